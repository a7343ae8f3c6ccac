import { grouped } from "@/lib/grouped";
import type { Match } from "./answer";

/** Matches grouped by the condition to be clarified, in order; without a title if there is none. */
export const matchGroups = <One extends Pick<Match, "when">>(
  matches: readonly One[],
): { title: string; matches: One[] }[] =>
  [...grouped(matches, ({ when = "" }) => when)].map(([title, own]) => ({ title, matches: own }));

/** A heading for matches; `choice` tells how to choose within a group. */
export const choiceTitle = (matches: readonly Pick<Match, "when">[], choice: string): string =>
  matchGroups(matches).length > 1 ? `按条件选一档，每档${choice}` : choice;
