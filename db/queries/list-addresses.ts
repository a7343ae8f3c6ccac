import { listCases } from "./cases";
import { getCategoryTree, getTypeInfo } from "./categories";
import { listFactory, listLeaders } from "./galleries";
import { listHonours } from "./honours";
import { listNews } from "./news";
import { countProducts } from "./products";
import { lastChangeIn } from "./sitemap";
import { listSolutions } from "./solutions";
import { PAGE_SIZE, TYPE_PAGE_TITLES } from "@/lib/catalog";
import { combinedHref } from "@/lib/routes/combined";
import { pageCount } from "@/lib/routes/paging";
import { COMBINED, GALLERIES, LISTS } from "@/lib/routes/section-lists";
import { typeListView } from "@/lib/routes/type-list";
import { typeListHref } from "@/lib/routes/type-list-address";
import { listHref } from "@/lib/seo/list-seo";

/** The lists of one category of products, by address. */
export const TYPE_PAGES = new Map(
  Object.keys(TYPE_PAGE_TITLES).map((type) => [`/prod_type${type}`, Number(type)]),
);

/** So many pages of one list: who needs more comes to the items by themselves, which are all there. */
const MOST_PAGES = 100;

/** The pages of a list after the first. */
const laterPages = (total: number, size: number, hrefFor: (page: number) => string): string[] =>
  Array.from({ length: Math.min(pageCount(total, size), MOST_PAGES) - 1 }, (_, at) => hrefFor(at + 2));

/**
 * Every choice of the products' menu under its canonical address, with the time of its last change; an introduction has
 * none of its own.
 */
export function categoryLists(): Map<string, string | undefined> {
  const hasIntroduction = (id: number) => getTypeInfo(id) !== undefined;
  const found = getCategoryTree().flatMap((family) => {
    const choices = family.lists.flatMap(({ id, listss }) => [
      { sid: String(id) },
      ...listss.map((third) => ({ sid: String(id), kid: String(third.id) })),
    ]);
    // An introduction has the list of its products beside it.
    const looks = [{}, ...choices].flatMap((choice) => [choice, { ...choice, view: "list" }]);
    return looks.flatMap((choice): [path: string, changed: string | undefined][] => {
      const { canonical, listed } = typeListView(family, choice, hasIntroduction);
      const first = typeListHref(family.id, canonical);
      if (listed === undefined) return [[first, undefined]];
      const later = laterPages(countProducts(listed), PAGE_SIZE.productTypeList, (page) =>
        typeListHref(family.id, { ...canonical, page }),
      );
      const changed = lastChangeIn(listed);
      return [first, ...later].map((path) => [path, changed]);
    });
  });
  return new Map(found);
}

const FIRST = { page: 1, limit: 1 };

/** How many items a list of a section has, by the list's type. */
const TOTALS = {
  solutions: (type: number) => listSolutions({ type, ...FIRST }).total,
  cases: (type: number) => listCases({ type, ...FIRST }).total,
  news: (type: number) => listNews({ type, ...FIRST }).total,
  honours: (type: number) => listHonours({ type, ...FIRST }).total,
};

/** Later pages of the lists that stand at an address, by that address. */
export function laterPagesByPath(): Map<string, string[]> {
  const lists = Object.values(LISTS).map(({ section, path, type, size }): [string, string[]] => [
    path,
    laterPages(TOTALS[section](type), size, (page) => listHref(path, page)),
  ]);
  const galleries = (
    [
      ["factory", listFactory],
      ["leaders", listLeaders],
    ] as const
  ).map(([kind, list]): [string, string[]] => {
    const { path, size } = GALLERIES[kind];
    return [path, laterPages(list(FIRST).total, size, (page) => listHref(path, page))];
  });
  const typePages = [...TYPE_PAGES].map(([path, type]): [string, string[]] => [
    path,
    laterPages(countProducts(type), PAGE_SIZE.products, (page) => listHref(path, page)),
  ]);
  return new Map([...lists, ...galleries, ...typePages, [COMBINED.honours.path, laterHonours()]]);
}

/** Honours have no page besides the combined one. */
function laterHonours(): string[] {
  const { path, size, parts } = COMBINED.honours;
  const types = parts.map(({ type }) => type);
  return types.flatMap((tab) =>
    laterPages(TOTALS.honours(tab), size, (page) =>
      combinedHref(path, types, { tab, pages: { [tab]: page } }),
    ),
  );
}
