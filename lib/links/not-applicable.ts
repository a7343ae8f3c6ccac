import FILE from "@/db/content/site/not-applicable.json" with { type: "json" };

type Entry = {
  category: number;
  keys: string[];
  labels?: string[] | undefined;
  except?: number[] | undefined;
};
const ENTRIES: readonly Entry[] = FILE;

/** What a product of these categories cannot have, so that nobody looks for it: keys of parameters, and labels of lines. */
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
