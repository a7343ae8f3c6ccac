import { expect, test } from "vitest";
import { beginningOf, excerptOf, keyPartOf } from "./key-part";

const TABLE = "<table><tbody><tr><td>7%</td><td>189 Hz</td></tr></tbody></table>";

test("the excerpt is the text of the first paragraph, without links", () => {
  expect(excerptOf('<h3>题</h3>\n<p>见<a href="/newdetail/1">LH-A</a>&nbsp;说明。</p><p>其余。</p>')).toBe(
    "见LH-A 说明。",
  );
  expect(excerptOf(TABLE)).toBe("");
});

test("the beginning is all paragraphs before the first heading, table or list", () => {
  expect(beginningOf(`<p>甲。</p>\n<p>乙。</p>${TABLE}<p>丙。</p>`)).toBe("甲。乙。");
  expect(beginningOf("<p>甲。</p><h3>题</h3><p>乙。</p>")).toBe("甲。");
  expect(beginningOf("<h3>题</h3><p>乙。</p>")).toBe("");
});

test("the key part is the first table, even after a list", () => {
  expect(keyPartOf(`<p>文</p><ul><li>甲</li></ul>\n${TABLE}<table></table>`)).toBe(TABLE);
});

test("without a table, the key part is the first list; without both, it is empty", () => {
  expect(keyPartOf("<p>文</p><ol><li>甲</li></ol><ul><li>乙</li></ul>")).toBe("<ol><li>甲</li></ol>");
  expect(keyPartOf("<p>文</p>")).toBe("");
});
