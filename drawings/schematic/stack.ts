import type { Marks } from "@/drawings/geometry/mark";

/** The marks of a schematic, from the top down to this height in drawing units. */
export type Stack = { height: number; marks: Marks };
