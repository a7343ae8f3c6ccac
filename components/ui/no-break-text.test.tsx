import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoBreakText } from "./no-break-text";

const shown = (text: string) => renderToStaticMarkup(<NoBreakText text={text} />);

test("a model is never broken at its hyphens", () => {
  expect(shown("安装：LH-APF-W 50 A，LH-GW200")).toMatch(
    /^安装：<span class="[^"]+">LH-APF-W<\/span> 50\u00a0A，<span class="[^"]+">LH-GW200<\/span>$/,
  );
});

test("a model keeps the comma after it", () => {
  expect(shown("LH-PM96E、LH-PM72")).toMatch(/^<span class="[^"]+">LH-PM96E、<\/span>/);
});

test.each([
  ["RS485/Modbus-RTU", "RS485/<wbr/>", "Modbus-RTU"],
  ["订货代码 LH-ZCS/450-20+10", "LH-ZCS</span>/<wbr/>", "450-20+10"],
  ["LH-XCB/480-40-7%-T", "LH-XCB</span>/<wbr/>", "480-40-7%-T"],
  ["V1.2 · 2026-11-26", "V1.2\u00a0· ", "2026-11-26"],
  ["-25~+55 ℃", "-", "25~+55"],
  ["0 → 37 次/年", "37\u00a0", "次/年"],
  ["170 mm（宽×高×深，480 V）", "170\u00a0mm", "（宽×高×深，"],
  ["LH-TS20 96只（接头）", "</span> ", "96只"],
  ["LH-MC12 1台（12路", "</span> ", "1台"],
  ["壁挂箱（3台）", "壁挂箱", "（3台）"],
  ["20（10+10）、30 kvar", "20", "（10+10）、"],
  ["395 mm（10~30 kvar）", "395\u00a0mm", "（10~30\u00a0kvar）"],
  ["就A级监测方法交流", "就", "A级"],
  ["190 mm×(310~370) mm", "190\u00a0mm×<wbr/>", "(310~370)"],
])("a code, a day and a span of numbers are parted at no hyphen: %s", (text, before, whole) => {
  expect(shown(text)).toMatch(
    new RegExp(
      `${before.replace(/[.+]/g, "\\$&")}<span class="[^"]+">${whole.replace(/[.+()]/g, "\\$&")}</span>`,
    ),
  );
});

test("a bracket after a unit may go to the next line", () => {
  expect(shown("≤90%（25 ℃），海拔")).toBe("≤90%<wbr/>（25\u00a0℃），海拔");
});

test("words with hyphens and standards with a year are no models", () => {
  expect(shown("on-line，GB/T 12747.1-2017，JB/T 11067-2011")).not.toContain("<span");
});

test("sizes may break between two of them, never before a unit", () => {
  expect(shown("395 mm×80 mm×310 mm")).toBe("395\u00a0mm×<wbr/>80\u00a0mm×<wbr/>310\u00a0mm");
});
