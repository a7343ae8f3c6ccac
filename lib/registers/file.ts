import { z } from "zod";
import { exampleOf } from "./frames";
import { countOf, EXCEPTIONS, type Register, type RegisterMap } from "./map";
import { hexOf, TYPE_NAMES, WORD_ORDER } from "./types";
import { codesOf, limitsOf } from "./words";

const reading = z.object({
  symbol: z.string().describe("符号"),
  name: z.string().describe("名称"),
  registers: z.array(z.int()).describe("寄存器里的数"),
  value: z.number().describe("换算后的值"),
  unit: z.string().optional().describe("单位"),
});

const fileRegister = z.object({
  address: z.int().describe("首地址，十进制，从 0 起，就是报文里的地址"),
  hex: z.string().describe("首地址，十六进制"),
  count: z.int().describe("从首地址起连续有几个这样的数"),
  first: z.int().optional().describe("连续几个时，第一个的序号（如谐波次数 2）"),
  word: z.string().optional().describe("连续几个时，数的是什么：次、路、台"),
  name: z.string().describe("名称"),
  symbol: z.string().describe("符号，在一个寄存器表里不重复"),
  type: z.enum(TYPE_NAMES).describe("类型；32 位的占两个寄存器"),
  scale: z.number().describe("系数：值 = 寄存器 × 系数"),
  unit: z.string().optional().describe("值的单位；没有单位时没有这一项"),
  min: z.number().describe("值的下限"),
  max: z.number().describe("值的上限"),
  access: z.enum(["R", "W", "R/W"]).describe("R 只读，W 只写，R/W 可读可写"),
  functions: z.array(z.int()).describe("可用的功能码：03、04 读，06、16（10H）写"),
  values: z.record(z.string(), z.string()).optional().describe("各取值的含义"),
  bits: z.array(z.string()).optional().describe("各位的含义，从 bit0 起"),
  note: z.string().optional().describe("说明"),
});

/** The registers of a product as a file. */
export const registerFile = z.object({
  version: z.literal(1).describe("本格式的版本，只在字段的含义改变时变大"),
  definition: z.string().describe("寄存器定义归谁所有"),
  product: z
    .object({
      id: z.int().describe("产品的编号"),
      model: z.string().describe("型号"),
      title: z.string().describe("名称"),
      url: z.string().describe("产品页面的地址"),
    })
    .describe("产品"),
  map: z
    .object({
      title: z.string().describe("寄存器表的名称，同一系列的产品共用一个表"),
      revision: z.string().describe("寄存器表的版本"),
      note: z.string().describe("说明"),
    })
    .describe("寄存器表是哪一份"),
  rtu: z
    .object({
      address: z.int().describe("出厂从站地址"),
      baudRate: z.int().describe("出厂波特率"),
      baudRates: z.array(z.int()).describe("可选的波特率"),
      formats: z.array(z.string()).describe("可选的字符格式，第一个是出厂的"),
    })
    .optional()
    .describe("Modbus-RTU（RS485）；不支持时没有这一项"),
  tcp: z
    .object({ port: z.int().describe("端口"), unit: z.int().describe("单元标识") })
    .optional()
    .describe("Modbus-TCP；不支持时没有这一项"),
  wordOrder: z.literal(WORD_ORDER.code).describe("32 位数的字节次序，高字在前"),
  mostRegisters: z.int().describe("一次最多读几个寄存器"),
  exceptions: z
    .array(z.object({ code: z.int().describe("码"), meaning: z.string().describe("含义") }))
    .describe("异常码"),
  example: z
    .object({
      protocol: z.enum(["Modbus-RTU", "Modbus-TCP"]).describe("协议"),
      request: z.string().describe("请求，十六进制字节"),
      answer: z.string().describe("应答，十六进制字节"),
      values: z.array(reading).describe("应答里的数"),
    })
    .describe("一次读数的完整报文"),
  blocks: z
    .array(
      z.object({
        title: z.string().describe("分块的名称"),
        note: z.string().optional().describe("整块的说明"),
        registers: z.array(fileRegister).describe("寄存器，按地址排列"),
      }),
    )
    .describe("寄存器表"),
});

export type RegisterFile = z.infer<typeof registerFile>;
type FileRegister = z.infer<typeof fileRegister>;
type FileProduct = RegisterFile["product"];

function toFileRegister(register: Register): FileRegister {
  const { address, name, symbol, type, scale, access, series, ...rest } = register;
  const { unit, values, bits, note } = rest;
  return {
    ...{ address, hex: hexOf(address), count: countOf(register) },
    ...(series && { first: series.from, word: series.word }),
    ...{ name, symbol, type, scale, ...(unit && { unit }), ...limitsOf(register), access },
    functions: codesOf(register).map(Number),
    ...(values && { values }),
    ...(bits && { bits }),
    ...(note && { note }),
  };
}

const DEFINITION = "澜衡电气自有寄存器定义";

/** The product and version of the register map, and its general notes. */
export const definitionWords = ({ title, revision, note }: RegisterMap) =>
  `${DEFINITION}：${title} ${revision} 版。${note}`;

export const toRegisterFile = (product: FileProduct, map: RegisterMap): RegisterFile => ({
  version: 1,
  definition: DEFINITION,
  product,
  map: { title: map.title, revision: map.revision, note: map.note },
  ...(map.rtu && { rtu: map.rtu }),
  ...(map.tcp && { tcp: map.tcp }),
  wordOrder: WORD_ORDER.code,
  mostRegisters: map.mostRegisters,
  exceptions: map.exceptions.map((code) => ({ code, meaning: EXCEPTIONS[code] })),
  example: exampleOf(map),
  blocks: map.blocks.map(({ title, note, registers }) => ({
    title,
    ...(note && { note }),
    registers: registers.map(toFileRegister),
  })),
});

/** The columns of the table with descriptions. */
export const REGISTER_COLUMNS = {
  block: "分块",
  address: "首地址，十进制",
  hex: "首地址，十六进制",
  count: "连续几个",
  first: "第一个的序号",
  word: "数的是什么",
  name: "名称",
  symbol: "符号",
  type: "类型",
  scale: "系数",
  unit: "单位",
  min: "下限",
  max: "上限",
  access: "读写",
  functions: "功能码",
  values: "取值含义，如 0=停止;1=运行",
  bits: "位含义，如 0=过压;1=欠压",
  note: "说明",
  blockNote: "整块的说明",
} as const;

const pairs = (meanings: readonly (readonly [string, string])[]) =>
  meanings.map(([code, meaning]) => `${code}=${meaning}`).join(";");

/** The registers as rows of a table, in the order of the columns. */
export const registerTable = ({ blocks }: RegisterFile): (string | number)[][] => [
  Object.keys(REGISTER_COLUMNS),
  ...blocks.flatMap(({ title, note: blockNote = "", registers }) =>
    registers.map(({ first = "", word = "", unit = "", values = {}, bits = [], note = "", ...register }) => [
      ...[title, register.address, register.hex, register.count, first, word, register.name, register.symbol],
      ...[register.type, register.scale, unit, register.min, register.max, register.access],
      register.functions.map((code) => String(code).padStart(2, "0")).join(" "),
      ...[pairs(Object.entries(values)), pairs(bits.map((meaning, bit) => [String(bit), meaning]))],
      ...[note, blockNote],
    ]),
  ),
];
