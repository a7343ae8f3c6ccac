import { desc } from "drizzle-orm";
import type { Category } from "@/lib/links/category-tree";
import { titleKey } from "@/lib/text/title-key";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { prepared } from "@/db/client";
import { ALL } from "@/db/queries/lists/counts";
import { products } from "@/db/schema";
import { perContentVersion } from "@/db/per-content-version";

/** Between titles; no title that was written or searched holds it. */
const END = "\0";
const KEPT_SEARCHES = 50;

const inListOrder = prepared((orm) =>
  orm
    .select({ id: products.id, type: products.type, title: products.title })
    .from(products)
    .orderBy(desc(products.sort), desc(products.createtime), desc(products.id))
    .prepare(),
);

/** All titles as one text in list order, read once for each version of the content: 100,000 take 8 MB. */
const readTitles = perContentVersion((_key: "titles") => {
  const rows = inListOrder().values() as [number, number, string][];
  const starts = new Int32Array(rows.length + 1);
  rows.forEach(([, , title], row) => (starts[row + 1] = (starts[row] ?? 0) + title.length + END.length));
  return {
    // One letter becomes one letter: the places of titles in the text stay what they are.
    text: titleKey(rows.map(([, , title]) => title).join(END)),
    starts,
    ids: Float64Array.from(rows, ([id]) => id),
    types: Int32Array.from(rows, ([, type]) => type),
  };
});

/** A category and all below it. */
function within(type: number, categories: Category[]): Set<number> {
  const found = new Set([type]);
  for (const top of categories)
    for (const second of top.lists) {
      if (found.has(second.pid)) found.add(second.id);
      for (const third of second.listss) if (found.has(third.pid)) found.add(third.id);
    }
  return found;
}

function search({ key, type }: { key: string; type: number | undefined }): Float64Array {
  const { text, starts, ids, types } = readTitles("titles");
  const wanted = type === undefined ? undefined : within(type, getCategoryTree());
  const found: number[] = [];
  let row = 0;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, starts[++row])) {
    while ((starts[row + 1] ?? 0) <= at) row++;
    if (!wanted || wanted.has(types[row] ?? 0)) found.push(ids[row] ?? 0);
    if (row + 1 === ids.length) break;
  }
  return Float64Array.from(found);
}

const kept = perContentVersion(search, {
  most: KEPT_SEARCHES,
  keyOf: ({ key, type = ALL }) => `${type}${END}${key}`,
});

/**
 * The ids of all products whose title holds this one, in list order, of one category and all below it or of all.
 * Letters in any case, full width as half width, every other character plain.
 */
export function findTitles(title: string, type: number | undefined): Float64Array {
  if (title.includes(END)) return new Float64Array();
  return kept({ key: titleKey(title), type });
}
