import type { Page } from "@playwright/test";
import { FAMILY_IDS } from "@/lib/constants";
import { fromStore } from "./content";
import type { Product } from "./inquiry-page";
import { expect } from "./site";

const [FAMILY, OTHER] = FAMILY_IDS;
export const LIST = `/product_type_list/${FAMILY}?view=list`;
export const OTHER_LIST = `/product_type_list/${OTHER}?view=list`;
export const TABLE = `/product_type_list/${FAMILY}?as=table`;
export const TYPE_PAGE = `/prod_type${FAMILY}`;

/** The first products in the lists of one family. */
const MOST = 10;
const OF_FAMILY = `SELECT id, title, model FROM products p JOIN product_categories ON product = id
   WHERE category = ? AND model <> '' ORDER BY p.sort DESC, id DESC LIMIT ?`;

export const compared = () =>
  fromStore((store) => store.prepare(OF_FAMILY).all(FAMILY, MOST)) as [
    Product,
    Product,
    Product,
    Product,
    Product,
    ...Product[],
  ];
export const addressOf = (...products: Product[]) => `/compare?ids=${products.map(({ id }) => id).join(",")}`;

export const table = (page: Page) => page.getByRole("region", { name: "产品对比表" });
export const models = (page: Page) => table(page).getByRole("columnheader").locator("a");
/** Rows of parameters in which the products differ. */
export const different = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: /不同$/ }) });
export const bar = (page: Page) => page.getByRole("form", { name: "产品对比" });
export const box = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `加入对比 ${title}`, exact: true }).first();
/** The products in the cookie, without their family. */
export const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "compare")?.value.replace(/\.f\d+$/, "");

/** Ticks products in their list. */
export async function chosen(page: Page, ...products: Product[]) {
  await page.goto(LIST);
  for (const { title } of products) await box(page, title).check();
  await expect(bar(page).getByRole("status")).toHaveText(`已选 ${products.length} 款`);
}
