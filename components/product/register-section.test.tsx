import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RegisterMap } from "@/lib/registers/map";
import { RegisterConnection } from "./register-connection";
import { RegisterSection } from "./register-section";

const KIB = 1024;
const register = { name: "电压", type: "UINT16", scale: 1, access: "R", address: 256, symbol: "UA" } as const;
const map: RegisterMap = {
  ...{ title: "寄存器表", revision: "1.0", note: "示例。", mostRegisters: 100, exceptions: [1] },
  rtu: { address: 1, baudRate: 9600, baudRates: [4800, 9600, 19_200], formats: ["8N1", "8E1"] },
  tcp: { port: 502, unit: 1 },
  example: { symbol: "UA", words: [2203, 2204, 2205] },
  blocks: [
    { id: "voltage", title: "电压与频率", registers: [register, { ...register, address: 259, symbol: "F" }] },
    { id: "state", title: "状态", registers: [{ ...register, address: 512, symbol: "S" }] },
  ],
};
const sectionOf = (shown: RegisterMap) =>
  renderToStaticMarkup(<RegisterSection product={{ id: 1, model: "LH-X" }} map={shown} />);
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("a product's page has the connection settings and links to its register blocks", () => {
  const html = sectionOf(map);
  const words = wordsOf(html);
  for (const said of ["从站地址", "波特率", "01 03 01 00 00 03", "电压与频率 0100H~0103H，2 项"])
    expect(words).toContain(said);
  expect(words).toContain("状态 0200H，1 项");
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...["/newdetail/1/registers", "/data/modbus/1.csv", "/data/modbus/1.json"],
    ...["/newdetail/1/registers#voltage", "/newdetail/1/registers#state"],
  ]);
  expect(words).not.toContain("异常码");
});

test("the register section stays below 5 KiB even for a device with very many blocks", () => {
  const blocks = Array.from({ length: 20 }, (_, at) => ({
    id: `block-${"abcdefghijklmnopqrst"[at]}-orders`,
    title: "功率与功率因数（直接）",
    registers: [{ ...register, address: 2 * at, symbol: at === 0 ? "UA" : `S${at}` }],
  }));
  expect(Buffer.byteLength(sectionOf({ ...map, blocks }))).toBeLessThanOrEqual(5 * KIB);
});

test("the page of the registers says which codes read and write, and what is answered to a wrong request", () => {
  const words = wordsOf(renderToStaticMarkup(<RegisterConnection model="LH-X" map={map} />));
  expect(words).toContain("03 读，只读的 04 也能读；");
  expect(words).toContain("01H 功能码不支持");
});
