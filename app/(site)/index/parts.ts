import { countProductsOf } from "@/db/queries/lists/counts";
import { familyIds, getCategoryPath } from "@/db/queries/categories/categories";
import { listFamilies } from "@/db/queries/categories/families";
import { topProducts } from "@/db/queries/products/products";
import { chosenCases } from "@/db/queries/articles/case-cards";
import { topSolutions } from "@/db/queries/articles/solutions";
import { CASE_TYPE, HOME_PRODUCTS_SHOWN, SOLUTION_TYPE } from "@/lib/constants";
import { picturePath } from "@/lib/pictures";
import { categoryListHref } from "@/lib/links/type-list-address";
import { figureText } from "@/lib/cases/facts";
import { phrased, phrasedTitles } from "@/lib/text/phrases";
import { QUICK_TASKS } from "@/lib/links/quick-tasks";

const FIELDS = [
  { label: "智慧城市", href: "/cm_city", type: SOLUTION_TYPE.city, picture: "banners/hero-city" },
  {
    label: "智慧养殖",
    href: "/cm_agriculture",
    type: SOLUTION_TYPE.breeding,
    picture: "scenes/sol-breeding-ventilation",
  },
  { label: "智慧工业", href: "/cm_industry", type: SOLUTION_TYPE.industry, picture: "scenes/sol-workshop" },
];

/** Tasks of visitors with the number of products for each; tasks without products are left out. */
export function tasks() {
  // One statement counts these together with the families, which the page needs next.
  countProductsOf([
    ...familyIds(),
    ...QUICK_TASKS.flatMap(({ ways }) => ways.map(({ category }) => category)),
  ]);
  return QUICK_TASKS.map(({ ways, ...task }) => {
    const counts = countProductsOf(ways.map(({ category }) => category));
    const counted = ways.map(({ category, text }, at) => ({
      href: categoryListHref(getCategoryPath(category).map(({ id }) => id)),
      text,
      count: counts[at] ?? 0,
    }));
    return { ...task, ways: counted.filter(({ count }) => count > 0) };
  }).filter(({ ways }) => ways.length > 0);
}

/** The families without their third level and their description, which the page does not show. */
export const shownFamilies = () =>
  listFamilies().map(({ lists, name, id, image, count }) => ({
    ...{ id, image, count },
    name: phrased(name),
    lists: lists.map((list) => ({ id: list.id, name: phrased(list.name) })),
  }));

/** The second product of each family, then the first ones, whose pictures the tiles above have; so adjacent pictures differ. */
export function pickedProducts(families: readonly number[]) {
  const pairs = topProducts(families, 2);
  return [1, 0]
    .flatMap((at) => pairs.flatMap((pair) => pair[at] ?? []))
    .slice(0, HOME_PRODUCTS_SHOWN)
    .map(({ basicfunction: _, ...shown }) => shown);
}

/** The first case of each kind with at most two of its figures. */
export const references = () =>
  Object.values(CASE_TYPE)
    .flatMap((type) => chosenCases({}, type).slice(0, 1))
    .map(({ id, title, image, facts }) => ({
      id,
      title,
      image,
      figures: (facts?.figures ?? []).slice(0, 2).map(({ name, ...values }) => ({
        name: phrased(name),
        values: figureText(values),
      })),
    }));

export function fields() {
  const solutions = topSolutions(
    FIELDS.map(({ type }) => type),
    3,
  );
  return FIELDS.map(({ label, href, picture }, at) => ({
    label,
    href,
    image: picturePath(picture) ?? "",
    solutions: phrasedTitles(solutions[at] ?? []),
  }));
}
