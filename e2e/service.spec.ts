import type { Locator, Page } from "@playwright/test";
import { faultsAnchor, faultsHref, questionAnchor, questionHref, SERVICE } from "@/lib/links/service";
import { codeCount } from "@/lib/service/code-spans";
import { SPEAK } from "@/lib/board/addresses";
import { SITE } from "@/lib/site";
import { allWords, hrefs, named, readPage, words } from "./read-page";
import { onPaper, readPdf } from "./read-pdf";
import { faultKinds, partGroups, questions } from "./service-words";
import { expect, test } from "./site";

/** A kind of device with fault codes, of a family with questions. */
const KIND = faultKinds.findLast(({ families, codes }) => families.length > 0 && codes.length > 2)!;
const LABEL = `${KIND.name}故障代码`;
const [FAULT] = KIND.codes as [(typeof KIND.codes)[number]];

const kindTable = (page: Page) => page.getByRole("region", { name: LABEL });
const rowOf = (page: Page, code: string) =>
  kindTable(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: code, exact: true }) });

/** Expects the target of an anchor to be visible below the sticky parts of the page. */
async function isUnderTop(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport();
  const nav = page.getByRole("navigation", { name: "本页内容" });
  const top = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  await expect
    .poll(async () => {
      const { y, height } = await top(nav);
      return (await top(heading)).y - (y + height);
    })
    .toBeGreaterThan(0);
}

test("the meaning of a code on the display, the remedy and whom to call are on one page", async ({
  page,
}) => {
  await page.goto(SERVICE);
  await page.locator("#questions").getByRole("link", { name: LABEL }).first().click();
  await expect(page).toHaveURL(faultsHref(KIND.id));
  await isUnderTop(page, page.getByRole("heading", { name: KIND.name, exact: true }).first());
  await expect(rowOf(page, FAULT.code)).toContainText(FAULT.meaning);
  await expect(rowOf(page, FAULT.code)).toContainText(FAULT.remedy);
  const repair = page.getByRole("region", { name: "维修怎样进行" });
  await expect(repair.getByRole("link", { name: SITE.afterSalesLine })).toHaveAttribute("href", /^tel:/);
  await expect(repair).toContainText(SITE.dispatchAddress);
  await repair.getByRole("link", { name: "在线报修" }).click();
  await expect(page).toHaveURL(/\/contact\?about=/);
  await expect(page.getByRole("main")).toContainText("报修");
});

test(
  "the page begins with a field for the code, and with the codes",
  { tag: ["@phone", "@all"] },
  async ({ page }) => {
    await page.goto(SERVICE);
    const region = page.locator("main section[id]").first();
    await expect(region).toHaveAttribute("id", "faults");
    await page.getByRole("textbox", { name: "屏幕上的代码，或设备的现象" }).fill(FAULT.code);
    await page.getByRole("button", { name: "查故障" }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole("main")).toContainText(FAULT.remedy);
  },
);

test(
  "a visitor who does not know the code chooses the model, and sees its codes",
  { tag: ["@phone", "@all"] },
  async ({ page }) => {
    await page.goto(SERVICE);
    const product = String((FAULT.products ?? KIND.products)[0]);
    await page.getByRole("combobox", { name: "不知道代码？按型号查" }).selectOption(product);
    await page.getByRole("button", { name: "看代码" }).click();
    await expect(page).toHaveURL(`${SERVICE}?product=${product}#faults`);
    await expect(rowOf(page, FAULT.code)).toBeVisible();
    const model = await page.getByRole("combobox").locator("option:checked").textContent();
    await expect(page.getByRole("heading", { name: `${model}故障代码`, exact: true })).toBeVisible();
  },
);

test("a visitor whose fault was found sees whom to call, and can ask about that fault", async ({
  request,
}) => {
  const page = await readPage(request, `/search?q=${encodeURIComponent(FAULT.code)}`);
  const main = page.querySelector("main")!;
  expect(hrefs(main, SITE.afterSalesLine)[0]).toMatch(/^tel:/);
  const [asked = ""] = hrefs(main, "在线咨询");
  expect(new URLSearchParams(asked?.split("?")[1]).get("about")).toContain(FAULT.code);
});

