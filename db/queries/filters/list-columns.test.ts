import { expect, test } from "vitest";
import type { ListColumn } from "@/db/queries/categories/categories";
import { ratingTexts } from "@/db/queries/products/parameters";
import { getProducts } from "@/db/queries/products/product-details";
import { emptyStore } from "@/db/testing/store";
import { NO_FILTERS } from "@/lib/links/filters";
import { listFiltered } from "./filters";

const CAPACITY = { key: "capacity", card: 10 };
const CURRENT = { key: "current", card: 20 };
const MOUNTING = { key: "mounting", card: 0 };

/** Three capacitors, a reactor and a controller, of which every one says how it is mounted. */
const PRODUCTS = [
  { capacity: 30, mounting: "柜内固定" },
  { capacity: 50, mounting: "柜内固定" },
  { capacity: 70, mounting: "柜内固定" },
  { current: 60, mounting: "柜内固定" },
  { mounting: "面板嵌入" },
];

async function columnsOf(columns: ListColumn[], { type = 33, most = 4 } = {}) {
  const store = emptyStore();
  store.exec("INSERT INTO categories (id, name, pid) VALUES (33, '元件', 0), (201, '电容器', 33)");
  store.prepare("INSERT INTO category_lists (category, columns) VALUES (33, ?)").run(JSON.stringify(columns));
  const parameter = store.prepare(
    'INSERT INTO parameters (key, sort, name, "group", kind, choices, filter, card) VALUES (?, ?, ?, ?, ?, ?, 1, ?)',
  );
  [CAPACITY, CURRENT, MOUNTING].forEach(({ key, card }, at) => {
    const isChoice = key === MOUNTING.key;
    parameter.run(
      key,
      at,
      key,
      "参数",
      isChoice ? "choice" : "list",
      isChoice ? "柜内固定,面板嵌入" : "",
      card,
    );
  });
  const product = store.prepare("INSERT INTO products (id, type, title, sort) VALUES (?, ?, ?, ?)");
  const value = store.prepare(
    "INSERT INTO product_values (product, place, key, min, max, choice) VALUES (?, ?, ?, ?, ?, ?)",
  );
  PRODUCTS.forEach((has, at) => {
    product.run(at + 1, "capacity" in has ? 201 : 33, `产品${at + 1}`, -at);
    Object.entries(has).forEach(([key, one], place) => {
      const figure = typeof one === "number" ? one : null;
      value.run(at + 1, place, key, figure, figure, figure === null ? one : "");
    });
  });
  const list = await listFiltered({ type, chosen: NO_FILTERS, page: 1, limit: 10, columns: most });
  const texts = ratingTexts(getProducts(list.items.map(({ id }) => id)), list.columns);
  return { names: list.columns.map(({ name }) => name), texts: [...texts.values()] };
}

test("a parameter that a third of the listed products lack is replaced by one that all have", async () => {
  const chosen = [{ keys: ["capacity"] }];
  expect((await columnsOf(chosen, { most: 1 })).names).toEqual(["mounting"]);
  expect((await columnsOf(chosen, { type: 201, most: 1 })).names).toEqual(["capacity"]);
});

test("a parameter that fewer than half of the listed products have is no column", async () => {
  const { names } = await columnsOf([{ keys: ["current"] }, { keys: ["capacity"] }]);
  expect(names).toEqual(["capacity", "mounting"]);
});

test("a column of several parameters labels each figure where editors have set labels", async () => {
  const { texts } = await columnsOf([
    { name: "规格", keys: ["capacity", "current"], words: ["容量", "电流"] },
  ]);
  expect(texts.map(([first]) => first)).toEqual(["容量 30", "容量 50", "容量 70", "电流 60", ""]);
});

test("products measured by different parameters share a column", async () => {
  const { names, texts } = await columnsOf([{ name: "规格", keys: ["capacity", "current"] }]);
  expect(names).toEqual(["规格", "mounting"]);
  expect(texts).toEqual([
    ["30", "柜内固定"],
    ["50", "柜内固定"],
    ["70", "柜内固定"],
    ["60", "柜内固定"],
    ["", "面板嵌入"],
  ]);
});

test("a list without chosen columns has the most frequent parameters, those of cards first", async () => {
  expect((await columnsOf([{ keys: ["current"] }], { type: 201 })).names).toEqual(["capacity", "mounting"]);
});
