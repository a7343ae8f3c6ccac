// The targets, each with the figure of this run.
import { bound, type Goal } from "./goal";
import { clickGoals, lighthouseGoals, weightGoals } from "./page-goals";
import type { Results } from "./results";
import type { Times } from "./scale";
import { isSearch } from "./scale-calls";
import { speedGoals } from "./speed-goals";

function scaleGoals({ scale }: Results): Goal[] {
  const { shipped = {}, 100000: large } = scale?.found ?? {};
  const anew = Object.entries(shipped).filter(([kind]) => !kind.startsWith("API"));
  return anew
    .map(([kind, ms]) => bound(`${kind}: made anew, ${isSearch(kind) ? "p95" : "median"}`, ms, 40, "ms"))
    .concat(growthGoals(shipped, large));
}

/** Calls that are never cached and count or compare many rows: they must be fast enough, not as fast as with few rows. */
const NEVER_KEPT = ["filtered list", "comparison"];

const growthGoals = (shipped: Times, large: Times | undefined) =>
  Object.entries(shipped).map(([kind, ms]) => {
    if (isSearch(kind)) return bound(`${kind}: with 100,000 products, p95`, large?.[kind], 50, "ms");
    return NEVER_KEPT.includes(kind)
      ? bound(`${kind}: with 100,000 products, median`, large?.[kind], 70, "ms")
      : bound(
          `${kind}: time with 100,000 products and news against the shipped content`,
          large && (large[kind] ?? NaN) / ms,
          1.5,
          "×",
        );
  });

function memoryGoals({ memory }: Results): Goal[] {
  const last = memory?.samples.at(-1);
  if (!memory || !last) return [];
  const { calls, bytes } = memory.afterDistinct;
  return [
    bound(`memory after ${last.requests.toLocaleString("en")} mixed requests`, last.bytes / 1e6, 400, "MB"),
    bound(`memory after ${calls.toLocaleString("en")} distinct calls more`, bytes / 1e6, 400, "MB"),
  ];
}

function morningGoals({ morning }: Results): Goal[] {
  if (!morning) return [];
  const most = Math.max(...Object.values(morning.after));
  return [bound("memory in a morning of every kind of request, at most", most / 1e6, 400, "MB")];
}

export const goals = (results: Results): Goal[] =>
  [speedGoals, scaleGoals, lighthouseGoals, clickGoals, weightGoals, memoryGoals, morningGoals].flatMap(
    (of) => of(results),
  );
