import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { type Site, startSite } from "@/e2e/start-site";
import { gradeAnswer } from "./observatory";
import { type Answer, ask } from "./wire";

/** What a page or an answer may never say of the machine behind it. */
const INSIDE =
  /no such table|lost_|sqlite|node_modules|standalone|\.next\/server|\.tsx?\b|\.mjs\b|\bat \S+ \(|\bSELECT\b|params:/i;
const FORM = { "content-type": "application/x-www-form-urlencoded" };

let site: Site;
let store: Database.Database;
test.beforeAll(async () => {
  site = await startSite();
  store = new Database(site.store, { timeout: 5000 });
});
test.afterAll(async () => {
  store.close();
  await site.stop();
});

/** Takes a table away under the running site, so that whatever asks for it fails. */
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
  expect(headers["cache-control"]).toMatch(/^(?:no-store|private, no-cache)/);
  expect(body).not.toMatch(INSIDE);
  expect(body).not.toContain(site.store);
}

for (const [what, table, path] of [
  ["a page", "news", "/detail/3001"],
  ["a list", "news", "/news?page=2"],
  ["a search", "products", `/product_type_list/33?title=${encodeURIComponent("仪表")}`],
] as const)
  test(`${what} that breaks is a 500, graded A+, tells nothing, and is well again with its data`, async () => {
    await without(table, async () => {
      expectQuiet(await get(path));
      expectQuiet(await get(path));
    });
    expect((await get(path)).status).toBe(200);
  });

test("a call that breaks is a 500 in the envelope, graded A+", async () => {
  await without("news", async () => {
    const answer = await post("/api/News/getDetail", "id=3001");
    expectQuiet(answer);
    expect(JSON.parse(answer.body)).toEqual({ code: 500, msg: "服务器错误", data: null });
  });
  expect((await post("/api/News/getDetail", "id=3001")).body).toContain('"code":1');
});

test("the log has a line for each 500, and no more than the place where it happened", async () => {
  await without("news", async () => {
    await post("/api/News/getDetail", "id=3002");
  });
  await expect.poll(site.log).toContain('"event":"call-failed"');
  for (const line of site.log().trim().split("\n"))
    expect(() => JSON.parse(line) as unknown, line).not.toThrow();
});
