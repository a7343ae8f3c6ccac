import { beforeEach, expect, test } from "vitest";
import { db } from "@/db/client";
import { news } from "@/db/schema";
import { solutions } from "@/db/schema-cases";
import { emptyStore } from "@/db/testing/store";
import { NEWS_TYPE } from "@/lib/constants";
import { mentionsOf } from "./mentions";
import { listProductsInText } from "@/db/queries/products/products-in-text";

beforeEach(() => void emptyStore());

const text = (id: number, maincontent: string, sort = 0) => ({
  ...{ id, type: 17, title: `文${id}`, image: "", createtime: "2026-01-01 08:00:00", sort, maincontent },
});
const idsOf = async (product: { id: number; model: string }) => {
  const { solutions: named, news: told } = await mentionsOf(product);
  return [named.map(({ id }) => id), told.map(({ id }) => id)];
};

test("texts that name a product's model or link to it are found, in list order, the first four of each kind", async () => {
  db()
    .insert(solutions)
    .values([text(1, "配LH-A一台"), text(2, "<td>LH-A</td>", 9), text(3, "LH-A-2"), text(4, "无")])
    .run();
  db()
    .insert(news)
    .values([
      ...[1, 2, 3, 4, 5].map((id) => text(id, "LH-A上市")),
      text(6, '<a href="/newdetail/70">它</a>与LH-A-2'),
    ])
    .run();
  expect(await idsOf({ id: 70, model: "LH-A" })).toEqual([
    [2, 1],
    [6, 5, 4, 3],
  ]);
  expect(await idsOf({ id: 71, model: "LH-A-2" })).toEqual([[3], [6]]);
  expect(await idsOf({ id: 72, model: "" })).toEqual([[], []]);
});

test("industry news is listed as background knowledge, apart from company news", async () => {
  db()
    .insert(news)
    .values([
      text(1, '<a href="/newdetail/70">它</a>'),
      { ...text(2, "LH-A怎么选"), type: NEWS_TYPE.industry },
      { ...text(3, '<a href="/newdetail/70">电抗率</a>'), type: NEWS_TYPE.industry },
    ])
    .run();
  const found = await mentionsOf({ id: 70, model: "LH-A" });
  expect(found.knowledge.map(({ id }) => id)).toEqual([3, 2]);
  expect(found.news.map(({ id }) => id)).toEqual([1]);
});

test("a text that names a product twice is listed once, and a change shows at the next request", async () => {
  db()
    .insert(news)
    .values([text(1, '<a href="/newdetail/70">LH-A</a>、LH-A')])
    .run();
  expect(await idsOf({ id: 70, model: "LH-A" })).toEqual([[], [1]]);
  db().update(news).set({ maincontent: "别的" }).run();
  expect(await idsOf({ id: 70, model: "LH-A" })).toEqual([[], []]);
});

test("all texts are read, also more than one slice", async () => {
  const ids = Array.from({ length: 130 }, (_, at) => at + 1);
  db()
    .insert(news)
    .values(ids.map((id) => text(id, `型号LH-${id}`)))
    .run();
  for (const id of [1, 41, 130]) expect(await idsOf({ id: 0, model: `LH-${id}` })).toEqual([[], [id]]);
});

test("both directions match: a text lists the products whose pages list the text", async () => {
  const store = emptyStore();
  store.exec("INSERT INTO categories (id, name) VALUES (33, '补偿')");
  store.exec(
    "INSERT INTO products (id, type, title, model) VALUES (70, 33, '柜', 'LH-A'), (71, 33, '器', 'LH-B')",
  );
  const words = ["LH-A", '<a href="/newdetail/71">器</a>', "LH-A与LH-B", "LH-AB"];
  db()
    .insert(solutions)
    .values(words.map((word, at) => text(at + 1, word)))
    .run();
  for (const product of [
    { id: 70, model: "LH-A" },
    { id: 71, model: "LH-B" },
  ]) {
    const naming = words.flatMap((word, at) =>
      listProductsInText(word, 9).some(({ id }) => id === product.id) ? [at + 1] : [],
    );
    expect((await idsOf(product))[0]?.toSorted(), product.model).toEqual(naming);
  }
});
