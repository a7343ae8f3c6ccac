import { hrefs, named, readPage } from "./read-page";
import { expect, test } from "./site";

type Shown = { id: number; figures: string; model: string; title: string; case: string };

test(
  "a solution shows its figures, a one-line diagram with linked models, its products, and links to its cases",
  { tag: "@all" },
  async ({ page, store }) => {
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
      await expect(
        page.locator("dl > div", { hasText: label }).filter({ hasText: value }).first(),
      ).toBeVisible();
    const diagram = page.getByRole("group", { name: "单线图，可左右滚动" });
    await diagram.focus();
    await expect(diagram).toBeFocused();
    await expect(page.locator("#products").getByRole("link", { name: shown.title })).toBeVisible();
    await expect(page.getByText(/进线1?：.*→/).first()).toBeVisible();
    await expect(page.locator("#cases").getByRole("link", { name: shown.case })).toHaveAttribute(
      "href",
      /^\/case\/\d+$/,
    );
    await diagram.getByRole("link", { name: shown.model, exact: true }).first().click();
    await expect(page).toHaveURL(/\/newdetail\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown.title);
  },
);

type Brief = { id: number; type: number; brief: string };

test("a solution's card and page have problem, load, devices and target", async ({ request, store }) => {
  const { id, type, brief } = store
    .prepare("SELECT id, type, brief FROM solutions JOIN solution_sheets ON solution = id WHERE brief <> ''")
    .get() as Brief;
  const { problem, load, devices, target } = JSON.parse(brief) as Record<string, string> & {
    devices: string[];
  };
  for (const path of [`/solutionPage?tab=${type}`, `/cm_detail/${id}`]) {
    const said = (await readPage(request, path)).querySelector("main")?.textContent.replace(/\s/g, " ") ?? "";
    for (const words of [problem, load, devices.join("、"), target]) expect(said, path).toContain(words);
  }
});

test("a solution's page has its contents beside the text and ends with the previous and next solution", async ({
  request,
  store,
}) => {
  const { id } = store.prepare("SELECT id FROM solutions ORDER BY id LIMIT 1 OFFSET 1").get() as {
    id: number;
  };
  const page = await readPage(request, `/cm_detail/${id}`);
  const [contents] = named(page, "nav", "本页内容");
  const parts = [...(contents?.querySelectorAll("li a") ?? [])].map(
    (link) => link.getAttribute("href") ?? "",
  );
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(page.querySelector(part), part).not.toBeNull();
  const last = [...page.querySelectorAll("main section")].at(-2);
  expect(last?.querySelector("nav")?.getAttribute("aria-label")).toBe("前后方案");
});

test(
  "a solution can be downloaded as a PDF; an unknown one cannot",
  { tag: "@all" },
  async ({ request, store }) => {
    const { id } = store.prepare("SELECT min(id) AS id FROM solutions").get() as { id: number };
    const [file = ""] = hrefs(await readPage(request, `/cm_detail/${id}`), "方案 PDF");
    const answer = await request.get(file ?? "");
    expect(answer.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringContaining("filename*=UTF-8''"),
    });
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    for (const path of ["1.pdf", `0${id}.pdf`, `${id}/pdf`])
      expect((await request.get(`/cm_detail/${path}`)).status(), path).toBe(404);
  },
);

test(
  "on a phone a hint shows that a wide diagram can be scrolled",
  { tag: ["@phone-only", "@all"] },
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

test(
  "on a phone a table of four columns in a solution is seen whole",
  { tag: ["@phone-only", "@all"] },
  async ({ page, store }) => {
    const ids = store
      .prepare("SELECT id FROM solutions WHERE maincontent LIKE '%<table%' ORDER BY id")
      .pluck()
      .all() as number[];
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      await page.goto(`/cm_detail/${id}`, { waitUntil: "domcontentloaded" });
      const hidden = await page
        .locator(".table-scroll")
        .filter({ hasNot: page.locator("tr:first-child > :nth-child(5)") })
        .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(
        hidden.filter((beyond) => beyond > 0),
        String(id),
      ).toEqual([]);
    }
  },
);
