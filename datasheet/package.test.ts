import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { GET as modbusFile } from "@/app/data/modbus/[file]/route";
import { GET as drawingFile } from "@/app/drawings/[id]/[file]/route";
import { drawingsOf } from "@/drawings";
import { revisionLabel } from "@/lib/revision";
import { testContentStore } from "@/db/testing/store";
import { dataSheetPdf } from "./document";
import { productPackage } from "./package";
import { orderOf } from "@/db/testing/sheet-order";
import { expectFitPackage } from "./test-package";

const METER = 1048;
const CAPACITOR = 1001;

let meterPackage: Uint8Array;

beforeAll(async () => {
  testContentStore();
  meterPackage = await productPackage(orderOf(METER));
});

const bytesOf = async (answer: Promise<Response | undefined>) =>
  new Uint8Array((await (await answer)?.arrayBuffer()) ?? new ArrayBuffer());
const request = new Request("http://site");

/** The same file as a single download. */
async function single(id: number, name: string): Promise<Uint8Array> {
  const [, kind, format] = /^LH-[A-Z0-9-]+-([a-z]+(?:-\d)?)\.([a-z]+)$/.exec(name) ?? [];
  if (kind === "datasheet") return new Uint8Array(await dataSheetPdf(orderOf(id)));
  if (kind === "modbus")
    return bytesOf(modbusFile(request, { params: Promise.resolve({ file: `${id}.${format}` }) }));
  const params = Promise.resolve({ id: String(id), file: `${kind}.${format}` });
  return bytesOf(drawingFile(request, { params }));
}

test.each([METER, CAPACITOR])(
  "the package of product %i has the same bytes as its single files",
  async (id) => {
    const { "README.txt": readme, ...files } = unzipSync(
      id === METER ? meterPackage : await productPackage(orderOf(id)),
    );
    const { product } = orderOf(id);
    const drawings = drawingsOf(product).flatMap(({ name }) => [`${name}.dxf`, `${name}.svg`]);
    const registers = product.registers ? ["modbus.csv", "modbus.json"] : [];
    expect(Object.keys(files)).toEqual(
      ["datasheet.pdf", ...drawings, ...registers].map((name) => `${product.model}-${name}`),
    );
    for (const [name, content] of Object.entries(files)) {
      const expected = await single(id, name);
      expect(expected.length, name).toBeGreaterThan(100);
      expect(Buffer.from(content).equals(expected), name).toBe(true);
    }
    expect(readme?.length).toBeGreaterThan(100);
  },
);

test("the README of a package names the product, version and date, and explains every file", () => {
  const order = orderOf(METER);
  const { "README.txt": readme, ...files } = unzipSync(meterPackage);
  expect([...(readme ?? []).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = strFromU8(readme ?? new Uint8Array());
  expect(text.match(/\n/g)?.length).toBe(text.match(/\r\n/g)?.length);
  const lines = text.split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "型号：LH-PM96E",
      `名称：${order.product.title}`,
      `版本：${revisionLabel(order.product.revisions[0])}`,
      `产品页面：${order.address}`,
    ]),
  );
  expect(text).toContain("请注明来源“澜衡电气”");
  for (const name of Object.keys(files))
    expect(
      lines.filter((line) => line.trim().startsWith(`${name} `)),
      name,
    ).toHaveLength(1);
  expect(text).toMatch(/LH-PM96E-wiring-2\.dxf +接线图：.+（DXF）/);
});

test("a package and its files stay within their size limits, with ASCII names", () =>
  expectFitPackage(METER, meterPackage));

test("a package that is generated again, in another time zone, has the same bytes", async () => {
  const { TZ } = process.env;
  const offset = new Date().getTimezoneOffset();
  process.env.TZ = "America/New_York";
  try {
    expect(new Date().getTimezoneOffset()).not.toBe(offset);
    expect(Buffer.from(await productPackage(orderOf(METER))).equals(meterPackage)).toBe(true);
  } finally {
    process.env.TZ = TZ;
  }
});
