import { limitKey } from "@/lib/http/client-address";

/** Forms with files that are received at once, of a visitor and in all: each may take 51 MB of the disk meanwhile. */
const MOST_OF_VISITOR = 2;
const MOST_IN_ALL = 12;

const taken = new Map<string, number>();
let all = 0;

/** A place for a form with files. @returns how to leave it; undefined where there is none */
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
