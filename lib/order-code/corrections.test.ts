import { expect, test } from "vitest";
import { content } from "@/db/testing/content";
import { correctionsFor } from "./corrections";
import { findCode, read } from "./find";
import { orderCodeShape } from "./shape";
import { codesIn } from "./typed";
import { variantOf } from "./variant";

const products = content.products.map(({ id, model, ordercode, code }) => ({
  id,
  model,
  ordercode,
  grammar: orderCodeShape.parse(code),
}));

test.each(products)(
  "$ordercode, the example on the page, is read without a problem",
  ({ ordercode, ...coded }) => {
    const reading = read(coded, ordercode);
    expect(reading.problems).toEqual([]);
    expect(reading.cost).toBe(0);
    expect(reading.code).toBe(ordercode);
    expect(findCode(products, ordercode)?.product.id).toBe(coded.id);
  },
);

const sizeOf = (typed: string) => {
  const found = findCode(products, typed);
  return found && variantOf(found.product.grammar, found.reading.choices).lines.get("外形尺寸");
};

test.each([
  ["LH-DKS/0.525-30-14%-Cu", "260 mm×230 mm×190 mm（宽×高×深）"],
  ["LH-SB63-3N-C32-30-LR", "90 mm×90 mm×70 mm（3P+N，宽×高×深）"],
  ["LH-SB250M-4P-200-EL", "140 mm×165 mm×110 mm（4P，宽×高×深）"],
  // No table has the size of this variant.
  ["LH-BY/0.4-5-3", undefined],
])("the size of %s is %s", (code, size) => expect(sizeOf(code)).toBe(size));

test.each([["LH-DKS/0.45-30-14%-Cu", "14%电抗率使电容器承受465 V"]])("%s is rejected: %s", (code, says) =>
  expect(findCode(products, code)?.reading.problems.join("")).toContain(says),
);

test("parts in another order are recognised, and missing ones are reported", () => {
  const reading = findCode(products, "LH-SB63-C32-3P")?.reading;
  expect(reading?.choices).toEqual(["3P", "32", undefined, undefined]);
  expect(reading?.problems).toHaveLength(3);
  expect(reading?.problems[0]).toContain("次序不对，应依次写极数、额定电流");
  expect(reading?.problems[1]).toBe("没有写剩余电流，可选30、100、300 mA。");
});

test.each([
  ["LH-BY/450-20-3", ["LH-BY/0.45-20-3"]],
  ["LH-ZCS/450-30", ["LH-ZCS/450-15+15", "LH-ZCS/450-20+10"]],
  ["LH-ZCS/450-10 20", ["LH-ZCS/450-20+10"]],
  ["PM96E-220-5A-C", ["LH-PM96E-5A-220-C"]],
  ["LH-SB63-1N-32-30-LR", ["LH-SB63-1N-C32-30-LR"]],
  ["LH-XCS/525-30-7%", ["LH-XCS/480-30-7%", "LH-XCS/525-30-14%"]],
  ["LH-ZCS-G/450-20+10", ["LH-ZCS/450-20+10-G"]],
  ["LH-KCT-24-800/5-0.5", []],
  ["谐波治理", []],
])("instead of %s, the suggestions are %j", (typed, codes) => {
  const found = correctionsFor(products, typed);
  expect(found.map(({ code }) => code)).toEqual(codes);
  for (const { product, code } of found) expect(read(product, code).code).toBe(code);
});

test("letters that belong to a value are shown with it", () => {
  const written = (code: string) => findCode(products, code)?.reading.pieces.map((piece) => piece.written);
  expect(written("LH-SB63-1N-C32-30-LR")).toEqual(["1N", "C32", "30", "LR"]);
  expect(written("LH-DM3C-6A-KCT200/5")).toEqual(["6A", "", "KCT200/5"]);
  expect(written("LH-GYZ/10-3×600-6%")).toEqual(["10", "3", "600", "6%"]);
});

test("several codes are separated, and a single code is not", () => {
  expect(codesIn("LH-ZCS/450-20+10，LH-CK200/5A；lh-by/0.45-20-3")).toEqual([
    "LH-ZCS/450-20+10",
    "LH-CK200/5A",
    "lh-by/0.45-20-3",
  ]);
  for (const { ordercode } of products) expect(codesIn(ordercode)).toEqual([ordercode]);
});
