import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import known from "@/db/content/pictures.json" with { type: "json" };
import { getNews } from "@/db/queries/articles/news";
import { getAbout, getCloud } from "@/db/queries/company/pages";
import { getProduct } from "./product-details";
import { everyAddress } from "@/db/queries/site/site-addresses";

const [[path, { name }] = ["", { name: "" }]] = Object.entries<{ name: string }>(known);
const FILE = /^https?:\/\/[^/]+\/media\/[a-z0-9-]+\/[a-z0-9-]+-[0-9a-f]{8}\.webp$/;

beforeAll(() => {
  testContentStore();
  sharedStore()
    .prepare("UPDATE news SET image = ?, maincontent = ? WHERE id = (SELECT min(id) FROM news)")
    .run(name, `<p><img src="${name}" alt="甲"></p>`);
});
afterAll(closeStore);

const idOf = (table: string) => sharedStore().prepare(`SELECT min(id) FROM ${table}`).pluck().get() as number;

test("picture names in the store are read as file paths, also in rich text", () => {
  expect(getNews(idOf("news"))).toMatchObject({
    image: path,
    maincontent: `<p><img src="${path}" alt="甲"></p>`,
  });
  expect(getProduct(idOf("products"))?.images).toMatch(/^\/media\//);
});

test("no table refers to a file that a new picture would replace", () => {
  for (const table of [
    "products",
    "solutions",
    "cases",
    "news",
    "honours",
    "factory",
    "leaders",
    "banners",
    "pages",
  ])
    expect(JSON.stringify(sharedStore().prepare(`SELECT * FROM ${table}`).all())).not.toMatch(
      /\/media\/.*\.webp/,
    );
});

test("the pages of company and platform, and every address of the sitemap, have picture files", () => {
  expect([getAbout().intro.image, getCloud().platform.image]).toEqual([
    expect.stringMatching(/^\/media\//),
    expect.stringMatching(/^\/media\//),
  ]);
  const pictures = everyAddress().flatMap((address) => address.pictures);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((picture) => !FILE.test(picture ?? ""))).toEqual([]);
});
