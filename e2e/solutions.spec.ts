import { expect, test } from "./site";

type Shown = { id: number; figures: string; model: string; title: string; case: string };

test("a solution shows its figures, a one-line diagram whose models are links, and its cases", async ({
  page,
  store,
}) => {
  const shown = store
    .prepare(
      `SELECT solution AS id, figures, products.model, products.title, cases.title AS "case" FROM solution_sheets
       JOIN products ON instr(diagram, '"product":' || products.id) > 0
       JOIN solution_cases USING (solution) JOIN cases ON cases.id = solution_cases."case"
       ORDER BY solution, products.id, place LIMIT 1`,
    )
    .get() as Shown;
  await page.goto(`/cm_detail/${shown.id}`);
  for (const { label, value } of JSON.parse(shown.figures) as { label: string; value: string }[])
    await expect(page.locator("dl").filter({ hasText: label })).toContainText(value);
  const diagram = page.getByRole("group", { name: "单线图，可左右滚动" });
  await diagram.focus();
  await expect(diagram).toBeFocused();
  const products = page.locator("figcaption").getByRole("listitem").filter({ hasText: shown.title });
  await expect(products.getByRole("link", { name: shown.model })).toBeVisible();
  await page.getByText("用文字读这张图").click();
  await expect(page.getByText(/进线1：.*→/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: shown.case })).toBeVisible();
  await diagram.getByRole("link", { name: shown.model, exact: true }).first().click();
  await expect(page).toHaveURL(/\/newdetail\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown.title);
});

test(
  "on a phone a diagram that goes on to the right says so",
  { tag: "@phone-only" },
  async ({ page, store }) => {
    const { id } = store.prepare("SELECT solution AS id FROM solution_sheets LIMIT 1").get() as {
      id: number;
    };
    await page.goto(`/cm_detail/${id}`);
    await expect(page.getByText("左右滑动看全图")).toBeVisible();
    const diagram = page.getByRole("group", { name: "单线图，可左右滚动" });
    expect(await diagram.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  },
);
