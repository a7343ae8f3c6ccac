import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { contentVersion } from "@/db/content-version";
import { getDictionary } from "@/db/queries/products/dictionary";
import { storeWithProducts } from "@/db/testing/products";
import { type Catalogue, catalogue, COLUMNS } from "@/lib/catalogue/shape";
import { readCsv } from "@/lib/text/test-csv";
import { testContentStore } from "@/db/testing/store";
import { GET as csvFile } from "./catalogue.csv/route";
import { GET as jsonFile } from "./catalogue.json/route";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const readJson = async (): Promise<Catalogue> => catalogue.strict().parse(await jsonFile().json());
const readTable = async () => {
  const bytes = new Uint8Array(await csvFile().arrayBuffer());
  return readCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
};
const allOf = <Row>(statement: string) => sharedStore().prepare(statement).all() as Row[];

test("says which version it is, of when, on what terms and from whom, and tells of the whole dictionary", async () => {
  const { products, parameters, ...head } = await readJson();
  expect(head).toEqual({
    version: contentVersion(),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
    licence: expect.stringContaining("注明来源"),
    source: expect.stringContaining("http://localhost:3000/index"),
  });
  expect(parameters.map(({ key }) => key)).toEqual([...getDictionary().keys()]);
  expect(products.map(({ id }) => id)).toEqual(
    allOf<{ id: number }>("SELECT id FROM products ORDER BY id").map(({ id }) => id),
  );
});

test("every value, every line and every field of every product is in it", async () => {
  const { products } = await readJson();
  const told = new Map(
    products.map(({ id, parameters }) => [id, new Map(parameters.map((own) => [own.key, own]))]),
  );
  type Stored = { product: number; key: string; min: number; max: number; choice: string; condition: string };
  const values = allOf<Stored>("SELECT product, key, min, max, choice, condition FROM product_values");
  for (const { product, key, ...value } of values)
    expect(told.get(product)?.get(key)?.values, `${product} ${key}`).toContainEqual(
      expect.objectContaining(value),
    );
  const count = products.flatMap(({ parameters }) => parameters.flatMap((own) => own.values)).length;
  expect([count, count > 300]).toEqual([values.length, true]);
  type Line = { product: number; key: string; text: string };
  for (const { product, key, text } of allOf<Line>("SELECT product, key, text FROM product_parameters"))
    expect(told.get(product)?.get(key)?.text, `${product} ${key}`).toContain(text);
  for (const { id, shapesize } of allOf<{ id: number; shapesize: string }>(
    "SELECT id, shapesize FROM products",
  ))
    expect(told.get(id)?.get("dimensions")?.text ?? "").toContain(shapesize);
  for (const { parameters } of products) expect(parameters.every(({ text }) => text !== "")).toBe(true);
});

test("every combination, size and standard of every product is in it, and how its order code is made", async () => {
  const { products } = await readJson();
  const own = new Map(products.map((product) => [product.id, product]));
  type Together = { product: number; place: number; key: string; figure: number | null; choice: string };
  const together = allOf<Together>("SELECT * FROM product_combinations");
  expect(together).not.toEqual([]);
  for (const { product, place, key, figure, choice } of together)
    expect(own.get(product)?.combinations?.[place], `${product} ${place}`).toMatchObject({
      [key]: figure ?? choice,
    });
  type Size = {
    product: number;
    kind: string;
    width_max: number | null;
    height_max: number;
    depth_max: number;
  };
  const sizes = allOf<Size>("SELECT * FROM product_sizes");
  for (const { product, kind, width_max: width, height_max: height, depth_max: depth } of sizes) {
    const { dimensions, cutout } = own.get(product) ?? {};
    const side = (max: number) => expect.objectContaining({ max });
    if (kind === "body")
      expect(dimensions, `${product}`).toContainEqual(
        expect.objectContaining({ width: side(width ?? NaN), height: side(height), depth: side(depth) }),
      );
    else if (width === null) expect(cutout, `${product}`).toEqual({ needed: false });
    else
      expect(cutout, `${product}`).toMatchObject({ needed: true, width: side(width), height: side(height) });
  }
  expect(new Set(sizes.map(({ kind }) => kind))).toEqual(new Set(["body", "cutout"]));
  for (const { product, number, title } of allOf<{ product: number; number: string; title: string }>(
    "SELECT * FROM product_standards",
  ))
    expect(own.get(product)?.standards).toContainEqual({ number, title });
  const heads = allOf<{ product: number; head: string }>(
    "SELECT product, grammar ->> 'head' AS head FROM product_codes",
  );
  for (const { product, head } of heads) {
    const { example = "", parts = [] } = own.get(product)?.orderCode ?? {};
    expect(example.startsWith(head), example).toBe(true);
    expect(parts.every(({ codes, range }) => codes ?? range)).toBe(true);
  }
});

