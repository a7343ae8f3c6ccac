import { expect, test } from "vitest";
import { assemble, marksIn } from "./assemble";

const lines = [{ label: "损耗", text: "<3 W & ≤5%" }];
const tables = [{ name: "端子", header: ["端子", "功能"], rows: [["A、B", "电源"]] }];

test("tables replace their marks in a text, with escaped contents", () =>
  expect(assemble("<h3>参数</h3>\n{{参数}}\n<p>甲</p>\n{{端子}}", lines, tables)).toBe(
    "<h3>参数</h3>\n<table><tbody><tr><th>损耗</th><td>&lt;3 W &amp; ≤5%</td></tr></tbody></table>\n<p>甲</p>\n" +
      "<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B</td><td>电源</td></tr></tbody></table>",
  ));

test("a mark without a table shows nothing, and a text without marks is unchanged", () => {
  expect(assemble("<p>甲</p>{{参数}}{{尺寸}}", [], [])).toBe("<p>甲</p>");
  expect(assemble("<p>$& {甲}</p>", lines, tables)).toBe("<p>$& {甲}</p>");
  expect(marksIn("{{参数}}\n{{端子}}")).toEqual(["参数", "端子"]);
});
