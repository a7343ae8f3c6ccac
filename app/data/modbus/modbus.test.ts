import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { getProduct } from "@/db/queries/products/product-details";
import { REGISTER_COLUMNS, type RegisterFile, registerFile } from "@/lib/registers/file";
import { readCsv } from "@/lib/text/test-csv";
import { testContentStore } from "@/db/testing/store";
import { GET } from "./[file]/route";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const ask = (file: string) =>
  GET(new Request("http://site"), { params: Promise.resolve({ file }) }) as Promise<Response>;
const readJson = async (id: number): Promise<RegisterFile> =>
  registerFile.strict().parse(await (await ask(`${id}.json`)).json());
const readTable = async (id: number) => {
  const bytes = await (await ask(`${id}.csv`)).arrayBuffer();
  return readCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
};
const mapped = () =>
  sharedStore().prepare("SELECT product FROM product_registers ORDER BY product").pluck().all() as number[];

test("every product with registers has them as data that is what it says it is, all of them", async () => {
  expect(mapped().length).toBeGreaterThan(5);
  for (const id of mapped()) {
    const { product, blocks } = await readJson(id);
    expect(product).toEqual({
      id,
      model: getProduct(id)?.model,
      title: getProduct(id)?.title,
      url: `http://localhost:3000/newdetail/${id}`,
    });
    const stored = getProduct(id)?.registers?.blocks ?? [];
    expect(blocks.map(({ registers }) => registers.map(({ symbol, address }) => [symbol, address]))).toEqual(
      stored.map(({ registers }) => registers.map(({ symbol, address }) => [symbol, address])),
    );
  }
});

/** A cell of the table as the value in JSON. */
function cellOf(value: unknown): string {
  if (Array.isArray(value))
    return value.every((each) => typeof each === "number")
      ? value.map((code) => String(code).padStart(2, "0")).join(" ")
      : cellOf({ ...value });
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([code, meaning]) => `${code}=${meaning}`)
      .join(";");
  return String((value as string | number | undefined) ?? "");
}

test("the table says the same as the data, a row for each register", async () => {
  const columns = Object.keys(REGISTER_COLUMNS);
  for (const id of mapped()) {
    const { blocks } = await readJson(id);
    const rows = blocks.flatMap(({ title, note, registers }) =>
      registers.map((register): Record<string, unknown> => ({ block: title, blockNote: note, ...register })),
    );
    const [header, ...table] = await readTable(id);
    expect(header).toEqual(columns);
    expect(table).toEqual(rows.map((row) => columns.map((column) => cellOf(row[column]))));
  }
});

test("the files are saved under the model, the table with the mark by which Excel knows UTF-8", async () => {
  const headersOf = ({ headers }: Response) => [
    headers.get("content-type"),
    headers.get("content-disposition"),
  ];
  expect(headersOf(await ask("1048.csv"))).toEqual([
    "text/csv; charset=utf-8",
    'attachment; filename="LH-PM96E-modbus.csv"',
  ]);
  expect(headersOf(await ask("1048.json"))).toEqual([
    "application/json; charset=utf-8",
    'inline; filename="LH-PM96E-modbus.json"',
  ]);
  const bytes = new Uint8Array(await (await ask("1048.csv")).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each(["1001.csv", "9999.json", "1048.xml", "01048.csv", "1048", "..csv", "1e3.csv"])(
  "there is no file %s",
  async (file) => {
    await expect(ask(file)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  },
);
