import { limitKey } from "@/lib/http/client-address";

/** Uploads received at the same time, per visitor and in total: each may use 51 MB of disk meanwhile. */
const MOST_OF_VISITOR = 2;
const MOST_IN_ALL = 12;

const taken = new Map<string, number>();
let all = 0;

/** Takes a place for an upload. @returns a function that gives it back; undefined if none is free */
export function takePlace(visitor: string): (() => void) | undefined {
  const key = limitKey(visitor);
  const own = taken.get(key) ?? 0;
  if (own >= MOST_OF_VISITOR || all >= MOST_IN_ALL) return undefined;
  taken.set(key, own + 1);
  all++;
  return () => {
    all--;
    const left = (taken.get(key) ?? 1) - 1;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  };
}
