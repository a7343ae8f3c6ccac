import { sharedStore } from "@/db/connection";
import { familyIds, getCategoryTree, getTypeInfo } from "@/db/queries/categories/categories";
import { countProductsOf } from "@/db/queries/lists/counts";
import { lastChangeIn } from "./sitemap";
import { METER_FAMILY, METER_LIST_ENTRY, PAGE_SIZE } from "@/lib/constants";
import { DOWNLOADS, downloadsHref } from "@/lib/downloads/address";
import { combinedHref } from "@/lib/links/combined";
import { pageCount } from "@/lib/links/paging";
import { COMBINED, GALLERIES, LISTS } from "@/lib/links/section-lists";
import { typeListView } from "@/lib/links/type-list";
import { typeListHref } from "@/lib/links/type-list-address";
import { listHref } from "@/lib/seo/list-seo";

/** At most this many pages per list; the items themselves are all listed. */
const MOST_PAGES = 100;

/** The later pages of a list. */
export const laterPages = (total: number, size: number, hrefFor: (page: number) => string): string[] =>
  Array.from({ length: Math.min(pageCount(total, size), MOST_PAGES) - 1 }, (_, at) => hrefFor(at + 2));

type Choice = { sid?: string; kid?: string; view?: string };

/** The default choice for meters, whose address is that of its third level. */
const isMeterDefault = (family: number, { sid, kid, view }: Choice) =>
  family === METER_FAMILY && sid === String(METER_LIST_ENTRY) && kid === undefined && view === "list";

/**
 * Every choice of the product menu with its canonical address and last change. Introductions have no last change of their own.
 */
export function categoryLists(): Map<string, string | undefined> {
  const hasIntroduction = (id: number) => getTypeInfo(id) !== undefined;
  const tree = getCategoryTree();
  const ids = tree.flatMap(({ id, lists }) => [
    id,
    ...lists.flatMap((list) => [list.id, ...list.listss.map((third) => third.id)]),
  ]);
  const counts = countProductsOf(ids);
  const countOf = new Map(ids.map((id, at) => [id, counts[at] ?? 0]));
  const found = tree.flatMap((family) => {
    const choices = family.lists.flatMap(({ id, listss }) => [
      { sid: String(id) },
      ...listss.map((third) => ({ sid: String(id), kid: String(third.id) })),
    ]);
    // An introduction also shows the list of its products.
    const views = [{}, ...choices]
      .flatMap((choice) => [choice, { ...choice, view: "list" }])
      .filter((choice) => !isMeterDefault(family.id, choice));
    return views.flatMap((choice): [path: string, changed: string | undefined][] => {
      const { canonical, listed } = typeListView(family, choice, hasIntroduction);
      const first = typeListHref(family.id, canonical);
      if (listed === undefined) return [[first, undefined]];
      const later = laterPages(countOf.get(listed) ?? 0, PAGE_SIZE.productTypeList, (page) =>
        typeListHref(family.id, { ...canonical, page }),
      );
      const changed = lastChangeIn(listed);
      return [first, ...later].map((path) => [path, changed]);
    });
  });
  return new Map(found);
}

const COUNTS = [
  ...["solutions", "cases", "news", "honours"].map(
    (table) => `SELECT '${table}' AS list, type, count(*) AS total FROM ${table} GROUP BY type`,
  ),
  ...["factory", "leaders"].map((table) => `SELECT '${table}', 0, count(*) FROM ${table}`),
].join(" UNION ALL ");

/** The number of items of every list by kind and type, read in one statement. */
function totals(): (list: string, type?: number) => number {
  const rows = sharedStore().prepare<[], { list: string; type: number; total: number }>(COUNTS).all();
  const found = new Map(rows.map(({ list, type, total }) => [`${list} ${type}`, total]));
  return (list, type = 0) => found.get(`${list} ${type}`) ?? 0;
}

/** The later pages of lists by the address of the first. Products are listed by family only. */
export function laterPagesByPath(): Map<string, string[]> {
  const totalOf = totals();
  const lists = Object.values(LISTS).map(({ section, path, type, size }): [string, string[]] => [
    path,
    laterPages(totalOf(section, type), size, (page) => listHref(path, page)),
  ]);
  const galleries = (["factory", "leaders"] as const).map((kind): [string, string[]] => {
    const { path, size } = GALLERIES[kind];
    return [path, laterPages(totalOf(kind), size, (page) => listHref(path, page))];
  });
  const products = countProductsOf(familyIds()).reduce((sum, count) => sum + count, 0);
  const downloads = laterPages(products, PAGE_SIZE.downloads, (page) => downloadsHref({}, page));
  return new Map([
    ...lists,
    ...galleries,
    [COMBINED.honours.path, laterHonours(totalOf)],
    [DOWNLOADS, downloads],
  ]);
}

/** Honours have only the combined page. */
function laterHonours(totalOf: ReturnType<typeof totals>): string[] {
  const { path, size, parts } = COMBINED.honours;
  const types = parts.map(({ type }) => type);
  return types.flatMap((tab) =>
    laterPages(totalOf("honours", tab), size, (page) =>
      combinedHref(path, types, { tab, pages: { [tab]: page } }),
    ),
  );
}
