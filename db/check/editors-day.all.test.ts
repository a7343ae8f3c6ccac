import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SITE } from "@/lib/site";
import { editorsWork } from "./test-editors-work";

const COPIED = [
  ...["app", "components", "datasheet", "db", "drawings", "drizzle", "lib", "public", "scripts", "server"],
  ...["package.json", "tsconfig.json", "vitest.config.ts"],
];

/** Tests of the shipped content (shipped-content-asked.test.ts checks that there are no others). */
const ASKING = [
  "app/api/board-seeds.test.ts",
  "datasheet/packages.all.test.ts",
  "datasheet/sheets.all.test.ts",
  "datasheet/solution.test.ts",
  "db/check/shipped-content.test.ts",
  "drawings/drawings.all.test.ts",
  "drawings/dxf/drawing-dxf.all.test.tsx",
];

let root: string;

/** A copy of the shipped project, for the editor's work. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "editor-"));
  for (const name of COPIED) cpSync(name, path.join(root, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Adds a record like the first of its noun, with other fields. */
function add(noun: string, fields: (id: number) => object): number {
  const folder = path.join(root, "db/content", noun);
  const files = readdirSync(folder);
  const id = Math.max(...files.map((file) => Number.parseInt(file))) + 1;
  const model = JSON.parse(readFileSync(path.join(folder, files.sort()[0] ?? ""), "utf8")) as object;
  writeFileSync(
    path.join(folder, `${id}.json`),
    JSON.stringify({ ...model, id, ...fields(id) }, undefined, 1),
  );
  return id;
}

async function paint(name: string, alt: string) {
  mkdirSync(path.join(root, "in", path.dirname(name)), { recursive: true });
  await sharp({ create: { width: 700, height: 500, channels: 3, background: "#d0d8e0" } }).toFile(
    path.join(root, "in", `${name}.png`),
  );
  writeFileSync(
    path.join(root, "in/manifest.json"),
    JSON.stringify([{ file: `${name}.png`, alt, subject: "new" }]),
  );
}

/** Runs a command of the project, like npm. */
async function run(command: string, ...given: string[]) {
  const env = { ...process.env, DATABASE_FILE: path.join(root, "site.db") };
  const tool = path.join("node_modules/.bin", command);
  const { stdout } = await promisify(execFile)(tool, given, { cwd: root, env });
  return stdout;
}
const content = (...given: string[]) => run("tsx", "db/commands/content.ts", ...given);

/** The company's phone number changes, which is only in lib/site.ts. */
function changeTelephone() {
  const file = path.join(root, "lib/site.ts");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(SITE.salesLine, "400-123-4567"));
}

test("after an editor adds products, lines, terminals, registers, parameters, news, pictures and a phone number with the commands, all tests still pass", async () => {
  const { forgotten, bound } = editorsWork(root);
  changeTelephone();
  await paint("products/brand-new-1", "全新装置 正面三分之四视图");
  expect(await content("pictures", "in")).toContain("已收入 1 张图片。");
  const product = add("products", (id) => ({
    title: `全新装置 ${id}`,
    model: `LH-NEW${id}`,
    // The code would belong to the copied product.
    ordercode: undefined,
    code: undefined,
    basicfunction: `第 ${id} 号全新装置，用一台机柜完成补偿、治理与测量。`,
    images: ["products/brand-new-1"],
    sort: 9999,
  }));
  const article = add("news", (id) => ({
    title: `全新装置下线 ${id}`,
    image: "products/brand-new-1",
    maincontent: `<p>第 ${id} 条：<a href="/newdetail/${product}">全新装置</a>下线，首批十台经型式试验与七十二小时带载运行后发往现场。</p>`,
    createtime: "2026-11-22 09:00:00",
  }));

  expect(await content("check")).toMatch(/内容检查通过：错误 0 处；提醒 \d+ 处/);
  const written = await content("migrate", "新增产品 全新装置", "--name", "brand-new");
  expect(written).toMatch(/已写入 drizzle\/\d{4}_content-[-\d]{10}-brand-new\.sql：新增 \d+ 条，.*删除 1 条/);

  await run("tsx", "db/commands/migrate.ts");
  const store = new Database(path.join(root, "site.db"), { readonly: true });
  const images = store.prepare("SELECT images FROM products WHERE id = ?").pluck().get(product);
  expect(images).toBe("products/brand-new-1");
  const lists = store
    .prepare("SELECT count(*) FROM product_categories WHERE product = ?")
    .pluck()
    .get(product);
  expect(lists).toBeGreaterThan(0);
  expect(store.prepare("SELECT count(*) FROM news WHERE id = ?").pluck().get(article)).toBe(1);
  expect(store.prepare("SELECT count(*) FROM news WHERE id = ?").pluck().get(forgotten)).toBe(0);
  const said = store.prepare("SELECT text FROM product_parameters WHERE product = ?").pluck();
  expect(said.all(bound.product)).toContain(bound.text);
  store.close();

  // Tests that hold for any content, and that nothing is left to migrate.
  await run("vitest", "run", "lib", ...ASKING);
}, 1_800_000);
