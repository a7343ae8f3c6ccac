import { expect, type Locator, type Page } from "@playwright/test";
import type { OrderCode } from "@/lib/order-code/shape";
import { partField } from "@/lib/links/code-address";
import { codesOf } from "./coded";

/** The form that builds the order code on a product's page. */
export const builder = (page: Page) => page.locator("#ordering form");
export const codeOf = (page: Page) => builder(page).getByRole("status").first();

/** Chooses a code of a part by its visible label. */
export async function choose(form: Locator, grammar: OrderCode, at: number, code: string) {
  const part = grammar.parts[at]!;
  const list = form.locator(`select[name=${partField(at)}]`);
  if ((await list.count()) > 0) return form.getByLabel(part.name).selectOption(code);
  const group = form.getByRole("group", { name: part.name, exact: true });
  const radio = group.getByRole("radio").nth(codesOf(part).indexOf(code));
  await radio.click();
  await expect(radio).toBeChecked();
}

export async function chooseAll(form: Locator, grammar: OrderCode, choices: readonly string[]) {
  for (const [at, part] of grammar.parts.entries())
    if (codesOf(part).length > 1) await choose(form, grammar, at, choices[at]!);
}
