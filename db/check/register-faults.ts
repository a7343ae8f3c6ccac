import { blocksOf } from "@/db/rows/register-rows";
import type { RegisterDevice, RegisterFamily } from "@/db/source/register-shapes";
import type { Content } from "@/db/source/shapes";
import { exampleOf } from "@/lib/registers/frames";
import { lastOf, limitsOf } from "@/lib/registers/words";
import { TYPES, scaled } from "@/lib/registers/types";
import { isUnit } from "@/lib/parameters/units";
import type { Finding, Rule } from "./finding";
import { clockFaults } from "./register-clocks";
import { ownFaults } from "./register-own";
import { ratingFaults } from "./register-ratings";

type Product = Content["products"][number];
type Block = RegisterFamily["blocks"][number];
type Register = Block["registers"][number];

const HIGHEST = 0xffff;
const BITS_OF_A_WORD = 16;

function registerFaults({ type, scale, unit, min, max, bits = [], values = {} }: Register): string[] {
  const held = { least: scaled(TYPES[type].least, scale), most: scaled(TYPES[type].most, scale) };
  const limits = limitsOf({ type, scale, min, max });
  const codes = Object.keys(values).map(Number);
  return [
    ...(unit !== undefined && !isUnit(unit) ? [`不认识单位「${unit}」`] : []),
    ...(limits.min >= limits.max ? [`下限 ${limits.min} 不小于上限 ${limits.max}`] : []),
    ...[limits.min, limits.max]
      .filter((limit) => limit < held.least || limit > held.most)
      .map((limit) => `${type} ×${scale} 只能表示 ${held.least}~${held.most}，容不下 ${limit}`),
    ...(bits.length > TYPES[type].words * BITS_OF_A_WORD ? [`${type} 没有 ${bits.length} 位`] : []),
    ...codes.filter((code) => code > TYPES[type].most).map((code) => `${type} 容不下取值 ${code}`),
  ];
}

/** Overlapping addresses and repeated symbols within one product. */
function placeFaults(registers: readonly Register[]): string[] {
  const placed = registers.toSorted((a, b) => a.address - b.address);
  const symbols = registers.map(({ symbol }) => symbol);
  return [
    ...placed.flatMap((register, at) => {
      const next = placed[at + 1];
      if (lastOf(register) > HIGHEST) return [`${register.symbol} 超出了最后一个地址`];
      if (!next || lastOf(register) < next.address) return [];
      return [
        `${register.symbol}（${register.address}~${lastOf(register)}）与 ${next.symbol}（${next.address}）的地址重叠`,
      ];
    }),
    ...symbols
      .filter((symbol, at) => symbols.indexOf(symbol) < at)
      .map((symbol) => `符号 ${symbol} 写了两次`),
  ];
}

/** The example reading must be one that the device can answer. */
function exampleFaults(
  { example, mostRegisters }: RegisterFamily,
  blocks: Block[],
  device: RegisterDevice,
): string[] {
  const registers = blocks.flatMap((block) => block.registers);
  const bySymbol = new Map(registers.map((register) => [register.symbol, register]));
  const first = bySymbol.get(example.symbol);
  if (!first) return [`没有报文示例要读的 ${example.symbol}`];
  if (example.words.length > mostRegisters)
    return [`报文示例读 ${example.words.length} 个寄存器，一次最多 ${mostRegisters} 个`];
  const { values } = exampleOf({ example, blocks, rtu: device.rtu, tcp: device.tcp });
  const told = values.reduce((sum, value) => sum + value.registers.length, 0);
  if (told < example.words.length) return ["报文示例读到了没有定义的地址"];
  return values.flatMap(({ symbol, value }) => {
    const register = bySymbol.get(symbol);
    const { min, max } = register ? limitsOf(register) : { min: value, max: value };
    return value < min || value > max ? [`报文示例里 ${symbol} 的 ${value} 不在 ${min}~${max} 之内`] : [];
  });
}

