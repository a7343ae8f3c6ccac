import { expect, test } from "vitest";
import { writeContent } from "./editing";
import { migratedStore } from "./migrated-store";
import { content as testContent } from "@/db/testing/content";
import type { Content } from "@/db/source/shapes";
import { testMigrations } from "@/db/testing/project";
import { shippedStore, testContentStore } from "@/db/testing/store";

type Product = Content["products"][number];

/** Changes the products and writes the migration. */
function edit(change: (products: Product[]) => Product[] | void) {
  const project = testMigrations();
  const given = structuredClone(testContent.products);
  const products = change(given) ?? given;
  writeContent(project.drizzle, { ...testContent, products }, { why: "parameters" });
  const store = migratedStore(project.drizzle);
  return { migration: project.newest(), stored: (sql: string): unknown[] => store.prepare(sql).all() };
}

/** What the store of the test content says. */
const stored = (sql: string): unknown[] => testContentStore().prepare(sql).all();

const voltageOf = (product: Product | undefined) =>
  product?.parameters.find(({ key }) => key === "capacitor-voltage");

test("a changed rating updates its line and value, and the date of the product's change", () => {
  const { migration, stored } = edit((products) => {
    Object.assign(voltageOf(products[0]) ?? {}, { text: "450、480 V", numbers: [450, 480] });
  });
  expect(migration).toContain(
    "UPDATE `product_parameters` SET `text` = '450、480 V' WHERE `product` = 1001 AND",
  );
  expect(migration).toMatch(/UPDATE `products` SET `updatetime` = '[-\d]{10} [:\d]{8}' WHERE `id` = 1001;/);
  expect(migration.match(/UPDATE `products`/g)).toHaveLength(1);
  expect(
    stored(
      "SELECT min, max, choice FROM product_values WHERE product = 1001 AND `key` = 'capacitor-voltage' ORDER BY place",
    ),
  ).toEqual([
    { min: 450, max: 450, choice: "" },
    { min: 480, max: 480, choice: "" },
  ]);
});

test("a new product is stored with its parameters, without a date of change", () => {
  const { stored } = edit((products) => {
    const [model] = products;
    if (model)
      products.push({
        ...structuredClone(model),
        id: 1999,
        title: "新产品",
        ...{ ordercode: "", code: undefined },
        basicfunction: "另一款产品。",
        images: ["products/lh-gw200-1"],
      });
  });
  expect(
    stored(
      "SELECT updatetime, (SELECT count(*) FROM product_parameters WHERE product = id) AS lines FROM products WHERE id = 1999",
    ),
  ).toEqual([{ updatetime: "", lines: 12 }]);
});

test("a deleted product is removed with its parameters and tables", () => {
  const { stored } = edit((products) => products.filter(({ id }) => id !== 1016));
  for (const table of ["product_parameters", "product_values", "product_tables"])
    expect(stored(`SELECT 1 FROM ${table} WHERE product = 1016`)).toEqual([]);
});

test("values are stored in the parameter's unit: 6 kV as 6000 V, 2 s as 2000 ms, 20+20 as a total of 40", () => {
  const values = (product: number, key: string) =>
    stored(
      `SELECT min, max, choice FROM product_values WHERE product = ${product} AND \`key\` = '${key}' ORDER BY place`,
    );
  expect(values(1008, "system-voltage")).toMatchObject([{ min: 6000 }, { min: 10_000 }]);
  expect(values(1035, "response-time")).toMatchObject([{ min: null, max: 2000 }]);
  expect(values(1001, "step-combination").at(-1)).toEqual({ min: 40, max: 40, choice: "20+20" });
  expect(values(1036, "losses")).toMatchObject([{ min: null, max: 0.4 }]);
});

test("open bounds, options, sizes and standards are parsed from the text", () => {
  expect(
    stored(
      "SELECT text, max, exclusive FROM product_values JOIN product_parameters USING (product, key) WHERE text GLOB '*＜*' AND condition = '瞬时'",
    ),
  ).toContainEqual({ text: "＜100 µs", max: 0.1, exclusive: 1 });
  expect(stored("SELECT DISTINCT condition FROM product_values WHERE optional ORDER BY 1")).toEqual(
    ["可定制", "可订", "可选", "选配"].map((condition) => ({ condition })),
  );
  expect(stored("SELECT * FROM product_values WHERE exclusive AND (min IS NULL) = (max IS NULL)")).toEqual(
    [],
  );
  expect(
    stored("SELECT width_min, height_min, height_max, depth_min FROM product_sizes WHERE product = 1001"),
  ).toEqual([
    { width_min: 80, height_min: 310, height_max: 350, depth_min: 395 },
    { width_min: null, height_min: null, height_max: null, depth_min: null },
  ]);
  expect(stored("SELECT number, year, title FROM product_standards WHERE product = 1001 LIMIT 1")).toEqual([
    { number: "GB/T 15576", year: null, title: "低压成套无功功率补偿装置" },
  ]);
});

test("a combination is a row per value; steps go with the capacity that they add up to", () => {
  const combined = (product: number) =>
    stored(
      `SELECT place, key, figure, choice FROM product_combinations WHERE product = ${product} ORDER BY place, key`,
    );
  expect(combined(1013)).toEqual([
    { place: 0, key: "capacitor-voltage", figure: 480, choice: "" },
    { place: 0, key: "reactance-rate", figure: 7, choice: "" },
    { place: 1, key: "capacitor-voltage", figure: 525, choice: "" },
    { place: 1, key: "reactance-rate", figure: 14, choice: "" },
  ]);
  expect(combined(1001)).toContainEqual({ place: 5, key: "step-combination", figure: null, choice: "20+20" });
  expect(combined(1001)).toContainEqual({ place: 5, key: "rated-capacity", figure: 40, choice: "" });
  expect(combined(1061)).toContainEqual(
    expect.objectContaining({ key: "active-energy", figure: null, choice: "B级（1级）" }),
  );
});

test.each([
  "parameters",
  "product_parameters",
  "product_values",
  "product_tables",
  "product_combinations",
  "product_sizes",
  "product_standards",
])("any change of %s raises the content version", (table) => {
  const store = shippedStore();
  store.pragma("foreign_keys = OFF");
  const version = () => store.prepare("SELECT version FROM content_version").pluck().get() as number;
  const [name] = store.prepare("SELECT name FROM pragma_table_info(?)").pluck().all(table) as string[];
  const start = version();
  store.exec(`CREATE TEMP TABLE kept AS SELECT * FROM ${table} LIMIT 1`);
  store.exec(`UPDATE ${table} SET \`${name}\` = \`${name}\``);
  const updated = version();
  store.exec(`DELETE FROM ${table}`);
  const deleted = version();
  store.exec(`INSERT INTO ${table} SELECT * FROM kept`);
  expect(updated).toBeGreaterThan(start);
  expect(deleted).toBeGreaterThan(updated);
  expect(version()).toBe(deleted + 1);
});
