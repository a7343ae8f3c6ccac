import type { Page } from "@playwright/test";

/** Two models of one family, with what they have in common and what not; more of it, and one of another. */
export const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [1001, 1002, 1004, 1005, 1048] as const;
export const LIST = "/product_type_list/33?view=list";

export const table = (page: Page) => page.getByRole("region", { name: "产品对比表" });
export const models = (page: Page) => table(page).getByRole("columnheader").locator("a");
export const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: false }) })
    .first();
export const bar = (page: Page) => page.getByRole("form", { name: "产品对比" });
export const box = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `加入对比 ${title}`, exact: true }).first();
export const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "compare")?.value;

export const SHARED = "共补型智能集成电容器";
export const HEAVY = "重载型共补智能集成电容器";