/** The baud rates in the texts of a product. */
function spokenRates({ parameters }: Product): [number, number] | undefined {
  const words = parameters.map(({ text = "" }) => text);
  const [, lowest, highest] = /(\d+)~(\d+) bps/.exec(words.join("；")) ?? [];
  return lowest && highest ? [Number(lowest), Number(highest)] : undefined;
}

function lineFaults(product: Product, { rtu, tcp }: RegisterDevice): string[] {
  const speaksTcp = /modbus-tcp/i.test(JSON.stringify(product));
  const rates = spokenRates(product);
  const own = rtu && [Math.min(...rtu.baudRates), Math.max(...rtu.baudRates)];
  return [
    ...(rtu || tcp ? [] : ["要写 rtu 或 tcp"]),
    ...(speaksTcp && !tcp ? ["产品写了 Modbus-TCP，这里没有写 tcp"] : []),
    ...(rates && own && own.join() !== rates.join()
      ? [`波特率 ${own.join("~")} 与产品参数的 ${rates.join("~")} 不同`]
      : []),
  ];
}

function deviceFaults(family: RegisterFamily, device: RegisterDevice, content: Content): string[] {
  const product = content.products.find(({ id }) => id === device.product);
  if (!product) return [`产品 ${device.product} 不存在`];
  const known = family.blocks.map(({ id }) => id);
  const named = device.blocks.map((chosen) => (typeof chosen === "string" ? chosen : chosen.id));
  const blocks = blocksOf(family, device);
  const registers = blocks.flatMap((block) => block.registers);
  return [
    ...named.filter((id) => !known.includes(id)).map((id) => `没有分块「${id}」`),
    ...(/modbus/i.test(JSON.stringify(product)) ? [] : ["产品没有写 Modbus"]),
    ...lineFaults(product, device),
    ...ownFaults(family, device),
    ...placeFaults(registers),
    ...ratingFaults(product, registers, content.parameters),
    ...exampleFaults(family, blocks, device),
  ];
}

function familyFaults(family: RegisterFamily, content: Content): Finding[] {
  const place = { file: "registers" as const, id: family.id };
  const used = new Set(
    family.devices.flatMap(({ blocks }) => blocks.map((one) => (typeof one === "string" ? one : one.id))),
  );
  const keys = new Set(content.parameters.map(({ key }) => key));
  const ids = family.blocks.map(({ id }) => id);
  return [
    ...family.blocks.flatMap(({ id, registers }, at) => [
      ...(used.has(id) ? [] : [{ ...place, field: `blocks（${id}）`, says: "没有产品用这个分块" }]),
      ...(ids.indexOf(id) < at ? [{ ...place, field: `blocks（${id}）`, says: "分块代号写了两次" }] : []),
      ...registers.flatMap((register) =>
        [
          ...registerFaults(register),
          ...clockFaults(register),
          ...(register.covers ?? [])
            .filter((key) => !keys.has(key))
            .map((key) => `没有代号为「${key}」的参数`),
        ].map((says) => ({ ...place, field: `blocks（${id}，${register.symbol}）`, says })),
      ),
    ]),
    ...family.devices.flatMap((device) =>
      deviceFaults(family, device, content).map((says) => ({
        ...place,
        field: `devices（${device.product}）`,
        says,
      })),
    ),
  ];
}

/** Register maps that are invalid, do not match their products, or are missing. */
export const registerMapFaults: Rule = (content) => {
  const devices = content.registers.flatMap((family) =>
    family.devices.map(({ product }) => ({ family: family.id, product })),
  );
  const mapped = devices.map(({ product }) => product);
  return [
    ...content.registers.flatMap((family) => familyFaults(family, content)),
    ...devices
      .filter(({ product }, at) => mapped.indexOf(product) < at)
      .map(({ family, product }) => ({
        file: "registers" as const,
        id: family,
        field: `devices（${product}）`,
        says: "产品已经有一个寄存器表",
      })),
    ...content.products
      .filter((product) => !mapped.includes(product.id) && /modbus/i.test(JSON.stringify(product)))
      .map(({ id }) => ({
        file: "products" as const,
        id,
        field: "parameters",
        says: "写了 Modbus，registers/ 里却没有它的寄存器表",
      })),
  ];
};
