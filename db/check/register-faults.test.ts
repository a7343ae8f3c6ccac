import { expect, test } from "vitest";
import { content as testContent } from "@/db/testing/content";
import type { RegisterFamily } from "@/db/source/register-shapes";
import type { Content } from "@/db/source/shapes";
import { sentenceOf } from "./finding";
import { registerMapFaults } from "./register-faults";

type Change = (family: RegisterFamily, content: Content) => void;

/** The faults after a mistake in a register family or in the texts of its products. */
function faultsAfter(family: number, change: Change): string[] {
  const registers = structuredClone(testContent.registers);
  const content = { ...testContent, registers, products: structuredClone(testContent.products) };
  const changed = content.registers.find(({ id }) => id === family);
  if (!changed) throw new Error(`family ${family} is gone`);
  change(changed, content);
  return registerMapFaults(content, ".").map(sentenceOf);
}

const [METERS, CONTROLLERS, MODULES] = [1, 3, 4];

function registerOf({ blocks }: RegisterFamily, symbol: string) {
  const found = blocks.flatMap(({ registers }) => registers).find((register) => register.symbol === symbol);
  if (!found) throw new Error(`${symbol} is gone`);
  return found;
}
function deviceOf({ devices }: RegisterFamily, id: number) {
  const found = devices.find(({ product }) => product === id);
  if (!found) throw new Error(`${id} is gone`);
  return found;
}
const set =
  (symbol: string, fields: object): Change =>
  (family) =>
    void Object.assign(registerOf(family, symbol), fields);

test("consistent register maps are accepted", () => {
  expect(faultsAfter(METERS, () => undefined)).toEqual([]);
});

test.each<[string, number, Change]>([
  ["blocks（voltage，UA）：不认识单位「伏」", METERS, set("UA", { unit: "伏" })],
  ["blocks（voltage，UA）：UINT16 ×0.01 只能表示 0~655.35，容不下 750", METERS, set("UA", { scale: 0.01 })],
  ["blocks（voltage，UA）：下限 800 不小于上限 750", METERS, set("UA", { min: 800 })],
  ["blocks（voltage，UA）：没有代号为「volts」的参数", METERS, set("UA", { covers: ["volts"] })],
  [
    "blocks（control，MODE）：UINT16 容不下取值 70000",
    CONTROLLERS,
    set("MODE", { values: { "70000": "自动" } }),
  ],
  ["blocks（alarms，ALARM）：UINT16 没有 17 位", CONTROLLERS, set("ALARM", { bits: Array(17).fill("过压") })],
  [
    "blocks（voltage，UA）：时钟月只能是 1~12，这里是 0~65535",
    METERS,
    set("UA", { name: "时钟月", unit: undefined, scale: 1, min: undefined, max: undefined }),
  ],
  ["devices（1048）：UA（256~257）与 UB（257）的地址重叠", METERS, set("UA", { type: "UINT32" })],
  [
    "devices（1018）：HRUA（1088~1152）与 HRUB（1152）的地址重叠",
    CONTROLLERS,
    (family) => {
      Object.assign(deviceOf(family, 1018).blocks[4] ?? {}, { count: 65 });
    },
  ],
  ["devices（1048）：符号 UA 写了两次", METERS, set("UB", { symbol: "UA" })],
  ["devices（1054）：IC 超出了最后一个地址", METERS, set("IC", { address: 65_535, type: "UINT32" })],
  [
    "devices（1048）：没有分块「harmonics」",
    METERS,
    (family) => deviceOf(family, 1048).blocks.push("harmonics"),
  ],
  [
    "blocks（primary）：没有产品用这个分块",
    METERS,
    (family) => {
      for (const device of family.devices)
        device.blocks = device.blocks.filter((block) => block !== "primary");
    },
  ],
  [
    "blocks（voltage）：分块代号写了两次",
    METERS,
    ({ blocks }) => void blocks.push(...blocks.filter(({ id }) => id === "voltage")),
  ],
])("a faulty register map is reported: %s", (sentence, family, change) => {
  expect(faultsAfter(family, change).join("\n")).toContain(`registers/${family}.json，${sentence}`);
});

