import { beforeEach, expect, test } from "vitest";
import { NEWS_TYPE } from "@/lib/constants";
import { db } from "@/db/client";
import { listProductsInText } from "@/db/queries/products/products-in-text";
import { getNewsNeighbours, indexArticles, listArticles } from "./news";
import { categories, news, products } from "@/db/schema";
import { solutions } from "@/db/schema-cases";
import { getSolutionNeighbours } from "./solutions";
import { emptyStore } from "@/db/testing/store";

const at = (day: number) => `2026-01-${String(day).padStart(2, "0")} 09:00:00`;

beforeEach(() => {
  emptyStore();
});

const company = (id: number) => getNewsNeighbours({ id, type: NEWS_TYPE.company });

test("previous and next are the neighbours in the list, of the same kind", () => {
  db()
    .insert(news)
    .values([
      { id: 1, type: NEWS_TYPE.company, title: "旧", createtime: at(1) },
      { id: 2, type: NEWS_TYPE.company, title: "中", createtime: at(2) },
      { id: 3, type: NEWS_TYPE.industry, title: "行业", createtime: at(3) },
      { id: 4, type: NEWS_TYPE.company, title: "新", createtime: at(4) },
    ])
    .run();
  expect(company(2)).toMatchObject({ previous: { id: 4, title: "新" }, next: { id: 1 } });
  expect(company(4)).toMatchObject({ previous: undefined, next: { id: 2 } });
  expect(company(1).next).toBeUndefined();
  const alone = getNewsNeighbours({ id: 3, type: NEWS_TYPE.industry });
  expect(alone).toEqual({ previous: undefined, next: undefined });
});

test("articles of the same moment are each visited once", () => {
  const moment = { type: NEWS_TYPE.company, title: "同时", createtime: at(1) };
  db()
    .insert(news)
    .values([1, 2, 3].map((id) => ({ ...moment, id })))
    .run();
  expect(company(3).next?.id).toBe(2);
  expect(company(2).next?.id).toBe(1);
  expect(company(2).previous?.id).toBe(3);
});

test("a list for cards has each article's first paragraph and table, not the whole text", () => {
  const maincontent = "<p>三步选定。</p><p>其余。</p><table><tbody><tr><td>189 Hz</td></tr></tbody></table>";
  const article = { id: 1, type: NEWS_TYPE.industry, title: "电抗率", image: "", createtime: at(1) };
  db()
    .insert(news)
    .values({ ...article, maincontent })
    .run();
  const { type, ...shown } = article;
  expect(listArticles({ type, page: 1, limit: 12 }).items).toEqual([
    {
      ...shown,
      excerpt: "三步选定。",
      beginning: "三步选定。其余。",
      keyPart: "<table><tbody><tr><td>189 Hz</td></tr></tbody></table>",
    },
  ]);
});

test("an index has all articles of its type, or the newest of very many, and says which", () => {
  const add = (ids: number[], type: number) =>
    db()
      .insert(news)
      .values(ids.map((id) => ({ id, type, title: `文章 ${id}`, createtime: at(1 + (id % 28)) })))
      .run();
  add([1, 2], NEWS_TYPE.industry);
  add([3], NEWS_TYPE.company);
  expect(indexArticles(NEWS_TYPE.industry)).toMatchObject({
    articles: [{ id: 2 }, { id: 1 }],
    isWhole: true,
  });
  add(
    Array.from({ length: 600 }, (_, nth) => 28 * (nth + 1)),
    NEWS_TYPE.industry,
  );
  const { articles, isWhole } = indexArticles(NEWS_TYPE.industry);
  expect(isWhole).toBe(false);
  expect(articles).toHaveLength(150);
  expect(articles.map(({ id }) => id)).toContain(2);
});

test("a solution's neighbours are of its own field, in the editors' order", () => {
  const rows = [
    { id: 1, type: 17, sort: 1 },
    { id: 2, type: 23, sort: 2 },
    { id: 3, type: 17, sort: 3 },
  ];
  db()
    .insert(solutions)
    .values(rows.map((row) => ({ ...row, title: `方案${row.id}`, createtime: at(1) })))
    .run();
  expect(getSolutionNeighbours({ id: 1, type: 17 })).toMatchObject({ previous: { id: 3 }, next: undefined });
});

test("products are found by the models named in a text", () => {
  db().insert(categories).values({ id: 33, name: "补偿" }).run();
  db()
    .insert(products)
    .values([
      { id: 1, type: 33, title: "补偿柜", model: "LH-A", images: "/media/a.webp,/media/b.webp", sort: 2 },
      { id: 2, type: 33, title: "滤波器", model: "LH-A-2", sort: 1 },
      { id: 3, type: 33, title: "无型号", model: "" },
    ])
    .run();
  expect(listProductsInText("配LH-A-2一台", 4).map(({ id }) => id)).toEqual([2]);
  expect(listProductsInText("LH-A与LH-A-2", 4)).toEqual([
    { id: 1, title: "补偿柜", model: "LH-A", image: "/media/a.webp" },
    { id: 2, title: "滤波器", model: "LH-A-2", image: "" },
  ]);
  expect(listProductsInText("LH-A与LH-A-2", 1)).toHaveLength(1);
  expect(listProductsInText('<a href="/newdetail/3">它</a>与LH-A', 4).map(({ id }) => id)).toEqual([1, 3]);
});
