import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { type Site, startSite } from "@/e2e/start-site";
import { SITE } from "@/lib/site";
import { gradeAnswer } from "./observatory";
import { type Answer, ask } from "./wire";

/** Details of the server that no response may reveal. */
const INSIDE =
  /no such table|lost_|sqlite|node_modules|standalone|\.next\/server|\.tsx?\b|\.mjs\b|\bat \S+ \(|\bSELECT\b|params:/i;
const FORM = { "content-type": "application/x-www-form-urlencoded" };

// All tests of this file share one site, in one worker.
test.describe.configure({ mode: "default" });

let site: Site;
let store: Database.Database;
let articles: number[];
test.beforeAll(async () => {
  site = await startSite();
  store = new Database(site.store, { timeout: 5000 });
  articles = store.prepare("SELECT id FROM news ORDER BY id LIMIT 4").pluck().all() as number[];
});
test.afterAll(async () => {
  store.close();
  await site.stop();
});

/** Drops a table under the running site, so that queries for it fail. */
const without = async (table: string, work: () => Promise<void>) => {
  store.exec(`ALTER TABLE ${table} RENAME TO lost_${table}`);
  await work().finally(() => store.exec(`ALTER TABLE lost_${table} RENAME TO ${table}`));
};

const get = (path: string) => ask(path, {}, new URL(site.url));

async function post(path: string, body: string): Promise<Answer> {
  const answer = await fetch(site.url + path, { method: "POST", headers: FORM, body });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
}

function expectQuiet({ status, headers, body }: Answer) {
  expect(status).toBe(500);
  const { score, points } = gradeAnswer(headers);
  expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["cache-control"]).toBe("no-store");
  expect(body.replace(/<style>.*<\/style>/s, "")).not.toMatch(INSIDE);
  expect(body).not.toContain(site.store);
}

for (const [what, table, path] of [
  ["a page", "news", () => `/detail/${articles[0]}`],
  ["a list", "news", () => "/news?page=2"],
  ["a search", "products", () => `/product_type_list/33?title=${encodeURIComponent("仪表")}`],
] as const)
  test(`${what} that fails is a 500, graded A+, reveals nothing, and recovers with its data`, async () => {
    await without(table, async () => {
      expectQuiet(await get(path()));
      expectQuiet(await get(path()));
    });
    expect((await get(path())).status).toBe(200);
  });

test("a failing page shows an error message with phone number and links, without any script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await without("news", async () => {
    expect((await page.goto(`${site.url}/detail/${articles[2]}`))?.status()).toBe(500);
  });
  await expect(page.getByRole("heading", { name: "页面暂时打不开" })).toBeVisible();
  await expect(page.getByRole("link", { name: SITE.salesLine })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("link", { name: "产品中心" })).toBeVisible();
  expect(
    await page.getByRole("link", { name: "返回首页" }).evaluate((link) => getComputedStyle(link).display),
  ).toBe("flex");
  await page.getByRole("link", { name: "重试" }).click();
  await expect(page.locator("h1")).not.toHaveText("页面暂时打不开");
  await context.close();
});

test("a failing call is a 500 in the envelope, graded A+", async () => {
  await without("news", async () => {
    const answer = await post("/api/News/getDetail", `id=${articles[0]}`);
    expectQuiet(answer);
    expect(JSON.parse(answer.body)).toEqual({ code: 500, msg: "服务器错误", data: null });
  });
  expect((await post("/api/News/getDetail", `id=${articles[0]}`)).body).toContain('"code":1');
});

/** Next's own start-up messages. */
const OF_NEXT = /^\s*(?:✓ Running next\.config\.mjs took \d+ms)?$/;

test("the log has a line for each 500, with only the place where it happened", async () => {
  await without("news", async () => {
    await post("/api/News/getDetail", `id=${articles[1]}`);
    await get(`/detail/${articles[3]}?phone=13800138000`);
  });
  await expect.poll(site.log).toContain('"event":"call-failed"');
  await expect.poll(site.log).toContain('"event":"page-failed"');
  for (const line of stripVTControlCharacters(site.log())
    .split("\n")
    .filter((text) => !OF_NEXT.test(text)))
    expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  expect(site.log()).not.toMatch(/lost_|no such table|13800138000/);
});
