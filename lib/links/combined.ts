import { pageNumber } from "@/lib/http/params";

/** What a visitor chose on a combined page: the list that is shown, the page of each list (CONTRACT §2), cards or a table. */
export type CombinedChoice = {
  tab: number;
  pages: Readonly<Record<number, number>>;
  asTable?: boolean;
  /** Parameters of the page beside the lists, kept by every link of theirs. */
  kept?: Readonly<Record<string, string | undefined>>;
};

/** Reads the parameters `tab` and `page17` …; anything unusable counts as absent. */
export function combinedChoice(types: readonly number[], given: Record<string, string>): CombinedChoice {
  const tab = types.find((type) => String(type) === given.tab) ?? types[0] ?? 0;
  return {
    tab,
    pages: Object.fromEntries(types.map((type) => [type, pageNumber.parse(given[`page${type}`])])),
    ...(given.as === "table" && { asTable: true }),
  };
}

/** The one address of a choice: the first tab and first pages are left out. */
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

/** Another page of one list: that list is shown, the others stay where they are. */
export const withPage = ({ pages, ...look }: CombinedChoice, type: number, page: number): CombinedChoice => ({
  ...look,
  tab: type,
  pages: { ...pages, [type]: page },
});
