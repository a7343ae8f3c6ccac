import { expect, test } from "vitest";
import { flowingLines, flowingSections } from "./flowing";

test("a list is shown as a sentence in results", () => {
  expect(
    flowingLines("正好在 7 次附近\n\n改法：\n1. 用 7% 电抗率\n2. 电压提高到 480 V\n\n改之前实测。"),
  ).toBe("正好在 7 次附近。改法：用 7% 电抗率；电压提高到 480 V。改之前实测。");
  expect(flowingLines("5、7次单调谐\n1.5倍")).toBe("5、7次单调谐。1.5倍");
  expect(flowingLines("- 甲。\n- 乙")).toBe("甲。乙。");
});

test("a list in an article is shown as a sentence, too", () => {
  expect(flowingSections("<p>改法：</p><ul><li>用 7%</li>\n<li>提高电压</li></ul><p>之后。</p>")).toEqual([
    { heading: "", text: "改法：用 7%；提高电压。之后。" },
  ]);
});

test("each heading starts a section, a table becomes a list of rows without labels, links do not split a sentence", () => {
  expect(
    flowingSections(
      '<p>先看现场。</p><h2>谐振</h2><h3>在哪里</h3><p>见<a href="/detail/1">并联谐振</a>，先算</p><table><tr><th>位置</th><th>设备</th></tr><tr><td>进线</td><td>甲</td></tr></table>',
    ),
  ).toEqual([
    { heading: "", text: "先看现场。" },
    { heading: "在哪里", text: "见并联谐振，先算。进线，甲。" },
  ]);
  expect(flowingSections("没有段落的文字")).toEqual([{ heading: "", text: "没有段落的文字" }]);
});
