/** A standard as named in the text of a product. */
export type Standard = { number: string; year: number | undefined; title: string };

const ITEM =
  /<li>\s*(?<number>[A-Z]+(?:\/[A-Z]+)? ?\d+(?:\.\d+)*)(?:[-—](?<year>\d{4}))?\s*《(?<title>[^》]+)》/g;

/** The standards in the lists of a text: `<li>GB/T 15576-2020《低压成套无功功率补偿装置》</li>`. */
export const standardsIn = (html: string): Standard[] =>
  [...html.matchAll(ITEM)].map(({ groups: { number = "", year, title = "" } = {} }) => ({
    number,
    year: year === undefined ? undefined : Number(year),
    title,
  }));
