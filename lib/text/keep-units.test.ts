import { expect, test } from "vitest";
import { keepUnits } from "./keep-units";

test("a number is not separated from its unit and factor", () => {
  expect(keepUnits("需补偿 276.62 kvar，订 12 × 30 kvar（额定 450 V）")).toBe(
    "需补偿 276.62\u00a0kvar，订 12\u00a0×\u00a030\u00a0kvar（额定 450\u00a0V）",
  );
});

test("a figure is not separated from its later value", () => {
  expect(keepUnits("失电到恢复供电 900 → 14 s")).toBe("失电到恢复供电 900\u00a0→\u00a014\u00a0s");
});

test("a limit is not separated from its sign", () => {
  expect(keepUnits("安装 360 kvar（≥ 350.1 kvar）")).toBe("安装 360\u00a0kvar（≥\u00a0350.1\u00a0kvar）");
});

test("a count is not separated from what it counts", () => {
  expect(keepUnits("电压暂降记录 0 → 37 次")).toBe("电压暂降记录 0\u00a0→\u00a037\u00a0次");
});

test.each([
  ["5次、7次谐波", "5次、7次谐波"],
  ["选 10 台 × 40 kvar", "选 10\u00a0台\u00a0×\u00a040\u00a0kvar"],
  ["第 1~12 路", "第\u00a01~12\u00a0路"],
  ["折算后约 20.2 kvar", "折算后约\u00a020.2\u00a0kvar"],
])(
  "a number is not separated from its counter or ordinal, without extra characters when copied: %s",
  (text, kept) => {
    expect(keepUnits(text)).toBe(kept);
    expect(keepUnits(kept)).toBe(kept);
  },
);

test("no line starts with a dot between two items", () => {
  expect(keepUnits("V1.2 · 2026-11-26")).toBe("V1.2\u00a0· 2026-11-26");
});

test("each of several sizes is not separated from its unit", () => {
  expect(keepUnits("395 mm×80 mm×310 mm")).toBe("395\u00a0mm×80\u00a0mm×310\u00a0mm");
});

test("a standard is not separated from its number", () => {
  expect(keepUnits("按 GB/T 14549 与 DL/T 448 校核")).toBe("按 GB/T\u00a014549 与 DL/T\u00a0448 校核");
});

test("a root is not separated from its radicand, and is marked once", () => {
  const text = "合成√\u2060（190²+105²），n=√\u2060(20.8÷0.3)，11/√\u20603 kV".replace("3 kV", "3\u00a0kV");
  expect(keepUnits("合成√（190²+105²），n=√(20.8÷0.3)，11/√3 kV")).toBe(text);
  expect(keepUnits(text)).toBe(text);
});

test("words and formulas break at blanks", () => {
  const text = "Qc = P(tanφ1 − tanφ2) = 500 × (0.8819 − 0.3287)";
  expect(keepUnits(text)).toBe(text);
});
