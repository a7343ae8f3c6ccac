import { FAMILY_IDS } from "@/lib/constants";

/** The category tree in the API's shape: children of the first level are `lists`, of the second `listss` (SPEC §3). */
export type Grade3 = { id: number; name: string; pid: number };
export type Grade2 = Grade3 & { listss: Grade3[] };
export type Category = Grade3 & { lists: Grade2[] };

/** Product families in the order of the site, then any that editors added, in theirs. */
export function inSiteOrder<Family extends { id: number }>(families: readonly Family[]): Family[] {
  const places = new Map<number, number>(FAMILY_IDS.map((id, at) => [id, at]));
  const place = ({ id }: Family) => places.get(id) ?? FAMILY_IDS.length;
  return [...families].sort((a, b) => place(a) - place(b));
}
