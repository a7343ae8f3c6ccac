import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
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
import { expect, type Page, test } from "@playwright/test";

type Line = { label?: string; text?: string; max?: number; unit?: string };
type Product = { id: number; model: string; parameters: Line[] };

const LINKED = [
  "datasheet",
  "desk",
  "drawings",
  "lib",
  "node_modules",
  "package.json",
  "public",
  "scripts",
  "tsconfig.json",
];

/** The project's code over content and migrations of its own, for an editor to work in. */
function editorsProject() {
  const root = mkdtempSync(path.join(tmpdir(), "desk-"));
  mkdirSync(path.join(root, "db"));
  for (const file of LINKED) symlinkSync(path.resolve(file), path.join(root, file));
  for (const entry of readdirSync("db"))
    if (entry !== "content") symlinkSync(path.resolve("db", entry), path.join(root, "db", entry));
  for (const folder of ["db/content", "drizzle"])
    cpSync(folder, path.join(root, folder), { recursive: true });
  return root;
}

const productFile = (root: string, id: number) => path.join(root, `db/content/products/${id}.json`);

/** A bound that no other words of its product repeat. */
function boundIn(root: string): { product: Product; line: Line; at: number } {
  for (const file of readdirSync(path.join(root, "db/content/products"))) {
    const product = JSON.parse(readFileSync(path.join(root, "db/content/products", file), "utf8")) as Product;
    const at = product.parameters.findIndex(
      ({ text, max, unit }) =>
        text === `≤${max} ${unit}` && JSON.stringify(product).split(`${max} ${unit}`).length === 2,
    );
    const line = product.parameters[at];
    if (line) return { product, line, at };
  }
  throw new Error("No product has such a bound.");
}

async function startDesk(root: string): Promise<{ desk: ChildProcess; address: string }> {
  const given = [path.resolve("node_modules/tsx/dist/cli.mjs"), "db/commands/content.ts", "desk"];
  const desk = spawn(process.execPath, given, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const piece of desk.stdout as AsyncIterable<Buffer>) {
    said += piece.toString();
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address) return { desk, address };
  }
  throw new Error(`The desk did not start: ${said}`);
}

async function openProduct(page: Page, { id, model }: Product) {
  await page.getByRole("searchbox", { name: "找内容" }).fill(String(id));
  await page.getByRole("button", { name: new RegExp(`^${model} .* ${id}\\b`) }).click();
  await expect(page.getByRole("region", { name: "表单" })).toContainText(`products/${id}.json`);
}

test("an editor changes a parameter, sees it on the page before it is saved, and writes one migration; another's save is not overwritten @all", async ({
  page,
}) => {
  const root = editorsProject();
  const { desk, address } = await startDesk(root);
  try {
    const { product, line, at } = boundIn(root);
    const bound = (line.max ?? 0) * 2;
    const text = `≤${bound} ${line.unit}`;
    const before = readFileSync(productFile(root, product.id), "utf8");
    const migrations = () => readdirSync(path.join(root, "drizzle")).filter((file) => file.endsWith(".sql"));
    const known = migrations().length;

    await page.goto(address);
    await openProduct(page, product);
    const form = page.getByRole("region", { name: "表单" });
    const site = page.frameLocator("iframe");
    await expect(site.getByText(line.text ?? "").first()).toBeAttached();
    const entry = form.locator('[data-field="parameters"] > .control > .list > details').nth(at);
    await entry.locator("summary").click();
    await entry.getByLabel("原文").fill(text);
    // The words say another figure than the data: the check tells it beside the line.
    await expect(entry.locator(".fault").first()).toBeVisible();
    await entry.getByLabel("最大").fill(String(bound));
    await expect(site.getByText(text).first()).toBeAttached();
    await expect(entry.locator(".fault")).toHaveCount(0);
    expect(readFileSync(productFile(root, product.id), "utf8")).toBe(before);
    expect(existsSync(path.join(root, `data/desk/drafts/products/${product.id}.json`))).toBe(true);

    const others = JSON.parse(before) as Product & { sort: number };
    writeFileSync(productFile(root, product.id), JSON.stringify({ ...others, sort: 12_345 }));
    await page.reload();
    await openProduct(page, product);
    await expect(form).toContainText("别人保存过这个文件，改了：排序");
    await expect(form.getByRole("button", { name: "保存" })).toBeDisabled();
    await form.getByRole("button", { name: "在他的上面继续改" }).click();
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByRole("status")).toHaveText("已保存");
    const saved = JSON.parse(readFileSync(productFile(root, product.id), "utf8")) as typeof others;
    expect([saved.sort, saved.parameters[at]?.text]).toEqual([12_345, text]);

    await page.getByRole("button", { name: "写迁移" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("row").filter({ hasText: text })).toContainText(line.text ?? "");
    await dialog.getByLabel("修改说明").fill("放宽一个参数");
    await dialog.getByRole("button", { name: "写成一个迁移" }).click();
    await expect(dialog.locator(".told")).toContainText("已写入 drizzle/");
    expect(migrations()).toHaveLength(known + 1);
    const sql = readFileSync(path.join(root, "drizzle", migrations().toSorted().at(-1) ?? ""), "utf8");
    expect(sql).toContain("-- content: 放宽一个参数");
    expect(sql).toContain(`UPDATE \`product_parameters\` SET \`text\` = '${text}'`);

    await dialog.getByRole("button", { name: /^撤回 / }).click();
    await expect(dialog.locator(".told")).toContainText("已删去");
    expect(migrations()).toHaveLength(known);
  } finally {
    desk.kill("SIGTERM");
    await new Promise((resolve) => desk.once("exit", resolve));
    rmSync(root, { recursive: true, force: true });
  }
});
