import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { readFilters } from "@/lib/links/filters";
import { filterRules } from "./filter-rules";
import { countWithout, listFiltered } from "./filters";

const [PLATE, UNIT, OTHER] = [1, 2, 3];

beforeAll(() => {
  const store = emptyStore();
  store.exec(`INSERT INTO parameters (key, sort, name, "group", kind, unit, choices, filter) VALUES
    ('voltage', 1, '电压', '参数', 'list', 'V', '480,525', 1), ('rate', 2, '电抗率', '参数', 'list', '%', '7,14', 1),
    ('capacity', 3, '容量', '参数', 'list', 'kvar', '20,40', 1), ('note', 4, '说明', '参数', 'list', '', '', 0)`);
  store.exec("INSERT INTO categories (id, name, pid) VALUES (33, '补偿', 0)");
  const product = store.prepare("INSERT INTO products (id, type, title, sort) VALUES (?, 33, ?, ?)");
  const value = store.prepare(
    "INSERT INTO product_values (product, place, key, min, max) VALUES (?, ?, ?, ?, ?)",
  );
  [PLATE, UNIT, OTHER].forEach((id) => {
    product.run(id, `产品${id}`, -id);
    const figures = { voltage: [480, 525], rate: [7, 14], capacity: [20, 40] };
    Object.entries(figures)
      .flatMap(([key, own]) => own.map((figure) => [key, figure] as const))
      .forEach(([key, figure], place) => value.run(id, place, key, figure, figure));
  });
  const combination = store.prepare(
    "INSERT INTO product_combinations (product, place, key, figure) VALUES (?, ?, ?, ?)",
  );
  const combine = (id: number, place: number, figures: Record<string, number>) =>
    Object.entries(figures).forEach(([key, figure]) => combination.run(id, place, key, figure));
  combine(PLATE, 0, { voltage: 480, rate: 7 });
  combine(PLATE, 1, { voltage: 525, rate: 14 });
  // What no filter asks for narrows nothing.
  combine(OTHER, 0, { voltage: 480, note: 1 });
});

const chosenOf = (query: string) => readFilters(new URLSearchParams(query), filterRules);
const list = (query: string) => listFiltered({ type: 33, chosen: chosenOf(query), page: 1, limit: 9 });
const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);

test.each([
  ["480 V with 7 %", "f.voltage=480&f.rate=7", [PLATE, UNIT, OTHER]],
  ["480 V with 14 %", "f.voltage=480&f.rate=14", [UNIT, OTHER]],
  ["525 V or 480 V with 14 %", "f.voltage=480,525&f.rate=14", [PLATE, UNIT, OTHER]],
  ["up to 500 V with 14 %", "f.voltage=..500&f.rate=14", [UNIT, OTHER]],
  ["480 V alone", "f.voltage=480", [PLATE, UNIT, OTHER]],
  ["480 V with 20 kvar", "f.voltage=480&f.capacity=20", [PLATE, UNIT, OTHER]],
  ["480 V, 14 %, 20 kvar", "f.voltage=480&f.rate=14&f.capacity=20", [UNIT, OTHER]],
])("%s are found if a product has them together", async (_asked, query, expected) =>
  expect(await ids(query)).toEqual(expected),
);

test("an option counts the products that have it together with the chosen ones", async () => {
  const { filters } = await list("f.voltage=480");
  const rates = filters.find(({ parameter }) => parameter.key === "rate")?.options;
  expect(rates?.map(({ option, count }) => [option, count])).toEqual([
    ["7", 3],
    ["14", 2],
  ]);
  const chosen = chosenOf("f.voltage=480&f.rate=14&f.capacity=20");
  expect([...(await countWithout({ type: 33, chosen }))]).toEqual([
    ["capacity", 2],
    ["rate", 3],
    ["voltage", 3],
  ]);
});

test("a new or deleted combination counts at the next request", async () => {
  const query = "f.voltage=480&f.rate=14";
  const before = await ids(query);
  expect(before).not.toContain(PLATE);
  sharedStore().exec(
    `UPDATE product_combinations SET figure = 14 WHERE product = ${PLATE} AND place = 0 AND key = 'rate'`,
  );
  expect((await ids(query)).toSorted()).toEqual([PLATE, ...before].toSorted());
  sharedStore().exec(`DELETE FROM product_combinations WHERE product = ${PLATE} AND place = 0`);
  expect(await ids(query)).toEqual(before);
});
