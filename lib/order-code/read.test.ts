import { expect, test } from "vitest";
import { content } from "@/db/testing/content";
import { readCode } from "@/lib/inquiry/message-about";
import { correctionsFor } from "./corrections";
import { findCode } from "./find";
import { orderCodeShape } from "./shape";
import { expectReadBack, sloppy } from "./test-built";
import { codesIn } from "./typed";
import { variantOf } from "./variant";

const products = content.products.map(({ id, model, code }) => ({
  id,
  model,
  grammar: orderCodeShape.parse(code),
}));
const find = (typed: string) => findCode(products, typed);
const problems = (typed: string) => find(typed)?.reading.problems.join("");

test.each([
  ["LH-ZCS/450-20 10", "LH-ZCS/450-20+10"],
  ["lh zcs 450 20 10", "LH-ZCS/450-20+10"],
  ["zcs 450V 20+10kvar", "LH-ZCS/450-20+10"],
  ["LHZCS450-20+10G", "LH-ZCS/450-20+10-G"],
  [" ＬＨ－ＺＣＳ／４５０－２０＋１０ ", "LH-ZCS/450-20+10"],
  ["LH-ZCS/450-20\u200b+10\u00a0", "LH-ZCS/450-20+10"],
  ["LH-GYZ/10-3*600-6", "LH-GYZ/10-3×600-6%"],
  ["LH-GYZ 10 3X600 6％", "LH-GYZ/10-3×600-6%"],
  ["PM96E5A220CK", "LH-PM96E-5A-220-CK"],
  ["LH-BY/0,450-20-3", "LH-BY/0.45-20-3"],
  ["LH-KCT-80-800/5-0.5", "LH-KCT-80-800/5-0.5"],
  ["LH-KCT 80 800-5 0.5", "LH-KCT-80-800/5-0.5"],
  // With units for choices, or without units that the code has.
  ["LH-PM96E-5A-220V-C", "LH-PM96E-5A-220-C"],
  ["LH-PM96E-5-220-C", "LH-PM96E-5A-220-C"],
  ["LH-KCT-80-800/5A-0.5级", "LH-KCT-80-800/5-0.5"],
  // With text that is not part of the code.
  ["型号：LH-ZCS/450-20+10", "LH-ZCS/450-20+10"],
  ["规格 ZCS/450-20+10", "LH-ZCS/450-20+10"],
  ["<b>LH-ZCS</b>/450-20+10", "LH-ZCS/450-20+10"],
  ["LH-ZCS/450-20+10 4台", "LH-ZCS/450-20+10"],
  ["LH-ZCS/450-20+10×4台", "LH-ZCS/450-20+10"],
  ["LH-ZCS/450-20+10（30kvar） 4台", "LH-ZCS/450-20+10"],
])("%s is read as %s", (typed, code) => {
  expect(find(typed)?.reading.code).toBe(code);
  // The inquiry form passes it on unchanged, too.
  expect(find(readCode(typed))?.reading.code).toBe(code);
});

test.each([
  ["LH-ZCS/450-25+25", "两路容量没有“25+25”，可选5+5、10+5、10+10、15+15、20+10、20+20 kvar。"],
  ["LH-GYZ/10-9×600-6%", "组数没有“9”，可选1~8组（整数）。"],
  ["LH-GYZ/10-3×700-6%", "单组容量没有“700”，可选300、600、900、1200、1500 kvar。"],
  ["LH-PM96E-220-C", "没有写电流规格，可选5A（AC 5 A）、1A（AC 1 A）。"],
  ["LH-SVG-W/400-50-5G", "4G通信没有“5G”，可选4G（带4G通信），或不写（不带4G）。"],
  ["LH-ZCS/450-20+10-G-XYZ", "“XYZ”不在这个型号的代码里，请删去或核对前面各段。"],
  [
    "LH-PM96E-5A-220-CKM",
    "通信与扩展没有“CKM”，可选C（1路RS485）、CK（1路RS485，4DI/2DO）、CM（1路RS485，1路4~20 mA）。",
  ],
  ["LH-PM96E-5A-380-C", "电压规格没有“380”，220/380 V写220。"],
  ["LH-BY/450-20-3", "额定电压没有“450”，代码写kV：0.45。"],
  ["LH-XCS/0.48-30-7%", "电容器额定电压没有“0.48”，代码写V：480。"],
  ["LH-ZCS/450-30", "两路容量没有“30”，30 kvar写15+15或20+10。"],
  ["LH-ZCS/450-10+20", "两路容量没有“10+20”，写作20+10。"],
  ["LH-PM96E-220-5A-C", "各段次序不对，应依次写电流规格、电压规格、通信与扩展。"],
  ["LH-KCT-24-800/5-0.5", "φ24窗口的一次电流只有100~300 A。"],
  ["LH-KCT-24-100/5-0.5", "0.5级从一次200 A起，100 A、150 A只有1级。"],
])("%s is invalid, and the reader is told what is possible", (typed, sentence) => {
  expect(problems(typed)).toBe(sentence);
  expect(find(typed)?.reading.code).toBeUndefined();
});

