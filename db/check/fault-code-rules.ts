import { registersOf } from "@/db/rows/register-rows";
import type { Content } from "@/db/source/shapes";
import type { Finding, Rule } from "./finding";
import { familyOf } from "./family-of";
import { namedModelFaults } from "./named-models";
import { dischargeFault, isMadeSafe } from "./safety-words";

type Kind = Content["site/fault-codes"][number];
type CodeRegister = Kind["registers"][number];
/** A field of a kind of device, and its fault. */
type Fault = [field: string, says: string];

/** The bit positions of a code: four for `A01~A04`. */
function bitsOf(code: string): number[] {
  const [first = Number.NaN, last = first] = [...code.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The name of a bit without phase or number. */
const plain = (bit: string) => bit.replace(/^[ABC]相|\d/g, "");

/** Checks the products of a kind and their families. */
function productFaults({ products, families, codes }: Kind, content: Content): Fault[] {
  const known = new Set(content.products.map(({ id }) => id));
  const unknown = products.filter((id) => !known.has(id));
  const own = new Set(products.flatMap((id) => familyOf(id, content) ?? []));
  const twice = products.filter((id, at) => products.indexOf(id) < at);
  return [
    ...unknown.map((id): Fault => ["products", `产品 ${id} 不存在`]),
    ...twice.map((id): Fault => ["products", `产品 ${id} 写了两次`]),
    ...[...own]
      .filter((id) => !families.includes(id))
      .map((id): Fault => ["families", `有产品属于产品线 ${id}，这里没有写`]),
    ...(unknown.length > 0 ? [] : families)
      .filter((id) => !own.has(id))
      .map((id): Fault => ["families", `products 里没有产品线 ${id} 的产品`]),
    ...codes.flatMap(({ code, products: some = [] }) =>
      some
        .filter((id) => !products.includes(id))
        .map((id): Fault => [`codes（${code}）.products`, `产品 ${id} 不在本类的 products 里`]),
    ),
  ];
}

/** Each code must match the name of its bit, and every fault bit must have a code. */
function bitFaults({ prefix, symbol, states }: CodeRegister, bits: readonly string[], kind: Kind): Fault[] {
  const own = kind.codes.filter(({ code }) => code.startsWith(prefix));
  const told = new Set(own.flatMap(({ code }) => bitsOf(code)));
  const strange = own.flatMap(({ code, meaning }) =>
    bitsOf(code).flatMap((at): Fault[] => {
      const bit = bits[at];
      const field = `codes（${code}）`;
      if (bit === undefined) return [[field, `寄存器 ${symbol} 没有第 ${at} 位`]];
      return meaning.includes(plain(bit))
        ? []
        : [[`${field}.meaning`, `「${meaning}」与寄存器 ${symbol} 第 ${at} 位的「${bit}」不符`]];
    }),
  );
  const missing = bits.flatMap((bit, at): Fault[] =>
    told.has(at) || states?.includes(bit)
      ? []
      : [["codes", `寄存器 ${symbol} 第 ${at} 位「${bit}」没有代码；是状态不是故障的写在 states 里`]],
  );
  return [...strange, ...missing];
}

function registerFaults(kind: Kind, content: Content): Fault[] {
  return kind.registers.flatMap((register): Fault[] => {
    const { product, symbol, name } = register;
    const found = registersOf(product, content).find((one) => one.symbol === symbol);
    if (!found) return [["registers", `产品 ${product} 没有寄存器 ${symbol}`]];
    if (found.name !== name)
      return [["registers", `寄存器 ${symbol} 的名称是「${found.name}」，不是「${name}」`]];
    return bitFaults(register, found.bits ?? [], kind);
  });
}

function textFaults({ safety, codes }: Kind): Fault[] {
  const unsafe: Fault = ["safety", "要先写怎样使装置安全：断开、停电、停机、短接或取下"];
  const discharged = [
    ["safety", safety],
    ...codes.map(({ code, remedy }) => [`codes（${code}）.remedy`, remedy]),
  ];
  return [
    ...(isMadeSafe(safety) ? [] : [unsafe]),
    ...discharged.flatMap(([field = "", text = ""]): Fault[] => {
      const says = dischargeFault(text);
      return says ? [[field, says]] : [];
    }),
  ];
}

/** Checks fault codes against products, registers and named models. */
export const faultCodeFaults: Rule = (content) => {
  const unknownModels = namedModelFaults(content);
  return content["site/fault-codes"].flatMap((kind) => {
    const named = [
      ...[kind.shown, kind.safety].flatMap(unknownModels).map((says): Fault => ["shown 与 safety", says]),
      ...kind.codes.flatMap(({ code, meaning, cause, remedy, call }) =>
        unknownModels([meaning, cause, remedy, call].join(" ")).map((says): Fault => [
          `codes（${code}）`,
          says,
        ]),
      ),
    ];
    const faults = [
      ...productFaults(kind, content),
      ...registerFaults(kind, content),
      ...textFaults(kind),
      ...named,
    ];
    return faults.map(([field, says]): Finding => ({ file: "site/fault-codes", id: kind.id, field, says }));
  });
};
