import FILE from "@/db/content/site/not-applicable.json" with { type: "json" };

type Entry = {
  category: number;
  keys: string[];
  labels?: string[] | undefined;
  except?: number[] | undefined;
};
const ENTRIES: readonly Entry[] = FILE;

/** Parameter keys and line labels that do not apply to products of these categories, and are stated as such. */
export const notApplicable = (
  categories: readonly number[],
  product: number,
  entries: readonly Entry[] = ENTRIES,
): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ category, except = [] }) => categories.includes(category) && !except.includes(product))
      .flatMap(({ keys, labels = [] }) => [...keys, ...labels]),
  );
