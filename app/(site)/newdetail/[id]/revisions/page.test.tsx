import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import RevisionsPage, { generateMetadata } from "./page";

const [REVISED, UNREVISED, UNKNOWN] = [1001, 1012, 987_654_321];

beforeAll(() => {
  testContentStore();
  sharedStore().exec(`
    INSERT OR IGNORE INTO product_revisions VALUES (${REVISED}, 1, '2026-01-01', '[]');
    DELETE FROM product_revisions WHERE product = ${UNREVISED}`);
});
afterAll(closeStore);

const asked = (id: number | string) => ({
  params: Promise.resolve({ id: String(id) }),
  searchParams: Promise.resolve({}),
});

test("a product has a page of its revisions, which is not indexed", async () => {
  const html = renderToStaticMarkup(await RevisionsPage(asked(REVISED)));
  expect(html).toMatch(/<h1[^>]*>.*修订记录/);
  expect(html).toContain(`href="/newdetail/${REVISED}"`);
  expect((await generateMetadata(asked(REVISED))).robots).toMatchObject({ index: false });
});

test("a product without revisions, and an unknown one, is a 404", async () => {
  for (const id of [UNREVISED, UNKNOWN, "x"])
    await expect(RevisionsPage(asked(id)), String(id)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