test(
  "on any screen a code, its cause and its remedy are visible together",
  { tag: ["@phone", "@all"] },
  async ({ page }) => {
    await page.goto(faultsHref(KIND.id));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    expect(await kindTable(page).evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
    const row = rowOf(page, FAULT.code);
    await row.scrollIntoViewIfNeeded();
    for (const cell of await row.locator("th, td").all()) await expect(cell).toBeInViewport({ ratio: 1 });
  },
);

test(
  "a product links to the questions of its family and to its codes, a search to its question",
  { tag: "@all" },
  async ({ request, page }) => {
    const product = await readPage(request, `/newdetail/${KIND.products[0]}`);
    const papers = product.querySelector("#documents")!;
    expect(hrefs(papers, "故障代码")).toEqual([faultsHref(KIND.id)]);
    const [ofFamily = ""] = hrefs(papers, "常见问题与服务");
    await page.goto(ofFamily ?? "");
    await isUnderTop(page, page.locator(new URL(page.url()).hash));

    const { id, question, answer } = questions[1]!;
    const [href = ""] = hrefs(
      await readPage(request, `/search?q=${encodeURIComponent(question)}`),
      "更多常见问题",
    );
    expect(href).toBe(questionHref(id));
    await page.goto("about:blank");
    await page.goto(questionHref(id));
    await isUnderTop(page, page.getByRole("heading", { level: 3, name: question }));
    await expect(page.locator(`#${questionAnchor(id)}`).getByText(answer, { exact: true })).toBeVisible();
  },
);

test(
  "the page is short until something is opened, and a link reopens what was closed",
  { tag: ["@phone", "@all"] },
  async ({ page, isMobile }) => {
    await page.goto(SERVICE);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(isMobile ? 9000 : 8000);
    const code = rowOf(page, FAULT.code);
    await expect(
      page.getByText(new RegExp(` · ${codeCount(KIND.codes.map(({ code }) => code))} 项$`)).first(),
    ).toBeVisible();
    await expect(code).toBeHidden();
    const link = page.locator("#questions").getByRole("link", { name: LABEL }).first();
    for (let press = 0; press < 2; press++) {
      await link.click();
      await expect(code).toBeVisible();
      await page.locator(`#${faultsAnchor(KIND.id)} > summary`).click();
      await expect(code).toBeHidden();
    }
  },
);

test("no page says to discharge before testing for absence of voltage", async ({ request }) => {
  const steps = words(await readPage(request, SERVICE)).split(/[。；]/);
  expect(steps.filter((step) => /断电[^验]*放电/.test(step))).toEqual([]);
});

test("search engines get the visible questions only; sitemap and footer link to them, they to the board", async ({
  request,
}) => {
  const html = await (await request.get(SERVICE)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const data = scripts.map(([, text = ""]) => JSON.parse(text) as { "@type": string; mainEntity?: object[] });
  const told = data.find((one) => one["@type"] === "FAQPage")?.mainEntity ?? [];
  expect(told).toHaveLength(questions.length);
  const page = await readPage(request, SERVICE);
  for (const { name, acceptedAnswer } of told as { name: string; acceptedAnswer: { text: string } }[]) {
    const seen = named(page, "details h3", name)[0]?.closest("details") ?? page;
    expect(words(seen, "p"), name).toContain(acceptedAnswer.text);
  }
  expect(allWords(page, "#parts tbody th")).toHaveLength(partGroups.flatMap(({ parts }) => parts).length);
  expect(page.querySelector(`main a[href="${SPEAK}"]`)).not.toBeNull();
  expect(page.querySelector(`footer a[href="${SERVICE}"]`)).not.toBeNull();
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`${SERVICE}</loc>`);
});

test("in print every table is complete", { tag: "@all" }, async ({ page }) => {
  await page.goto(SERVICE);
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const text = sheets.map((sheet) => sheet.text).join("");
  for (const { codes } of faultKinds)
    for (const { code, call } of [codes[0]!, codes.at(-1)!])
      for (const told of [code, call]) expect(text).toMatch(onPaper(told));
  expect(text).toContain("何时致电");
  expect(text).toContain(SITE.afterSalesLine);
  expect(sheets.length).toBeLessThanOrEqual(14);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$|preloaded using/] });

  test(
    "questions, codes and parts are on the page, and anchors lead to them",
    { tag: "@all" },
    async ({ page }) => {
      const { id, question, answer } = questions[0]!;
      await page.goto(questionHref(id));
      const heading = page.getByRole("heading", { level: 3, name: question });
      await expect(heading).toBeInViewport();
      await heading.click();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
      await page.locator(`#${faultsAnchor(KIND.id)} > summary`).press("Enter");
      await expect(rowOf(page, FAULT.code)).toBeVisible();
      await page.goto(`${SERVICE}?product=${(FAULT.products ?? KIND.products)[0]}`);
      await expect(rowOf(page, FAULT.code)).toBeVisible();
      const [{ name, parts }] = partGroups as [(typeof partGroups)[number]];
      await page.locator("#parts summary", { hasText: name }).first().press("Enter");
      await expect(
        page.locator("#parts").getByRole("rowheader", { name: parts[0]!.name }).first(),
      ).toBeVisible();
    },
  );
});