test.each<[string, number, Change]>([
  [
    "devices（1048）：参数「电压输入」：UA（UINT16 ×0.1）为 0~300 V，容不下 380 V",
    METERS,
    set("UA", { max: 300 }),
  ],
  [
    "devices（1048）：参数「电流输入」：IA（UINT16 ×0.00005）为 0~3.27675 A，容不下 5 A",
    METERS,
    set("IA", { scale: 0.000_05, max: undefined }),
  ],
  ["devices（1048）：参数「电压输入」：UA 的单位「A」表示不了 100 V", METERS, set("UA", { unit: "A" })],
  [
    "devices（1048）：没有表示参数「电流输入」的寄存器",
    METERS,
    (family) => {
      for (const symbol of ["IA", "IB", "IC"]) delete registerOf(family, symbol).covers;
    },
  ],
  [
    "devices（1018）：参数「谐波测量次数」：HRUA 只有第 2~30 次，没有 31 次",
    CONTROLLERS,
    (family) => void Object.assign(deviceOf(family, 1018).blocks[4] ?? {}, { count: 29 }),
  ],
  [
    "devices（1022）：参数「额定容量」：QO（INT16 ×0.1）为 -50~50 kvar，容不下 100 kvar",
    MODULES,
    set("QO", { min: -50, max: 50 }),
  ],
  [
    "devices（1023）：参数「输出路数」：STEP 只有第 1~8 路，没有 12 路",
    MODULES,
    set("STEP", {
      series: { from: 1, count: 8, word: "路" },
    }),
  ],
])("a rating that the registers cannot represent is reported: %s", (sentence, family, change) => {
  expect(faultsAfter(family, change).join("\n")).toContain(sentence);
});

test.each<[string, number, Change]>([
  [
    "devices（1048）：波特率 1200~9600 与产品参数的 1200~38400 不同",
    METERS,
    (family) =>
      void (deviceOf(family, 1048).rtu = {
        address: 1,
        baudRates: [1200, 9600],
        baudRate: 9600,
        formats: ["8N1"],
      }),
  ],
  ["devices（1048）：要写 rtu 或 tcp", METERS, (family) => void delete deviceOf(family, 1048).rtu],
  [
    "devices（1023）：产品写了 Modbus-TCP，这里没有写 tcp",
    MODULES,
    (family) => void delete deviceOf(family, 1023).tcp,
  ],
  ["devices（1001）：产品没有写 Modbus", METERS, (family) => void (deviceOf(family, 1054).product = 1001)],
  [
    "products/1054.json，parameters：写了 Modbus，registers/ 里却没有它的寄存器表",
    METERS,
    (family) => {
      family.devices = family.devices.filter(({ product }) => product !== 1054);
    },
  ],
  ["devices（9999）：产品 9999 不存在", METERS, (family) => void (deviceOf(family, 1054).product = 9999)],
  [
    "devices（1048）：产品已经有一个寄存器表",
    METERS,
    (family) => void (deviceOf(family, 1054).product = 1048),
  ],
])("a contradiction to the product's texts is reported: %s", (sentence, family, change) => {
  expect(faultsAfter(family, change).join("\n")).toContain(sentence);
});

test.each<[string, Change]>([
  ["没有报文示例要读的 XX", ({ example }) => void (example.symbol = "XX")],
  [
    "报文示例读到了没有定义的地址",
    (family) => void (family.example = { symbol: "F", words: [5000, 0, 0, 0, 0] }),
  ],
  ["报文示例里 UA 的 6553.5 不在 0~750 之内", ({ example }) => void (example.words[0] = 65_535)],
  ["报文示例读 3 个寄存器，一次最多 2 个", (family) => void (family.mostRegisters = 2)],
])("an example that the device would answer differently is reported: %s", (sentence, change) => {
  expect(faultsAfter(METERS, change).join("\n")).toContain(`devices（1048）：${sentence}`);
});
