import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "./site";

const SEARCH = `/product_type_list/33?title=${encodeURIComponent("仪表")}`;

/** The text of a response, without the line break marks of titles. */
const wordsOf = async (answer: APIResponse) =>
  (await answer.text()).replaceAll(/<wbr\/>|<\/?span[^>]*>/g, "");

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));

test.describe("a change of the store under the running site", () => {
  test("shows on every page at the next request, also at addresses unknown before", async ({
    request,
    store,
  }) => {
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
});

// Changes across several processes are tested in server/several.spec.ts.

const POLICY = /script-src 'self' 'sha256-/;

test(
  "pages are cached HTML, a search is rendered per visitor, and each has its own content security policy",
  { tag: "@all" },
  async ({ request }) => {
    for (const path of ["/index", "/newsPage", "/contact", "/product_type_list/33", SEARCH]) {
      await request.get(path);
      const headers = (await request.get(path)).headers();
      expect(headers["cache-control"], path).toMatch(path === SEARCH ? /^private, no-cache/ : /^s-maxage=/);
      expect(headers["content-security-policy"], path).toMatch(POLICY);
      expect(headers["content-security-policy"], path).not.toMatch(/unsafe|nonce/);
    }
  },
);

for (const [what, path] of [
  ["a cached page", "/index"],
  ["a search", SEARCH],
] as const)
  test(`${what} hydrates under its content security policy`, async ({ page, request }) => {
    await request.get(path);
    await page.goto(path);
    // The fixture fails the test at any violation.
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
