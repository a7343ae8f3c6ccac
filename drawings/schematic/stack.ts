import type { Marks } from "@/drawings/geometry/mark";

/** The marks of a schematic and its height in drawing units. */
export type Stack = { height: number; marks: Marks };
