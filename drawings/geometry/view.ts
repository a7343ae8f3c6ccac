import type { Box } from "./pen";

/** Path data of one view of a product: grey bodies, displays, fine lines and small solid parts. */
export type View = { body: string; screen?: string; detail?: string; solid?: string };
/** What the side of a panel device needs beside its box: how thick the bezel is and how high the housing behind it. */
export type Behind = { bezel: number; housing: number };
/** Both views of a family, drawn into the boxes that the layout gives. */
export type Views = { front: (box: Box) => View; side: (box: Box, behind: Behind) => View };
