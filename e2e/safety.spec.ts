import { readFileSync } from "node:fs";
import { SAFETY, safetyHref } from "@/lib/links/safety";
import { SERVICE } from "@/lib/links/service";
import type { SAFETY_RULES } from "@/lib/service/safety";
import { SITE, telHref } from "@/lib/site";
import { allWords, hrefs, readPage, words } from "./read-page";
import { onPaper, readPdf } from "./read-pdf";
import { faultKinds } from "./service-words";
import { expect, test } from "./site";

const { title, urgent, card, steps, devices } = JSON.parse(
  readFileSync("db/content/site/safety.json", "utf8"),
) as typeof SAFETY_RULES;

/** A kind of device with fault codes. */
const KIND = faultKinds[0]!;
const DEVICE = devices.find(({ id }) => id === KIND.rules)!;

test("the safety rules have the steps in order, the waiting time of each kind of device, and the parts that stay live", async ({
  request,
}) => {
  const page = await readPage(request, SAFETY);
  expect(words(page, "h1")).toBe(title);
  expect(allWords(page, "#steps h3")).toEqual(steps.map((step) => step.title));
  // The drawing has the number of each step at the cabinet.
  const marked = allWords(page, "#steps figure text").filter((text) => /^\d$/.test(text));
  expect(new Set(marked)).toEqual(new Set(steps.slice(0, -1).map((_, at) => String(at + 1))));
  expect(allWords(page, "#devices summary")).toEqual(
    devices.map(({ name, wait }) => `${name}断电后等待：${wait}`),
  );
  const kind = page.getElementById(DEVICE.id)!;
  expect(kind.textContent).toContain(DEVICE.live);
  expect(hrefs(kind, `${KIND.name}故障代码`)).toHaveLength(1);
  const [list = ""] = hrefs(kind, /^(?!.*故障代码)/);
  expect((await request.get(list ?? "")).status()).toBe(200);
});

test("whom to call after an accident is above everything else, and the card before the steps", async ({
  request,
}) => {
  const page = await readPage(request, SAFETY);
  const first = page.querySelector("main ul strong")?.closest("ul");
  for (const item of urgent) expect(first?.textContent).toContain(item.title);
  expect([...(first?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
    urgent.flatMap(({ call }) => (call ? [telHref(call)] : [])),
  );
  expect(page.querySelector("main section[id]")?.id).toBe("card");
  expect(allWords(page, "#card ol > li")).toHaveLength(card.steps.length);
});

test(
  "in print the card is the first sheet, and the steps begin on the next",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(SAFETY);
    const [first, second] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    for (const told of [urgent[0]!.title, card.steps[0]!, card.steps.at(-1)!])
      expect(first?.text).toMatch(onPaper(told));
    expect(first?.text).not.toMatch(onPaper(steps[0]!.text));
    expect(second?.text).toMatch(onPaper(steps[0]!.text));
  },
);

test(
  "a product, fault codes, the service page, a search and the sitemap link to them",
  { tag: "@all" },
  async ({ request }) => {
    const product = await readPage(request, `/newdetail/${KIND.products[0]}`);
    const own = [...product.querySelectorAll(`a[href="${safetyHref(DEVICE.id)}"]`)];
    expect(own.map((link) => link.closest("section")?.id)).toEqual(["wiring", "documents"]);
    const service = await readPage(request, SERVICE);
    expect(hrefs(service, title)).toContain(SAFETY);
    expect(hrefs(service, "完整步骤")).toContain(safetyHref(DEVICE.id));
    const found = await readPage(request, `/search?q=${encodeURIComponent("验电")}`);
    expect(found.querySelector(`main a[href="${SAFETY}"]`)).not.toBeNull();
    expect(await (await request.get("/sitemap.xml")).text()).toContain(`${SAFETY}</loc>`);
  },
);

test("at the end of service and safety pages visitors find the after-sales hotline", async ({ request }) => {
  for (const path of [SAFETY, SERVICE]) {
    const call = (await readPage(request, path)).querySelector("a[data-ask] + a");
    expect(call?.getAttribute("href"), path).toBe(telHref(SITE.afterSalesLine));
  }
});
