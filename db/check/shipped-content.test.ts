import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { checkContent } from "@/db/editing/editing";
import { readMigrations } from "@/db/migrate/migrations";
import { contentRows } from "@/db/rows/rows";
import { missingFromStore } from "@/db/editing/scheduled-rows";
import { openStore, sharedStore } from "@/db/connection";
import { getAbout, getCloud } from "@/db/queries/company/pages";
import { keptStore, shippedStore } from "@/db/testing/store";
import { contentAt } from "@/db/source/timed-content";
import { chinaTime } from "@/lib/text/china-time";
import { showRichText } from "@/lib/text/rich-text";

// The content at the time of its last migration: scheduled items may have been published or removed since.
const written = readMigrations("drizzle").findLast(({ isContent }) => isContent)?.when ?? 0;
// Independent of what is shipped: editors get the faults of content from `npm run content -- check`.
const content = checkContent(".");
const store = () => sharedStore();
const all = <Row>(sql: string) => store().prepare(sql).all() as Row[];

beforeAll(() => void shippedStore());

test("the shipped content passes its check and has all its migrations", () => {
  // A copy, as the test changes the store.
  const copy = openStore(readFileSync(keptStore("shipped")));
  expect(missingFromStore(copy, content, written).statements).toEqual([]);
  copy.close();
});

test("an empty store contains all content after migrating", () => {
  for (const { name, rows } of contentRows(contentAt(content, chinaTime(written))))
    expect([name, store().prepare(`SELECT count(*) FROM ${name}`).pluck().get()]).toEqual([
      name,
      rows.length,
    ]);
  expect(store().pragma("foreign_key_check")).toEqual([]);
});

test("triggers list every product under its category and all ancestors", () => {
  const above = new Map(content.categories.map(({ id, pid }) => [id, pid]));
  const chain = (id: number): number[] => (id === 0 ? [] : [id, ...chain(above.get(id) ?? 0)]);
  const expected = contentAt(content, chinaTime(written)).products.flatMap(({ id, type }) =>
    chain(type).map((category) => `${category} ${id}`),
  );
  const listed = all<{ category: number; product: number }>(
    "SELECT category, product FROM product_categories",
  );
  expect(listed.map(({ category, product }) => `${category} ${product}`).sort()).toEqual(expected.sort());
});

test("the stored pages of company and platform are valid", () => {
  expect([getAbout().stats.length, getCloud().showcase.sections.length]).toEqual([
    content.about.stats.length,
    content.cloud.showcase.sections.length,
  ]);
});

test("pages show rich text as editors wrote it, unchanged when shown twice", () => {
  const show = (html: string) => showRichText(html, 2, { siteUrl: "https://www.example.com", imageHost: "" });
  const words = (html: string) =>
    html
      .replace(/<[^>]+>/g, "")
      .replace(/&nbsp;|\u00a0/g, " ")
      .replaceAll("\u2060", "");
  const texts = ["products", "solutions", "news", "typeinfos"].flatMap((table) =>
    all<{ id: number; maincontent: string }>(`SELECT id, maincontent FROM ${table}`),
  );
  const changed = texts.filter(({ maincontent: html }) => {
    const shown = show(html);
    return show(shown) !== shown || words(shown) !== words(html);
  });
  expect(changed.map(({ id }) => id)).toEqual([]);
});
