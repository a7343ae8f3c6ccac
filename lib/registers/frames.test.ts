import { expect, test } from "vitest";
import { crc16, exampleOf, formatWords, rtuFrame, tcpFrame } from "./frames";
import type { Register } from "./map";

const bytes = (hex: string) => hex.split(" ").map((byte) => Number.parseInt(byte, 16));

test.each([
  ["01 03 00 00 00 0A", "C5 CD"],
  ["11 03 00 6B 00 03", "76 87"],
  ["11 06 00 01 00 03", "9A 9B"],
  ["11 10 00 01 00 02 04 00 0A 01 02", "C6 F0"],
  ["01 04 02 FF FF", "B8 80"],
])("the checksum of %s is %s, as published", (message, check) => {
  const [address = 0, ...rest] = bytes(message);
  expect(rtuFrame(address, rest)).toEqual(bytes(`${message} ${check}`));
});

test("the checksum of the digits 1 to 9 is that of the CRC catalogue, and that of a frame with its checksum is 0", () => {
  expect(crc16([..."123456789"].map((digit) => digit.charCodeAt(0)))).toBe(0x4b37);
  expect(crc16(rtuFrame(17, [3, 0, 107, 0, 3]))).toBe(0);
});

test("a message over TCP has length and unit in front and no checksum", () => {
  expect(tcpFrame(255, [3, 0, 0, 0, 10])).toEqual(bytes("00 01 00 00 00 06 FF 03 00 00 00 0A"));
});

const register = (fields: Partial<Register>): Register => ({
  ...{ address: 256, name: "电压", symbol: "U", type: "UINT16", scale: 0.1, unit: "V", access: "R" },
  ...fields,
});
const rtu = { address: 1, baudRates: [9600], baudRate: 9600, formats: ["8N1" as const] };
const exampleWith = (registers: Register[], symbol: string, words: number[]) =>
  exampleOf({ example: { symbol, words }, blocks: [{ id: "a", title: "甲", registers }], rtu });

test("an example requests its registers, gives the answer, and explains the values", () => {
  const registers = [
    register({}),
    register({
      address: 257,
      symbol: "T",
      name: "温度",
      type: "INT16",
      unit: "℃",
      series: { from: 1, count: 2, word: "路" },
    }),
    register({ address: 259, symbol: "E", name: "电能", type: "UINT32", unit: "kWh", scale: 0.01 }),
    register({ address: 261, symbol: "F", name: "频率", type: "FLOAT32", unit: "Hz", scale: 1 }),
    register({ address: 263, symbol: "P", name: "功率", type: "INT32", unit: "kW", scale: 1 }),
  ];
  const words = [2203, 0xff9c, 321, 1, 0, 0x4248, 0x0000, 0xffff, 0xfffe];
  const { request, answer, values } = exampleWith(registers, "U", words);
  expect(request.startsWith("01 03 01 00 00 09 ")).toBe(true);
  expect(answer.startsWith("01 03 12 08 9B FF 9C 01 41 00 01 00 00 42 48 00 00 FF FF FF FE ")).toBe(true);
  expect([crc16(bytes(request)), crc16(bytes(answer))]).toEqual([0, 0]);
  expect(values.map(({ name, value, unit }) => `${name} ${value} ${unit}`)).toEqual([
    ...["电压 220.3 V", "温度 1 -10 ℃", "温度 2 32.1 ℃", "电能 655.36 kWh", "频率 50 Hz", "功率 -2 kW"],
  ]);
});

test("an example leaves out a value of which it reads a part; one without any value is a fault", () => {
  const energy = register({ symbol: "E", type: "UINT32" });
  expect(exampleWith([energy], "E", [1]).values).toEqual([]);
  expect(() => exampleWith([energy], "X", [1])).toThrow("寄存器表里没有 X");
});

test("the factory format comes first and is marked", () => {
  expect(formatWords(["8E1", "8N1"])).toBe("8E1（偶校验，出厂）、8N1（无校验）");
});
