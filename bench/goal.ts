// A measured figure and its target.
import { short } from "./figures";

/** `reached` is undefined if nothing was measured. */
export type Goal = { what: string; target: string; found: string; reached: boolean | undefined };

export const ratio = (what: string, found: number | undefined, least: number): Goal => ({
  what,
  target: `≥ ${least}`,
  found: found === undefined ? "not measured" : `${short(found)}×`,
  reached: found === undefined ? undefined : found >= least,
});

export const bound = (what: string, found: number | undefined, most: number, unit: string): Goal => ({
  what,
  target: `≤ ${most} ${unit}`,
  found: found === undefined ? "not measured" : `${short(found)} ${unit}`,
  reached: found === undefined ? undefined : found <= most,
});
