// All exported files with cells, fetched like users do: in each, text that looks like a formula is a text.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GET as listFile } from "@/app/(site)/cart/[file]/route";
import { GET as receiptFile } from "@/app/(site)/Receipt/[number]/[file]/route";
import { visitor } from "@/app/api/test-cart";
import { VALID } from "@/app/api/test-message";
import { GET as catalogue } from "@/app/data/catalogue.csv/route";
import { GET as registers } from "@/app/data/modbus/[file]/route";
import { closeStore, sharedStore } from "@/db/connection";
import { add, emptyDesk, order } from "@/db/testing/message-command";
import { testContent } from "@/db/testing/project";
import { testContentStore } from "@/db/testing/store";
import { readCsv } from "@/lib/text/test-csv";
import { SHEET } from "@/lib/text/xlsx";
import { exportTable } from "./tables/main";

const folder = mkdtempSync(path.join(tmpdir(), "exports-"));
beforeAll(() => void testContentStore());
beforeEach(emptyDesk);
afterAll(() => {
  closeStore();
  rmSync(folder, { recursive: true });
});

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const csvCells = (bytes: Uint8Array) =>
  readCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).flat();
/** The cells of a workbook: each text is stored as text, and no cell has a formula. */
function xlsxCells(bytes: Uint8Array): string[] {
  const sheet = strFromU8(unzipSync(bytes)[SHEET] ?? new Uint8Array());
  expect(sheet).not.toMatch(/<f[\s>]/);
  const texts = sheet.matchAll(/ t="inlineStr" s="1"><is><t[^>]*>([^<]*)</g);
  return [...texts].map(([, text = ""]) => text);
}

const oneOf = (statement: string) => sharedStore().prepare(statement).pluck().get() as number;

/** A visitor whose list has this project name and note, before and after sending it. */
async function listed(text: string) {
  const who = visitor();
  await who.add({ product_id: String(oneOf("SELECT min(id) FROM products")), note: text });
  sharedStore().prepare("UPDATE carts SET project = ?").run(text);
  const asked = () => new Request("http://site.test", { headers: { cookie: who.kept.cookie } });
  const own = async (file: string) => bytesOf(await listFile(asked(), { params: Promise.resolve({ file }) }));
  const before = { csv: await own("list.csv"), xlsx: await own("list.xlsx") };
  const { number } = (await who.ask("POST", "orders", VALID)).body.data as { number: string };
  const sent = async (file: string) =>
    bytesOf(await receiptFile(asked(), { params: Promise.resolve({ number, file }) }));
  return { before, after: { csv: await sent("list.csv"), xlsx: await sent("list.xlsx") } };
}

const SIGNS = ["=", "+", "-", "@"];

test.each(SIGNS)(
  "a text that begins with %s is a text in the list and in what was sent, csv and xlsx",
  async (sign) => {
    const text = `${sign}SUM(A1:A9)`;
    const { before, after } = await listed(text);
    for (const { csv, xlsx } of [before, after]) {
      const times = (cells: string[], cell: string) => cells.filter((one) => one === cell).length;
      expect([times(csvCells(csv), `'${text}`), times(csvCells(csv), text)]).toEqual([2, 0]);
      expect(times(xlsxCells(xlsx), text)).toBe(2);
    }
  },
);

test.each(SIGNS)("a text that begins with %s is a text in the desk's table of messages", async (sign) => {
  const text = `${sign}1+1`;
  add({ name: text, phone: text, content: text });
  const file = path.join(folder, `${SIGNS.indexOf(sign)}.csv`);
  await order("export", file);
  const cells = csvCells(readFileSync(file));
  expect(cells.filter((cell) => cell === `'${text}`)).toHaveLength(3);
  expect(cells).not.toContain(text);
});

test.each(SIGNS)(
  "a text that begins with %s is a text in the files of products and of registers",
  async (sign) => {
    const text = `${sign}1+1`;
    const id = oneOf("SELECT min(product) FROM product_registers");
    sharedStore().prepare("UPDATE products SET title = ? WHERE id = ?").run(text, id);
    const products = csvCells(await bytesOf(catalogue()));
    expect(products).toContain(`'${text}`);
    expect(products).not.toContain(text);
    sharedStore()
      .prepare("UPDATE product_registers SET map = json_set(map, '$.blocks[0].title', ?)")
      .run(text);
    const answer = (await registers(new Request("http://site.test"), {
      params: Promise.resolve({ file: `${id}.csv` }),
    })) as Response;
    const table = csvCells(await bytesOf(answer));
    expect(table).toContain(`'${text}`);
    expect(table).not.toContain(text);
  },
);

test.each(SIGNS)("a text that begins with %s is a text in the editors' table", (sign) => {
  const project = testContent();
  project.edit<{ id: number; title: string }>("products", ([first]) => void (first!.title = `${sign}1+1`));
  const file = path.join(project.root, "products.xlsx");
  exportTable(project.root, file, "title");
  expect(xlsxCells(readFileSync(file))).toEqual([`${sign}1+1`]);
});