test("a product says whether it is made and since when its facts are as they are", async () => {
  const { products } = await readJson();
  const [first, second] = products;
  sharedStore().exec(
    `INSERT OR REPLACE INTO discontinued_products VALUES (${first?.id}, '2026-01-31', ${second?.id});
     INSERT OR REPLACE INTO product_revisions VALUES (${first?.id}, 9, '2026-02-01', '[]')`,
  );
  const [changed] = (await readJson()).products;
  expect(changed).toMatchObject({
    state: "discontinued",
    discontinued: { since: "2026-01-31", successor: second?.id },
    revision: { version: "V1.8", date: "2026-02-01" },
  });
  expect(second).toMatchObject({ state: "active" });
  expect(second).not.toHaveProperty("discontinued");
});

/** A cell of the table as the value in JSON. */
const cellOf = (value: string | number | boolean | null) => {
  const text = String(value ?? "");
  return typeof value === "string" && /^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
};

test("the table says the same as the JSON, a row for each value", async () => {
  const { products } = await readJson();
  const none = { min: null, max: null, choice: "", condition: "", optional: undefined, exclusive: undefined };
  const rows = products.flatMap(({ id, model, title, parameters, combinations: together = [] }) =>
    parameters.flatMap(({ values, unit = "", ...words }) =>
      (values.length > 0 ? values : [none]).map((value) => {
        const own = together.flatMap((one, at) =>
          one[words.key] === (value.choice || (value.min ?? undefined)) && words.key in one ? [at + 1] : [],
        );
        return { id, model, title, unit, ...words, ...value, combinations: own.join(" ") };
      }),
    ),
  );
  expect(rows.filter(({ combinations }) => combinations !== "")).not.toEqual([]);
  const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const [header, ...table] = await readTable();
  expect(header).toEqual(columns);
  expect(table).toEqual(rows.map((row) => columns.map((column) => cellOf(row[column] ?? ""))));
  expect(table.length).toBeGreaterThan(500);
});

test("the files are named by date and version; a browser shows the one and saves the other, and both name their terms", () => {
  const named = (kind: string) =>
    expect.stringMatching(new RegExp(`; filename="catalogue-[\\d-]{10}-v\\d+\\.${kind}"$`));
  const headersOf = (answer: Response) =>
    ["content-type", "content-disposition", "link"].map((name) => answer.headers.get(name));
  const link = '<http://localhost:3000/developers#catalogue>; rel="license"';
  expect(headersOf(jsonFile())).toEqual(["application/json; charset=utf-8", named("json"), link]);
  expect(headersOf(csvFile())).toEqual(["text/csv; charset=utf-8", named("csv"), link]);
});

test("more products than are read at once are all there, once and in order; none at all are a file, too", async () => {
  const ids = Array.from({ length: 50 }, (_, at) => at + 1);
  storeWithProducts(ids.map((id) => ({ id, title: `产品${id}` })));
  sharedStore().exec(
    "INSERT INTO parameters (key, sort, name, \"group\", kind, field) VALUES ('functions', 1, '基本功能', '功能', 'text', 'basicfunction')",
  );
  expect((await readJson()).products.map(({ id }) => id)).toEqual(ids);
  expect((await readTable()).slice(1).map(([id]) => Number(id))).toEqual(ids);
  sharedStore().exec("DELETE FROM products");
  expect((await readJson()).products).toEqual([]);
  expect(await readTable()).toEqual([Object.keys(COLUMNS)]);
});
