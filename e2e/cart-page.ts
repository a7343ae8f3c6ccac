import { expect, type Page } from "@playwright/test";
import { allCoded, choosable, impossible } from "./coded";

/** Products for a list: one with its code, another code and an invalid code of it, and a second product. */
export function goods() {
  const coded = choosable();
  const { id, model, ordercode: code, other } = coded;
  const second = allCoded().find((product) => product.id !== id)!;
  return { id, model, code, other, wrong: impossible(coded), second };
}

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
/** The buttons of the page's own product; cards of others have theirs. */
export const OWN_ADD = "main button:not(li:has(h2, h3) button)";
export const add = (page: Page) =>
  page.locator(OWN_ADD).filter({ hasText: "加入询价单" }).filter({ visible: true });
export const said = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

/** The list on the server, read in another page of the same browser. */
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

/** A list with a product with its code, and another product, added on other pages. */
export async function listOfTwo(page: Page) {
  const { id, code, second } = goods();
  await page.request.post("/api/carts", { form: { product_id: String(id), code, quantity: "2" } });
  await page.request.post("/api/carts", { form: { product_id: String(second.id), quantity: "3" } });
  await page.goto("/cart");
  await expect(lines(page)).toHaveCount(2);
}
