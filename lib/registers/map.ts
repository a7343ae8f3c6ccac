import { z } from "zod";
import { line } from "@/lib/text/line-shape";
import { TYPE_NAMES, TYPES } from "./types";

const HIGHEST = 0xffff;
const number = z.number("要写成数字");
const address = z.int("地址要写成整数").min(0, "地址不能小于 0").max(HIGHEST, `地址不能大于 ${HIGHEST}`);

/** Read, write, or both. */
const ACCESS = ["R", "W", "R/W"] as const;

export const registerShape = z.strictObject({
  address,
  name: line,
  symbol: line.regex(/^[A-Z][A-Z0-9]*$/, "符号只用大写字母和数字"),
  type: z.enum(TYPE_NAMES, `类型要写 ${TYPE_NAMES.join("、")} 之一`),
  unit: line.optional(),
  /** The register times the scale is the value. */
  scale: number.positive("系数要大于 0").default(1),
  access: z.enum(ACCESS, `读写要写 ${ACCESS.join("、")} 之一`),
  /** Limits of the value in its unit; by default those of the type. */
  min: number.optional(),
  max: number.optional(),
  /** Consecutive registers of the same kind: the number of the first, their count, and what is counted. */
  series: z
    .strictObject({
      from: z.int("要写成整数").min(0),
      count: z.int("要写成整数").min(2, "至少两个"),
      word: line,
    })
    .optional(),
  /** The meaning of single values. */
  values: z.record(z.string().regex(/^\d+$/, "取值要写成整数"), line).optional(),
  /** The meaning of single bits, from bit 0. */
  bits: z.array(line).min(1, "不能为空").optional(),
  note: line.optional(),
});

export const blockShape = z.strictObject({
  id: line.regex(/^[a-z]+(?:-[a-z]+)*$/, "分块代号只用小写字母和连字符"),
  title: line,
  note: line.optional(),
  registers: z.array(registerShape).min(1, "至少要有一个寄存器"),
});

export const EXCEPTIONS = {
  1: "功能码不支持",
  2: "地址不存在，或一次读写跨出了寄存器表",
  3: "数值不在允许范围内",
  4: "设备故障，命令没有执行",
  6: "设备忙，稍后重试",
  11: "网关转发的目标设备没有应答",
} as const;

export type ExceptionCode = keyof typeof EXCEPTIONS;
const exception = z
  .int("异常码要写成整数")
  .refine((code): code is ExceptionCode => Object.hasOwn(EXCEPTIONS, code), "没有这个异常码");

const RATES = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200];
/** Data bits, parity, stop bits. */
export const FORMATS = { "8N1": "无校验", "8E1": "偶校验", "8O1": "奇校验" } as const;
const format = z.enum(Object.keys(FORMATS) as (keyof typeof FORMATS)[], "字符格式要写 8N1、8E1、8O1 之一");
const rate = z.int("波特率要写成整数").refine((value) => RATES.includes(value), "没有这个波特率");

/** The serial interface of a device; the first format and the given baud rate are the factory settings. */
export const rtuShape = z
  .strictObject({
    address: z.int().min(1, "从站地址为 1~247").max(247, "从站地址为 1~247"),
    baudRates: z.array(rate).min(1, "至少要有一个波特率"),
    baudRate: rate,
    formats: z.array(format).min(1, "至少要有一种字符格式"),
  })
  .refine(({ baudRate, baudRates }) => baudRates.includes(baudRate), "出厂波特率不在可选的波特率里");
export const tcpShape = z.strictObject({
  port: z.int().min(1).max(HIGHEST),
  unit: z.int().min(0, "单元标识为 0~255").max(255, "单元标识为 0~255"),
});

/** What all devices of a family share besides the blocks. */
export const familyShape = z.strictObject({
  title: line,
  revision: line.regex(/^\d+\.\d+$/, "版本要写成 2.1 的样子"),
  note: line,
  /** Registers per request; Modbus allows 125. */
  mostRegisters: z.int().min(1).max(125, "一次最多读 125 个寄存器"),
  exceptions: z.array(exception).min(1, "至少要有一个异常码"),
  /** An example of reading: the contents of registers, starting at the one with this symbol. */
  example: z.strictObject({
    symbol: line,
    words: z.array(z.int().min(0).max(HIGHEST)).min(1, "至少要有一个寄存器"),
  }),
});

/** The register map of a product as stored. */
export const mapShape = familyShape.extend({
  rtu: rtuShape.optional(),
  tcp: tcpShape.optional(),
  blocks: z.array(blockShape).min(1),
});

export type Register = z.infer<typeof registerShape>;
export type RegisterBlock = z.infer<typeof blockShape>;
export type RegisterMap = z.infer<typeof mapShape>;

/** The number of values from the address on. */
export const countOf = ({ series }: Pick<Register, "series">) => series?.count ?? 1;
/** The number of registers that it takes. */
export const widthOf = (register: Pick<Register, "series" | "type">) =>
  countOf(register) * TYPES[register.type].words;

/** Values of two registers are not written by 06, which writes a single register. */
export function functionsOf({ access, type }: Pick<Register, "access" | "type">): number[] {
  const writing = TYPES[type].words === 1 ? [6, 16] : [16];
  if (access === "R") return [3, 4];
  return access === "W" ? writing : [3, ...writing];
}
