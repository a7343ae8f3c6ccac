import { rmSync, writeFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import { writeContent } from "./editing";
import { readContent } from "@/db/source/read-content";
import type { Content } from "@/db/source/shapes";
import { testProject } from "@/db/testing/project";
import { keptStore } from "@/db/testing/store";

type Product = Content["products"][number];
type Stored = { product: number; number: number; date: string; changes: string };

let project: ReturnType<typeof testProject>;

beforeEach(() => {
  project = testProject();
});

const MARCH = Date.parse("2027-03-01T20:00:00Z");
const APRIL = Date.parse("2027-04-05T02:00:00Z");

const edit = (change: (product: Product) => void) =>
  project.edit<Product>("products", ([first]) => void (first && change(first)));
const write = (now: number) =>
  writeContent(project.drizzle, readContent(path.join(project.root, "db/content")), { why: "facts" }, now);

/** The store before any change is that of the test content. */
function migrated(): Store {
  const store = openStore(readFileSync(keptStore("test-content")));
  migrate(store, project.drizzle);
  return store;
}
const revisionsIn = (store: Store) =>
  store.prepare("SELECT * FROM product_revisions ORDER BY product, number").all() as Stored[];
const revisionsOf = (product: number) =>
  revisionsIn(migrated())
    .filter((row) => row.product === product)
    .map(({ number, date, changes }) => ({ number, date, changes: JSON.parse(changes) as unknown }));

const voltage = (product: Product, text: string, numbers: number[]) =>
  Object.assign(product.parameters.find(({ key }) => key === "capacitor-voltage") ?? {}, { text, numbers });

test("a product has one revision, of its date of publication, until a fact changes", () => {
  const store = migrated();
  const products = store.prepare("SELECT count(*) FROM products").pluck().get();
  expect(revisionsIn(store).filter(({ number }) => number === 1)).toHaveLength(products as number);
  expect(revisionsOf(1001)[0]).toEqual({ number: 1, date: "2026-10-20", changes: [] });
});

test("changed facts add a revision to that product, with the migration's date in China", () => {
  const before = revisionsIn(migrated());
  edit((product) => {
    voltage(product, "450、480 V", [450, 480]);
    product.standards = ["GB/T 15576", "GB/T 12747.1", "GB/T 50227"];
    product.parameters = product.parameters.filter(({ label }) => label !== "静态功耗");
    Object.assign(product.tables["订货代码"]?.rows[3] ?? [], ["后缀G", "高温型"]);
    product.maincontent = product.maincontent
      .replace("约40%", "约45%")
      .replace("GB/T 29312《低压无功功率补偿投切器》", "GB/T 50227《并联电容器装置设计规范》");
  });
  write(MARCH);
  const after = revisionsIn(migrated());
  const added = after.filter((row) => !before.some((old) => JSON.stringify(old) === JSON.stringify(row)));
  expect(after).toHaveLength(before.length + 1);
  expect(added.map(({ product, date }) => ({ product, date }))).toEqual([
    { product: 1001, date: "2027-03-02" },
  ]);
  const sentence = (share: number) =>
    `与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约${share}%，柜内二次线减少到只剩一组取样线和一根网线`;
  expect(JSON.parse(added[0]?.changes ?? "")).toEqual([
    {
      fact: "执行标准",
      before: "GB/T 29312；GB/T 29312《低压无功功率补偿投切器》",
      after: "GB/T 50227；GB/T 50227《并联电容器装置设计规范》",
    },
    { fact: "电容器额定电压", before: "450 V", after: "450、480 V" },
    { fact: "订货代码 后缀G", before: "高温型（可选）", after: "高温型" },
    { fact: "产品概述", before: sentence(40), after: sentence(45) },
    { fact: "静态功耗", before: "≤3 W", after: "" },
  ]);
});

test("pictures, list order, markup, the order of lines and corrected minus signs make no revision", () => {
  const before = revisionsIn(migrated());
  edit((product) => {
    product.images = product.images.slice(0, 1);
    product.sort = 5;
    product.createtime = "2026-10-21 09:00:00";
    product.parameters = product.parameters.toReversed();
    product.maincontent = product.maincontent.replace("80 mm宽", "<strong>80 mm宽</strong>");
    for (const line of product.parameters) line.text = line.text?.replace("−", "-");
  });
  expect(write(MARCH)).toContain("已写入");
  expect(revisionsIn(migrated())).toEqual(before);
});

test("a new product's first revision is its migration, and a deleted product loses its revisions", () => {
  project.edit<Product>("products", (products) =>
    products.map((product) => (product.id === 1016 ? { ...product, id: 1990 } : product)),
  );
  write(MARCH);
  expect(revisionsOf(1990)).toEqual([{ number: 1, date: "2027-03-02", changes: [] }]);
  expect(revisionsOf(1016)).toEqual([]);
});

test("numbers continue, and a rewritten migration leaves one revision", () => {
  const journal = path.join(project.drizzle, "meta/_journal.json");
  const { length } = revisionsOf(1001);
  edit((product) => voltage(product, "450、480 V", [450, 480]));
  write(MARCH);
  const kept = readFileSync(journal, "utf8");
  edit((product) => voltage(product, "450、500 V", [450, 500]));
  write(APRIL);
  rmSync(path.join(project.drizzle, project.migrations().at(-1) ?? ""));
  writeFileSync(journal, kept);
  edit((product) => voltage(product, "450、525 V", [450, 525]));
  write(APRIL);
  const change = { fact: "电容器额定电压", before: "450、480 V", after: "450、525 V" };
  expect(revisionsOf(1001)).toHaveLength(length + 2);
  expect(revisionsOf(1001).at(-1)).toEqual({ number: length + 2, date: "2027-04-05", changes: [change] });
});

test("a new store and a migrated one have the same revisions", () => {
  const forward = migrated();
  edit((product) => voltage(product, "450、480 V", [450, 480]));
  write(MARCH);
  edit((product) => voltage(product, "450、500 V", [450, 500]));
  write(APRIL);
  migrate(forward, project.drizzle);
  const fromScratch = openStore(":memory:");
  migrate(fromScratch, project.drizzle);
  expect(revisionsIn(forward)).toEqual(revisionsIn(fromScratch));
});
