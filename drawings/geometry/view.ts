import type { Box } from "./pen";

/** Path data of one view of a product: grey bodies, displays, fine lines and small filled parts. */
export type View = { body: string; screen?: string; detail?: string; solid?: string };
/**
 * What the side view of a panel device needs besides its box: the thickness of the bezel and the height of the housing.
 */
export type Behind = { bezel: number; housing: number };
/** The two views of a family, drawn into the boxes of the layout. */
export type Views = { front: (box: Box) => View; side: (box: Box, behind: Behind) => View };
