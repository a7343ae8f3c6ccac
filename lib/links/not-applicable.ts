import FILE from "@/db/content/site/not-applicable.json" with { type: "json" };

type Entry = { category: number; keys: string[]; except?: number[] };
const ENTRIES: readonly Entry[] = FILE;

/** The parameters that a product of these categories cannot have, so that nobody looks for them. */
export const notApplicable = (
  categories: readonly number[],
  product: number,
  entries: readonly Entry[] = ENTRIES,
): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ category, except = [] }) => categories.includes(category) && !except.includes(product))
      .flatMap(({ keys }) => keys),
  );
