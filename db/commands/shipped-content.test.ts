import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection.mjs";
import { migrate } from "@/db/migrate";
import { getAbout, getCloud } from "@/db/pages";
import { pictureOf } from "@/lib/pictures";
import { showRichText } from "@/lib/rich-text";
import { checkContent } from "./editing";
import { contentRows } from "./rows";
import { missingFrom } from "./write-migration";

const store = () => sharedStore();
const all = <Row>(sql: string) => store().prepare(sql).all() as Row[];
const count = (table: string) => store().prepare(`SELECT count(*) FROM ${table}`).pluck().get();

beforeAll(() => void migrate(store(), "drizzle"));
afterAll(closeStore);

test("the shipped content passes its own check and is all in migrations", () => {
  expect(missingFrom("drizzle", contentRows(checkContent("."))).statements).toEqual([]);
});

test("an empty store holds all of the content after migrating", () => {
  const counts = {
    categories: 81,
    typeinfos: 81,
    products: 76,
    solutions: 24,
    cases: 44,
    news: 45,
    honours: 50,
    factory: 16,
    leaders: 14,
    banners: 6,
    pages: 2,
  };
  expect(Object.fromEntries(Object.keys(counts).map((table) => [table, count(table)]))).toEqual(counts);
  expect(store().pragma("foreign_key_check")).toEqual([]);
  expect(count("case_products")).toBe(checkContent(".").cases.flatMap(({ products }) => products).length);
});

const LISTS = [
  "SELECT image FROM solutions",
  "SELECT image FROM cases",
  "SELECT image FROM news",
  "SELECT image FROM news WHERE type = 19",
  "SELECT image FROM news WHERE type = 21",
  "SELECT image FROM honours",
  "SELECT image FROM factory",
  "SELECT image FROM leaders",
  "SELECT image FROM banners",
  "SELECT substr(images, 1, instr(images || ',', ',') - 1) AS image FROM products",
];

test.each(LISTS)("neighbours in a list show different pictures: %s", (list) => {
  const images = all<{ image: string }>(`${list} ORDER BY sort DESC, createtime DESC, id DESC`).map(
    ({ image }) => image,
  );
  expect(images.filter((image, at) => image === images[at + 1])).toEqual([]);
  expect(images.filter((image) => !pictureOf(image))).toEqual([]);
});

test("introductions of one level show different pictures side by side", () => {
  const rows = all<{ pid: number; image: string; name: string }>(
    "SELECT pid, image, name FROM categories JOIN typeinfos USING (id) ORDER BY pid, sort DESC, id",
  );
  const same = rows.filter(
    ({ pid, image }, at) => rows[at + 1]?.pid === pid && rows[at + 1]?.image === image,
  );
  expect(same.map(({ name }) => name)).toEqual([]);
});

test("every picture of a carousel is known, and the three of a solution differ", () => {
  const products = all<{ images: string }>("SELECT images FROM products").map(({ images }) =>
    images.split(","),
  );
  const solutions = all<{ images: string }>("SELECT images FROM solutions").map(({ images }) =>
    images.split(","),
  );
  expect([...products, ...solutions].flat().filter((image) => !pictureOf(image))).toEqual([]);
  expect(solutions.map((images) => new Set(images).size)).toEqual(Array(24).fill(3));
});

test("triggers list every product under its family", () => {
  const families = all(
    "SELECT category, count(*) AS products FROM product_categories JOIN categories c ON c.id = category WHERE c.pid = 0 GROUP BY category ORDER BY category",
  );
  expect(families).toEqual([
    { category: 33, products: 10 },
    { category: 35, products: 7 },
    { category: 39, products: 4 },
    { category: 41, products: 14 },
    { category: 43, products: 12 },
    { category: 49, products: 21 },
    { category: 122, products: 8 },
  ]);
});

test("the pages of the company and the platform read as their shapes say", () => {
  const about = getAbout();
  expect(about.stats).toHaveLength(6);
  expect(JSON.stringify(about)).not.toContain("400-000-0000");
  expect(pictureOf(about.intro.image)?.name).toBe("factory/factory-gate");
  expect(getCloud().showcase.sections.map(({ image }) => pictureOf(image)?.alt)).not.toContain(undefined);
});

test("shown rich text says what the editors wrote, and is the same when shown twice", () => {
  const show = (html: string) => showRichText(html, 2, { siteUrl: "https://www.example.com", imageHost: "" });
  const words = (html: string) => html.replace(/<[^>]+>/g, "");
  const texts = ["products", "solutions", "news", "typeinfos"].flatMap((table) =>
    all<{ id: number; maincontent: string }>(`SELECT id, maincontent FROM ${table}`),
  );
  const changed = texts.filter(({ maincontent: html }) => {
    const shown = show(html);
    return show(shown) !== shown || words(shown) !== words(html);
  });
  expect(changed.map(({ id }) => id)).toEqual([]);
});
