import { expect, test } from "vitest";
import { blocksOf } from "./blocks";

test("the HTML of editors becomes headings, paragraphs, points and tables in order", () => {
  const html = `<p>先<a href="/newdetail/1">测</a></p><h2>容量</h2><ol><li>一</li><li>二</li></ol>
    <table><thead><tr><th>位置</th><th>设备</th></tr></thead><tbody><tr><td>进线</td><td>LH-A</td></tr></tbody></table>`;
  expect(blocksOf(html)).toEqual([
    { kind: "paragraph", text: "先测" },
    { kind: "heading", text: "容量" },
    { kind: "points", points: ["一", "二"], isNumbered: true },
    { kind: "table", header: ["位置", "设备"], rows: [["进线", "LH-A"]] },
  ]);
});
