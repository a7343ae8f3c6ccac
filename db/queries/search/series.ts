import type { Counts } from "./counts";
import { textsOf } from "./hits";
import { ranked } from "./ranking";
import type { SearchIndex } from "./search-index";

/** A category, by its name. */
export type Series = { id: number; name: string };

/** More are looked at by themselves. */
const MOST_SERIES = 8;

/** The series that a search finds, the most telling first. */
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
