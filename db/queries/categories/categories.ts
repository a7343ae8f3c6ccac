import { desc, eq } from "drizzle-orm";
import { type Category, type Grade3, inSiteOrder } from "@/lib/links/category-tree";
import { prepared } from "@/db/client";
import { categories, categoryClosings, categoryLists, typeinfos } from "@/db/schema";
import { CLOSING, type ClosingWords } from "@/lib/links/closing-words";
import { perContentVersion } from "@/db/per-content-version";

export type TypeInfo = typeof typeinfos.$inferSelect;
/** A column of product lists: of several parameters the first that a product has, under one name. */
export type ListColumn = { name?: string; keys: readonly string[]; words?: readonly string[] };
/** The category to look in for products that are not in this one, and why. */
export type Elsewhere = { text: string; path: Grade3[] };

const withInfos = prepared((orm) => {
  const { id, name, pid, sort } = categories;
  const { title, text } = categoryClosings;
  return orm
    .select({
      category: { id, name, pid },
      info: typeinfos,
      closing: { title, text },
      list: {
        columns: categoryLists.columns,
        elsewhere: categoryLists.elsewhere,
        target: categoryLists.target,
      },
    })
    .from(categories)
    .leftJoin(typeinfos, eq(typeinfos.id, id))
    .leftJoin(categoryClosings, eq(categoryClosings.category, id))
    .leftJoin(categoryLists, eq(categoryLists.category, id))
    .orderBy(desc(pid), desc(sort), desc(id))
    .prepare();
});

const listOf = ({ columns, ...list }: Omit<typeof categoryLists.$inferSelect, "category">) => ({
  ...list,
  columns: columns === "" ? [] : (JSON.parse(columns) as ListColumn[]),
});

const readCatalogue = perContentVersion(() => {
  const rows = withInfos().all();
  const below = (pid: number) => rows.map(({ category }) => category).filter((row) => row.pid === pid);
  const tree: Category[] = below(0).map((top) => ({
    ...top,
    lists: below(top.id).map((second) => ({ ...second, listss: below(second.id) })),
  }));
  return {
    tree,
    families: inSiteOrder(tree).map(({ id }) => id),
    infos: new Map(rows.map(({ category, info }) => [category.id, info ?? undefined])),
    closings: new Map(rows.map(({ category, closing }) => [category.id, closing ?? undefined])),
    lists: new Map(rows.map(({ category, list }) => [category.id, list && listOf(list)])),
  };
});

/** The whole tree of three levels, in the editors' order. */
export const getCategoryTree = () => readCatalogue().tree;

export const familyIds = () => readCatalogue().families;

export const getTypeInfo = (id: number): TypeInfo | undefined => readCatalogue().infos.get(id);

/** The closing text of a catalogue page: that of the nearest category with one, or the product centre's. */
export const closingOf = (path: readonly { id: number }[]): ClosingWords =>
  path.reduce(
    (closing, { id }) => readCatalogue().closings.get(id) ?? closing,
    CLOSING.productCentre as ClosingWords,
  );

const readPath = perContentVersion((id: number): Grade3[] => {
  for (const { lists, ...top } of getCategoryTree()) {
    if (top.id === id) return [top];
    for (const { listss, ...second } of lists) {
      if (second.id === id) return [top, second];
      const third = listss.find((node) => node.id === id);
      if (third) return [top, second, third];
    }
  }
  return [];
});

/** From the family down to the category itself; empty if it does not exist. */
export const getCategoryPath = (id: number): Grade3[] => readPath(id);

/** The list columns chosen by editors for a category. */
export const listColumns = (id: number): readonly ListColumn[] =>
  readCatalogue().lists.get(id)?.columns ?? [];

export function elsewhereThan(id: number): Elsewhere | undefined {
  const { elsewhere: text = "", target } = readCatalogue().lists.get(id) ?? {};
  return text === "" || !target ? undefined : { text, path: getCategoryPath(target) };
}
