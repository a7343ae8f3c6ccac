import { expect, type Page } from "@playwright/test";

export const [CAPACITOR, METER] = [1001, 1048] as const;
export const CODE = "LH-ZCS/450-20+10";

export const cartLink = (page: Page) =>
  page
    .getByRole("link", { name: /^询价单/ })
    .filter({ visible: true })
    .first();
export const form = (page: Page) => page.getByRole("form", { name: "询价单" });
export const lines = (page: Page) => form(page).getByRole("listitem");
export const quantity = (page: Page, at = 0) => lines(page).nth(at).getByRole("spinbutton", { name: "数量" });
export const note = (page: Page, at = 0) => lines(page).nth(at).getByRole("textbox", { name: "备注" });
export const code = (page: Page, at = 0) => lines(page).nth(at).getByRole("textbox", { name: "订货代码" });
export const box = (page: Page, at = 0) => lines(page).nth(at).getByRole("checkbox");
export const add = (page: Page) => page.getByRole("main").getByRole("button", { name: "加入询价单" });
export const said = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

/** What the server has, as another page of the same browser sees it. */
export async function kept(page: Page) {
  const { data } = await (await page.request.get("/api/carts")).json();
  return (data.data as Record<string, unknown>[]).map((line) => [
    line.model,
    line.code,
    line.quantity,
    line.note,
    line.checked,
  ]);
}

/** A list of so many meters, as other pages made it. */
export async function listOfMany(page: Page, count: number) {
  for (let id = METER; id < METER + count; id++)
    await page.request.post("/api/carts", { form: { product_id: String(id) } });
  await page.goto("/cart");
  await expect(lines(page)).toHaveCount(count);
}

/** A list of a capacitor with its code and a meter, as other pages made it; `count` with what was there before. */
export async function listOfTwo(page: Page, count = 2) {
  await page.request.post("/api/carts", {
    form: { product_id: String(CAPACITOR), code: CODE, quantity: "2" },
  });
  await page.request.post("/api/carts", { form: { product_id: String(METER), quantity: "3" } });
  await page.goto("/cart");
  await expect(lines(page)).toHaveCount(count);
}
