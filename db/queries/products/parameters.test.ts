import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { listFiltered } from "@/db/queries/filters/filters";
import { parametersOf, ratingTexts } from "./parameters";
import { getDictionary } from "./dictionary";
import { getProduct, getProducts } from "./product-details";
import { productItems } from "./products";
import { ratingNotes } from "./rating-notes";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const groupsOf = (id: number) => {
  const product = getProduct(id);
  if (!product) throw new Error(`${id} is gone`);
  return { product, groups: parametersOf(product) };
};
const ids = () => sharedStore().prepare("SELECT id FROM products").pluck().all() as number[];
const saying = (id: number) => productItems([id])[0]?.ratings.map(({ name, text }) => `${name} ${text}`);

test("a product's parameters are grouped, with the editors' texts and labels", () => {
  const { groups } = groupsOf(1001);
  expect(groups.map(({ name }) => name)).toEqual([
    "电气参数",
    "补偿与投切",
    "测量与精度",
    "通信与接口",
    "环境与安装",
    "结构",
    "功能与订货",
  ]);
  expect(groups[0]?.lines.slice(0, 2)).toEqual([
    { key: "system-voltage", label: "系统额定电压", text: "AC 400 V，50 Hz" },
    { key: "capacitor-voltage", label: "电容器额定电压", text: "450 V" },
  ]);
});

test("every line and every column of every product appears once, under one label", () => {
  for (const id of ids()) {
    const { product, groups } = groupsOf(id);
    const lines = groups.flatMap((group) => group.lines);
    expect(new Set(lines.map(({ label }) => label)).size, String(id)).toBe(lines.length);
    for (const { label, text } of product.lines)
      expect(lines.find((line) => line.label === label)?.text, `${id} ${label}`).toContain(text);
    expect(lines.filter(({ text }) => text.includes(product.shapesize)).length, String(id)).toBe(1);
  }
});

test.each<[number, string[]]>([
  [1001, ["额定容量 10/15/20/30/40 kvar", "电容器额定电压 450 V", "通信方式 RS485（选配）"]],
  [1008, ["额定容量 300/600/900/1200/1500 kvar", "电抗率 1/5/6/12%", "防护等级 IP3X（户内）"]],
  [1022, ["额定容量 30/50/75/100 kvar", "额定电流 43/72/108/144 A", "响应时间 ≤10 ms"]],
  [1026, ["额定补偿电流 50/75/100/150 A", "谐波滤除率 ≥95%", "响应时间 ≤10 ms"]],
  [1048, ["有功电能准确度 C级（0.5S级）", "准确度等级 0.2级", "电压输入 3×57.7/100 V、3×220/380 V"]],
  [1075, ["互感器一次电流 100/150/…/5000 A（12档）", "准确度等级 1.0级", "互感器二次输出 5 A、1 A、333 mV"]],
])("the card of product %i shows %j", (id, ratings) => expect(saying(id)).toEqual(ratings));

test("every card has model, standard and at most three ratings, all from the table", () => {
  const items = productItems(ids());
  const columns = [...getDictionary().values()].filter(({ card }) => card > 0);
  const inTable = ratingTexts(
    getProducts(ids()),
    columns.map((column) => ({ parameters: [column] })),
  );
  for (const { id, model, standard, ratings } of items) {
    const textOf = new Map(columns.map(({ key }, at) => [key, inTable.get(id)?.[at]]));
    for (const { key, text } of ratings) expect(textOf.get(key), `${id} ${key}`).toBe(text);
    expect(ratings.length, String(id)).toBeLessThanOrEqual(3);
    expect(model, String(id)).not.toBe("");
    expect(standard, String(id)).toMatch(/^[A-Z]+(?:\/T)? [\d.]+$/);
  }
});

test("lists show the output of capacitors at system voltage below their rating, and nothing below others", () => {
  const products = getProducts([1012, 1014, 1040]);
  const capacity = { parameters: [{ key: "rated-capacity", unit: "kvar" }] };
  const voltage = { parameters: [{ key: "capacitor-voltage", unit: "V" }] };
  expect(ratingNotes(products, [voltage, capacity])).toEqual(
    new Map([
      [1012, ["", "400 V实际输出 10.1、20.2、30.4、40.5 kvar"]],
      [1014, ["", "230 V实际输出 10.3、16.4、20.5 kvar"]],
      [1040, ["", ""]],
    ]),
  );
  expect(ratingNotes(products, [voltage])).toEqual(new Map());
});

test("a capacitor's card says its output at system voltage, other cards have no note", () => {
  expect(productItems([1012, 1014, 1040]).map(({ note }) => note)).toEqual([
    "400 V实际输出 10.1、20.2、30.4、40.5 kvar",
    "230 V实际输出 10.3、16.4、20.5 kvar",
    "",
  ]);
});

test("capacitors can be filtered by voltage, steps and communication, each value with its number of products", async () => {
  const { filters } = await listFiltered({ type: 33, page: 1, limit: 1, chosen: new Map() });
  const counts = new Map(
    filters.map(({ parameter, options }) => [
      parameter.key,
      options.map(({ option, count }) => [option, count]),
    ]),
  );
  expect(counts.get("step-combination")).toContainEqual(["20+20", 2]);
  expect(counts.get("capacitor-voltage")).toEqual([
    ["250", 2],
    ["450", 3],
    ["480", 1],
  ]);
  expect(counts.get("communication")?.[0]).toEqual(["RS485", 5]);
});

test("figures are finite, ranges ascending, and choices from the dictionary", () => {
  const dictionary = getDictionary();
  const values = sharedStore().prepare("SELECT * FROM product_values").all() as {
    key: string;
    min: number | null;
    max: number | null;
    choice: string;
  }[];
  expect(values).not.toEqual([]);
  for (const { key, min, max, choice } of values) {
    const parameter = dictionary.get(key);
    if (choice === "")
      expect(
        [min, max].some((limit) => Number.isFinite(limit)),
        key,
      ).toBe(true);
    else expect(parameter?.choices).toContain(choice);
    expect((min ?? -Infinity) <= (max ?? Infinity), key).toBe(true);
  }
});
