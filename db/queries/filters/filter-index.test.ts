import { beforeEach, expect, test, vi } from "vitest";
import { sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { closestTo } from "@/db/queries/search/nearest-ratings";
import { filterIndex } from "./filter-index";

/** More than three times what is read at once. */
const PRODUCTS = 170;
const CHOICES = ["RS485", "4G", "LoRa"];

beforeEach(() => {
  const store = emptyStore();
  store.exec(`INSERT INTO parameters (key, sort, name, "group", kind, filter) VALUES
    ('voltage', 1, '电压', '电气', 'list', 1), ('communication', 2, '通信', '通信', 'choice', 1), ('note', 3, '注', '其他', 'text', 0)`);
  store.exec("INSERT INTO categories (id, name, pid) VALUES (33, '补偿', 0), (35, '滤波', 0)");
  const product = store.prepare(
    "INSERT INTO products (id, type, title, sort, createtime) VALUES (?, ?, ?, ?, '2026-01-01 08:00:00')",
  );
  const value = store.prepare(
    "INSERT INTO product_values (product, place, key, min, max, choice) VALUES (?, ?, ?, ?, ?, ?)",
  );
  store.transaction(() => {
    for (let id = 1; id <= PRODUCTS; id++) {
      product.run(id, id % 2 ? 33 : 35, `产品${id}`, id % 7);
      value.run(id, 1, "voltage", 100 * (id % 8), id % 5 ? 100 * (id % 8) : null, "");
      value.run(id, 2, "communication", null, null, CHOICES[id % 3]);
      value.run(id, 3, "note", null, null, "RS485");
    }
  })();
});

const counted = (sql: string) => sharedStore().prepare(`SELECT count(*) FROM ${sql}`).pluck().get();

test("each option has the products in the store, with ranges that overlap it and bounds inside", async () => {
  const index = await filterIndex();
  for (const choice of CHOICES)
    expect(index.having("communication", choice).members()).toHaveLength(
      counted(`product_values WHERE key = 'communication' AND choice = '${choice}'`) as number,
    );
  expect(index.having("voltage", "300..500").members()).toHaveLength(
    counted(
      "product_values WHERE key = 'voltage' AND min <= 500 AND min >= 300 AND (max NOT NULL OR min < 500)",
    ) as number,
  );
  expect(index.having("note", "RS485").members(), "no filter").toEqual([]);
  expect(index.inCategory(33).members()).toHaveLength(PRODUCTS / 2);
});

test("a list of figures matches only these; an open bound does not include itself", async () => {
  const store = sharedStore();
  store.exec("DELETE FROM product_values");
  const value = store.prepare(
    "INSERT INTO product_values (product, place, key, min, max, exclusive) VALUES (?, ?, 'voltage', ?, ?, ?)",
  );
  [10, 20, 30].forEach((figure, place) => value.run(1, place, figure, figure, 0));
  value.run(2, 0, 10, 30, 0);
  value.run(3, 0, null, 20, 1);
  const index = await filterIndex();
  const having = (option: string) =>
    index
      .having("voltage", option)
      .members()
      .map((at) => index.ids[at])
      .sort();
  expect([having("20"), having("15"), having("12..18"), having("..20")]).toEqual([
    [1, 2],
    [2, 3],
    [2],
    [1, 2, 3],
  ]);
});

test.each([
  [
    "10",
    "at most",
    10,
    ["5", "10", "..20", "..10", "1..20", "1..10"],
    ["11", "..1", "10..", "10..20", "20.."],
  ],
  ["95", "at least", 95, ["95", "99", "90..", "95..", "90..99"], ["90", "..95", "99..", "90..95"]],
])("%s: a figure that is %s is in the ranges that contain it", async (_text, kind, figure, found, missed) => {
  const store = sharedStore();
  store.exec("DELETE FROM product_values WHERE product = 1");
  const [min, max] = kind === "at most" ? [null, figure] : [figure, null];
  store
    .prepare("INSERT INTO product_values (product, place, key, min, max) VALUES (1, 1, 'voltage', ?, ?)")
    .run(min, max);
  const index = await filterIndex();
  const place = index.ids.indexOf(1);
  const has = (option: string) => index.having("voltage", option).members().includes(place);
  expect([...found, ...missed].filter(has)).toEqual(found);
});

test("products are in list order, sorted by their largest figure", async () => {
  const index = await filterIndex();
  expect(index.ids).toEqual(
    sharedStore()
      .prepare("SELECT id FROM products ORDER BY sort DESC, createtime DESC, id DESC")
      .pluck()
      .all(),
  );
  const place = index.ids.indexOf(7);
  expect(index.largest(["none", "voltage"])[place]).toBe(700);
});

test("a changed value, a moved product and a deleted one count at the next request", async () => {
  const has = async () => (await filterIndex()).having("communication", "RS485").members().length;
  const before = await has();
  sharedStore().exec("UPDATE product_values SET choice = '4G' WHERE product = 3 AND place = 2");
  expect(await has()).toBe(before - 1);
  sharedStore().exec("DELETE FROM product_values WHERE product = 6; DELETE FROM products WHERE id = 6");
  expect(await has()).toBe(before - 2);
  sharedStore().exec("UPDATE products SET type = 35 WHERE id = 1");
  expect((await filterIndex()).inCategory(33).members()).toHaveLength(PRODUCTS / 2 - 1);
});

test("a new product has its place in the lists, and only it is read", async () => {
  await filterIndex();
  const prepare = vi.spyOn(sharedStore(), "prepare");
  sharedStore()
    .exec(`INSERT INTO products (id, type, title, sort, createtime) VALUES (9001, 33, '新', 3, '2026-02-01 08:00:00');
    INSERT INTO product_values (product, place, key, choice) VALUES (9001, 0, 'communication', 'Zigbee')`);
  const index = await filterIndex();
  expect(prepare).not.toHaveBeenCalled();
  prepare.mockRestore();
  const order = sharedStore()
    .prepare("SELECT id FROM products ORDER BY sort DESC, createtime DESC, id DESC")
    .pluck()
    .all();
  expect(index.listed(index.all).map((at) => index.ids[at])).toEqual(order);
  expect(index.listed(index.having("communication", "Zigbee")).map((at) => index.ids[at])).toEqual([9001]);
  expect(index.isIn(index.inCategory(33), 9001)).toBe(true);
  sharedStore().exec("UPDATE products SET sort = 99 WHERE id = 9");
  const [first = -1] = (await filterIndex()).listed(index.all, 1);
  expect(index.ids[first]).toBe(9);
});

test("a parameter that becomes a filter has its values", async () => {
  await filterIndex();
  sharedStore().exec("UPDATE parameters SET filter = 1 WHERE key = 'note'");
  expect((await filterIndex()).having("note", "RS485").members()).toHaveLength(PRODUCTS);
});

test("news does not rebuild the index", async () => {
  const index = await filterIndex();
  sharedStore().exec(
    "INSERT INTO news (id, type, title, createtime) VALUES (1, 19, '新闻', '2026-01-01 08:00:00')",
  );
  expect(await filterIndex()).toBe(index);
});

test("a product's plain figures are those without condition, range, bound or option", async () => {
  const store = sharedStore();
  store.exec("DELETE FROM product_values");
  const value = store.prepare(
    `INSERT INTO product_values (product, place, key, min, max, choice, condition)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  value.run(1, 0, "voltage", 20, 20, "", "");
  value.run(2, 0, "voltage", 10, 30, "", "");
  value.run(3, 0, "voltage", 20, 20, "", "单相");
  value.run(4, 0, "voltage", null, 25, "", "");
  value.run(1, 1, "communication", null, null, "4G", "");
  value.run(2, 1, "communication", null, null, "4G", "选配");
  const index = await filterIndex();
  const idsOf = (places: number[]) => places.map((at) => index.ids[at]).sort();
  expect(idsOf(index.having("voltage", "20").members())).toEqual([1, 2, 3, 4]);
  expect(idsOf(index.having("voltage", "20", { isPlain: true }).members())).toEqual([1]);
  expect(idsOf(index.having("communication", "4G", { isPlain: true }).members())).toEqual([1]);
  expect([...index.figures("voltage")].sort()).toEqual([10, 20, 25, 30]);
  const rating = { text: "26 V", unit: "V", min: 26, max: 26 };
  const term = { text: "26 V", ways: [{ key: "voltage", option: "26" }], rating };
  const closest = closestTo(index, term, index.all, 9);
  expect([closest.slice(0, 2).sort(), closest.slice(2).sort()]).toEqual([
    [2, 4],
    [1, 3],
  ]);
});
