import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "./site";
import { startSite } from "./start-site";

/** The words of an answer, whose titles say where their lines may end. */
const wordsOf = async (answer: APIResponse) => (await answer.text()).replaceAll("<wbr/>", "");

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));

test.describe("a change of the store under the running site", () => {
  test("is on every page at the next request, unknown addresses included", async ({ request, store }) => {
    const title = `新装置通过型式试验 ${Date.now()}`;
    const id = 900_000 + Math.floor(Math.random() * 90_000);
    const read = async (path: string) => {
      const answer = await request.get(path);
      return { status: answer.status(), text: await wordsOf(answer) };
    };
    const pages = [`/detail/${id}`, "/Companynew", "/newsPage", "/index"];
    for (const path of pages) expect((await read(path)).text).not.toContain(title);
    expect((await read(`/detail/${id}`)).status).toBe(404);

    store
      .prepare("INSERT INTO news (id, type, title, maincontent, sort) VALUES (?, 19, ?, '<p>正文</p>', 999)")
      .run(id, title);
    for (const path of pages) expect((await read(path)).text, path).toContain(title);
    expect((await read(`/detail/${id}`)).status).toBe(200);
    expect((await read("/sitemap.xml")).text).toContain(`/detail/${id}<`);

    store.prepare("DELETE FROM news WHERE id = ?").run(id);
    for (const path of pages) expect((await read(path)).text).not.toContain(title);
    expect((await read(`/detail/${id}`)).status).toBe(404);
  });

  test("is seen by every process that serves the store", async ({ request, store }) => {
    const second = await startSite({ DATABASE_FILE: process.env.DATABASE_FILE ?? "" });
    const titles = async () => {
      const answers = [await request.get("/news"), await request.get(`${second.url}/news`)];
      return Promise.all(answers.map(wordsOf));
    };
    await titles();
    const title = `两个进程一份内容 ${Date.now()}`;
    const { lastInsertRowid } = store
      .prepare("INSERT INTO news (type, title, sort) VALUES (21, ?, 999)")
      .run(title);
    for (const text of await titles()) expect(text).toContain(title);
    store.prepare("DELETE FROM news WHERE id = ?").run(lastInsertRowid);
    for (const text of await titles()) expect(text).not.toContain(title);
    await second.stop();
  });
});

for (const path of ["/index", "/newsPage", "/contact", "/product_type_list/33"]) {
  test(`${path} is cached HTML, carries a policy of its own and hydrates under it`, async ({
    page,
    request,
  }) => {
    await request.get(path);
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(headers["cache-control"]).toContain("s-maxage=");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|nonce/);
    // The fixture fails the test at any violation.
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test("the search page is made for each visitor, carries a policy of its own and hydrates under it", async ({
  page,
}) => {
  const answer = await page.goto(`/product_type_list/33?title=${encodeURIComponent("仪表")}`);
  const headers = answer?.headers() ?? {};
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect(headers["cache-control"]).toBe("private, no-cache, max-age=0, must-revalidate");
  await expect.poll(() => isHydrated(page)).toBe(true);
});
