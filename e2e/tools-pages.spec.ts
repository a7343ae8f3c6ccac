import type { Page } from "@playwright/test";
import { toolOf } from "@/lib/links/tools";
import { expectAccessible } from "./accessible";
import { hrefs, readPage, robots, words } from "./read-page";
import { shiftsOf, watchShifts } from "./looks/jumps";
import { expect, test } from "./site";
import { TOOLS, KVAR, HARMONICS, METER, EXAMPLE, summary } from "./tools-page";

const LONG_SPECTRUM = `${HARMONICS}?vfd=100&led=50&arc=100&it=20&ups=50&ev=100&mf=100&p12=100&afe=50&lin=100`;

/** The number of A4 pages in print. */
async function sheets(page: Page) {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return paper.match(/\/Type \/Page\b/g)?.length;
}

test("the empty form is indexed, a result is not", async ({ request }) => {
  for (const path of TOOLS) {
    expect(robots(await readPage(request, path)), path).toBeUndefined();
    const answer = await readPage(request, `${path}?sn=500&x=10`);
    expect(robots(answer), path).toContain("noindex");
    const canonical = answer.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
  }
});

test("home page, footer and product pages link to the calculators", async ({ request, store }) => {
  const home = await readPage(request, "/index");
  for (const path of TOOLS)
    for (const part of ["footer", "main"])
      expect(home.querySelectorAll(`${part} a[href="${path}"]`), `${part} ${path}`).toHaveLength(1);
  // A product's page presets the reactor of its family.
  const preset = store
    .prepare("SELECT product AS id, tool, preset FROM product_traits ORDER BY product")
    .all()
    .map((row) => row as { id: number; tool: string; preset: string })
    .map(({ id, ...traits }) => ({ id, href: toolOf(traits)?.href ?? "" }))
    .find(({ href }) => /\?react=\d+$/.test(href))!;
  expect(hrefs(await readPage(request, `/newdetail/${preset.id}`), /^无功补偿容量计算/)).toContain(
    preset.href,
  );
  const tool = await readPage(request, preset.href);
  const rate = new URLSearchParams(preset.href.split("?")[1]).get("react");
  expect(tool.querySelector("[name=react]")?.outerHTML).toContain(`value="${rate}"`);
  expect(words(tool)).toContain(EXAMPLE);
});

test("the calculators are in the menu of the solutions", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(HARMONICS);
  await page.getByRole("button", { name: "解决方案的下级菜单" }).click();
  const link = page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "谐波治理选型" });
  await expect(link).toHaveAttribute("aria-current", "page");
});

// The initial state of the forms is checked in routes.spec.ts.
test(
  "the other calculators have no layout shift, fit every width and pass the accessibility checks",
  { tag: "@all" },
  async ({ page }) => {
    await watchShifts(page);
    for (const path of [`${KVAR}?mode=bill&wp=x`, `${KVAR}?mode=transformer`, `${METER}?sys=3p3w10`]) {
      await page.goto(path);
      expect(await shiftsOf(page), path).toEqual({ score: 0, shifts: [] });
      await expectAccessible(page, path);
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth), path).toBe(
          0,
        );
      }
    }
  },
);

async function expectOneSheet(page: Page, path: string) {
  await page.goto(path);
  await expect(summary(page)).toBeVisible();
  expect(await sheets(page), path).toBe(1);
}

test(
  "a calculation prints on one sheet, with a QR code of its address",
  { tag: "@all" },
  async ({ page }) => {
    await expectOneSheet(page, LONG_SPECTRUM);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("svg[shape-rendering=crispEdges]").first()).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
  },
);

test("every calculation prints on one sheet", { tag: "@all" }, async ({ page }) => {
  for (const path of [
    ...TOOLS,
    `${KVAR}?mode=bill&fee=120000&duty=fast`,
    `${KVAR}?mode=transformer&duty=unbalanced&h=80`,
    `${METER}?sys=3p3w10&x=120&use=settle`,
  ])
    await expectOneSheet(page, path);
});
