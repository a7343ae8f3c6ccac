import { pageNumber } from "@/lib/http/params";

/** The view of a combined page: the shown list, the page of each list (CONTRACT §2), cards or table. */
export type CombinedChoice = {
  tab: number;
  pages: Readonly<Record<number, number>>;
  asTable?: boolean;
  /** Other parameters of the page, which all links keep. */
  kept?: Readonly<Record<string, string | undefined>>;
};

/** Reads the parameters `tab`, `page17` and so on; invalid ones count as missing. */
export function combinedChoice(types: readonly number[], given: Record<string, string>): CombinedChoice {
  const tab = types.find((type) => String(type) === given.tab) ?? types[0] ?? 0;
  return {
    tab,
    pages: Object.fromEntries(types.map((type) => [type, pageNumber.parse(given[`page${type}`])])),
    ...(given.as === "table" && { asTable: true }),
  };
}

/** The canonical address of a view, without the first tab and first pages. */
export function combinedHref(
  path: string,
  types: readonly number[],
  { tab, pages, asTable, kept = {} }: CombinedChoice,
): string {
  const query = new URLSearchParams();
  if (tab !== types[0]) query.set("tab", String(tab));
  for (const type of types) if ((pages[type] ?? 1) > 1) query.set(`page${type}`, String(pages[type]));
  if (asTable) query.set("as", "table");
  for (const [name, value] of Object.entries(kept)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Shows another page of one list; the other lists keep their pages. */
export const withPage = ({ pages, ...look }: CombinedChoice, type: number, page: number): CombinedChoice => ({
  ...look,
  tab: type,
  pages: { ...pages, [type]: page },
});
