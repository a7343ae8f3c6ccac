import { build } from "@/lib/order-code/build";
import { partField } from "@/lib/links/code-address";
import { expectAccessible } from "./accessible";
import { builder, choose, chooseAll, codeOf } from "./code-builder";
import { choosable, ruled, typed } from "./coded";
import { expect, test } from "./site";

for (const { where, tag } of [
  { where: "", tag: [] },
  { where: ", on a phone, too", tag: ["@phone-only", "@all"] },
])
  test(
    `choices on the product page make the code at once, and the address keeps them${where}`,
    { tag },
    async ({ page }) => {
      const { id, ordercode, grammar, choices, other } = choosable();
      await page.goto(`/newdetail/${id}`);
      const form = builder(page);
      await expect(codeOf(page)).toHaveText(ordercode);
      await chooseAll(form, grammar, choices);
      await expect(codeOf(page)).toHaveText(other);
      for (const [at, code] of choices.entries())
        await expect.poll(() => new URL(page.url()).searchParams.get(partField(at))).toBe(code);
      await expectAccessible(page, "builder");

      await page.reload();
      await expect(codeOf(page)).toHaveText(other);
      await form.getByRole("link", { name: "带着型号咨询" }).click();
      await expect(page).toHaveURL(new RegExp(`/contact\\?code=.*product=${id}`));
      await expect(page.getByRole("form", { name: "在线咨询" })).toContainText(other);
    },
  );

test("what cannot go together is said beside the code, with what can", { tag: "@all" }, async ({ page }) => {
  const { id, grammar, one, first, other, broken, mended, whole, says } = ruled();
  await page.goto(`/newdetail/${id}`);
  const form = builder(page);
  const option = (code: string) =>
    form.locator(`[name=${partField(other)}] option[value="${code}"], label:has([value="${code}"])`).first();
  await choose(form, grammar, one, first);
  await expect(form).toContainText(`${says}。`);
  await expect(option(broken)).toContainText("不配）");
  await expect(option(mended)).not.toContainText("不配）");
  await expect(form.getByRole("link", { name: "带着型号咨询" })).toHaveCount(0);
  await choose(form, grammar, other, mended);
  await expect(codeOf(page)).toHaveText(whole);
  await expect(form).not.toContainText(says);
  // The chosen option stayed until then; now it is disabled, and still states the reason.
  const field = `[name=${partField(other)}]`;
  await expect(
    form.locator(`${field}[value="${broken}"], ${field} option[value="${broken}"]`).first(),
  ).toBeDisabled();
  await expect(option(broken)).toContainText("不配）");
  // The printed page has the code instead of the form.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`所选订货代码：${whole}`)).toBeVisible();
});

test("a number is typed within its range", { tag: "@all" }, async ({ page }) => {
  const { id, name, max, tooMuch, most } = typed();
  await page.goto(`/newdetail/${id}`);
  const number = builder(page).getByLabel(new RegExp(`^${name}`));
  await number.fill(String(max));
  await expect(codeOf(page)).toHaveText(most);
  await number.fill(String(tooMuch));
  await expect(builder(page)).toContainText(`${name}不在范围内`);
});

test(
  "a code can be tried from the examples, typed anew, and nothing of it stands in anyone's way",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/code");
    const examples = page.getByRole("main").getByRole("listitem").filter({ hasText: "LH-" });
    await expect(examples).toHaveCount(3);
    await examples.nth(1).getByRole("link").click();
    await expect(page.getByText("代码完整，各段都读得通。")).toBeVisible();
    await expectAccessible(page, "reading");
    const { beyond } = typed();
    await page.getByLabel("订货代码", { exact: true }).fill(beyond);
    await page.getByRole("button", { name: "解读" }).click();
    await expect(page.getByRole("heading", { level: 2, name: beyond })).toBeVisible();
    await expectAccessible(page, "impossible");
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "choices on the product page are sent to the page that reads the code",
    { tag: "@all" },
    async ({ page }) => {
      const { id, grammar, choices, other } = choosable();
      await page.goto(`/newdetail/${id}`);
      await expect(builder(page).getByText("示例")).toBeVisible();
      await expect(builder(page).getByText("订货代码", { exact: true })).toBeHidden();
      await chooseAll(builder(page), grammar, choices);
      await builder(page).getByRole("button", { name: "生成代码" }).click();
      await expect(page).toHaveURL(new RegExp(`/code\\?product=${id}&p1=`));
      await expect(page.getByRole("heading", { level: 2, name: build(grammar, choices) })).toBeVisible();
      await expect(page.getByRole("table", { name: `${other}的参数` })).toBeVisible();
    },
  );
});
