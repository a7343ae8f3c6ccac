import type { Counts } from "./counts";
import { textsOf } from "./hits";
import { ranked } from "./ranking";
import type { SearchIndex } from "./search-index";

/** A category with its name. */
export type Series = { id: number; name: string };

/** More series have a page of results of their own. */
const MOST_SERIES = 8;

/** The series among the hits, most relevant first. */
export function seriesOf(
  index: SearchIndex,
  words: { match: string | undefined; counts: Counts },
  searched: string,
): Series[] {
  const places = ranked(index, words, { searched, kind: "families", page: 1, limit: MOST_SERIES }, undefined);
  const texts = textsOf(
    "families",
    places.map(({ id }) => id),
  );
  return places.flatMap(({ id }) => {
    const name = texts.get(id)?.title;
    return name === undefined ? [] : [{ id, name }];
  });
}