test("numbers that must not exceed a sum are rejected above it", () => {
  const grammar = orderCodeShape.parse({
    head: "LH-RC18",
    parts: [
      { kind: "number", name: "甲", before: "/C", range: { min: 0, max: 18, step: 1 } },
      { kind: "number", name: "乙", before: "F", numbers: [0, 6, 12] },
    ],
    rules: [{ sum: ["甲", "乙"], min: 1, max: 18, says: "合计最多18路" }],
  });
  const read = (typed: string) => findCode([{ id: 1, model: "LH-RC18", grammar }], typed)?.reading;
  expect(read("LH-RC18/C12F6")?.code).toBe("LH-RC18/C12F6");
  expect(read("LH-RC18/C13F6")?.problems).toEqual(["合计最多18路。"]);
  expect(read("LH-RC18/C0F0")?.problems).toEqual(["合计最多18路。"]);
});

test("a code of another product that does exist names that product", () => {
  const grammar = orderCodeShape.parse({
    head: "LH-WM40",
    parts: [
      {
        kind: "choice",
        name: "通信",
        before: "-",
        options: [{ code: "4G", meaning: "4G" }],
        elsewhere: [{ code: "LR", says: "LoRa型请选LH-WM42" }],
      },
    ],
  });
  const found = findCode([{ id: 1, model: "LH-WM40", grammar }], "lh-wm40-lr");
  expect(found?.reading.problems).toEqual(["LoRa型请选LH-WM42。"]);
});

test("a text that starts like none of the products is not an order code", () => {
  for (const typed of ["", "X", "ABB-123", "<script>alert(1)</script>", "谐波治理"])
    expect(find(typed), typed).toBeUndefined();
});

test("a variant has its own values in the lines that its code determines", () => {
  const found = find("LH-SVG-W/400-50-4G");
  const variant = found && variantOf(found.product.grammar, found.reading.choices);
  expect(variant?.lines.get("额定容量")).toBe("50 kvar");
  expect(variant?.lines.get("通信")).toBe("RS485、4G");
  // There is only one voltage: the line has more than the code.
  expect(variant?.lines.get("系统电压")).toBe("");
});

const HOSTILE = [
  ...[
    "1",
    "4",
    "+",
    "-",
    "/",
    ".",
    "X",
    " ",
    "0.",
    "1+",
    "-1",
    "C1F",
    "%",
    "\ud800",
    "\u0000",
    "ﷺ",
    "５",
    "４．",
  ].flatMap((sign) =>
    [sign, "LH-ZCS/", "LH-KCT-", "LH-GYZ/10-", "LH-RC12/"].map((head) => head + sign.repeat(20_000)),
  ),
  "LH-KCT-1/1/1/1-1-1-1-1",
  "<".repeat(20_000),
  "（".repeat(20_000),
  `LH-ZCS${" ".repeat(20_000)}LH-`,
  "LH-ZCS/NaN-Infinity",
  "LH-ZCS/__proto__-constructor",
  "LH-GYZ/1e3-1e9×0x10-6%",
];

test("hostile texts are read quickly and without errors", () => {
  const before = process.cpuUsage();
  for (const typed of HOSTILE)
    expect(() => [find(typed), correctionsFor(products, typed), codesIn(typed)]).not.toThrow();
  // CPU time, which other work on the machine affects less than wall time.
  expect(process.cpuUsage(before).user / 1000 / HOSTILE.length).toBeLessThan(30);
});

test.each(sloppy)("valid codes are read %s", (_how, write) => expectReadBack(products, write, 20));
