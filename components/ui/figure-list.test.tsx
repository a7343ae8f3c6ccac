import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureList } from "./figure-list";

test("figures are a list of names and values; without any there is no list", () => {
  const figures = [{ name: "目标功率因数", text: "≥0.95" }];
  expect(renderToStaticMarkup(<FigureList figures={figures} />)).toContain(
    "<dt>目标功率因数</dt><dd>≥0.95</dd>",
  );
  expect(renderToStaticMarkup(<FigureList figures={[]} />)).toBe("");
});

test("a name with a colon takes two lines", () => {
  const figures = [{ name: "串 7% 电抗：LH-XCS-7", text: "10 台 × 40 kvar" }];
  const html = renderToStaticMarkup(<FigureList figures={figures} />);
  expect(html).toMatch(/<dt>串\s7%\s电抗<br\/>.*LH-XCS-7.*<\/dt>/);
});

test("lines break between figures, never inside a unit or a standard", () => {
  const shown = (text: string) => renderToStaticMarkup(<FigureList figures={[{ name: "额定容量", text }]} />);
  expect(shown("100/200/300 kvar")).toContain("<dd>100/<wbr/>200/<wbr/>300\u00a0kvar</dd>");
  expect(shown("10 台 × 40 kvar")).toContain("<dd>10\u00a0台 × <wbr/>40\u00a0kvar</dd>");
  expect(shown("GB/T 14549")).toContain("<dd>GB/T\u00a014549</dd>");
});

test("a condition in brackets is not broken where it fits on a line of its own", () => {
  const html = renderToStaticMarkup(
    <FigureList figures={[{ name: "计量点功率因数", text: "≥0.95（有功≥50 kW）" }]} />,
  );
  expect(html).toMatch(/<dd>≥0\.95<span class="[^"]*remark[^"]*">（有功≥50\u00a0kW）<\/span><\/dd>/);
});
