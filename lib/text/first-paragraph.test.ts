import { expect, test } from "vitest";
import { splitFirstParagraph } from "./first-paragraph";

test("the first paragraph is separated from the rest", () => {
  expect(splitFirstParagraph("<p>白天谐波突出。</p>\n<h3>目标</h3>")).toEqual({
    lead: "白天谐波突出。",
    rest: "\n<h3>目标</h3>",
  });
});

test.each([
  "<p>有<strong>重点</strong>的段落</p>",
  "<p>a &amp; b</p>",
  "<h3>标题</h3><p>正文</p>",
  "<p></p>",
  "<p>只有一段。</p>",
  "",
])("%j is not split", (html) => {
  expect(splitFirstParagraph(html)).toEqual({ lead: "", rest: html });
});
