import { grouped } from "@/lib/grouped";
import type { Match } from "./answer";

/** Matches by what has to be found out first, in their order; without a title where nothing has. */
export const matchGroups = <One extends Pick<Match, "when">>(
  matches: readonly One[],
): { title: string; matches: One[] }[] =>
  [...grouped(matches, ({ when = "" }) => when)].map(([title, own]) => ({ title, matches: own }));

/** How matches go together, in a heading; `choice` says it of those in one group. */
export const choiceTitle = (matches: readonly Pick<Match, "when">[], choice: string): string =>
  matchGroups(matches).length > 1 ? `按条件选一档，每档${choice}` : choice;
