import type { ReactNode } from "react";

/** The marks of a drawing, from the top down to this height in drawing units. */
export type Drawn = { height: number; marks: ReactNode };
