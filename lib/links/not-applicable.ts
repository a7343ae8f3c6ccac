import ENTRIES from "@/db/content/site/not-applicable.json" with { type: "json" };

/** The parameters that products of these categories cannot have, so that nobody looks for them. */
export const notApplicable = (categories: readonly number[], entries = ENTRIES): ReadonlySet<string> =>
  new Set(entries.filter(({ category }) => categories.includes(category)).flatMap(({ keys }) => keys));
