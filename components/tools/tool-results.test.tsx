import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { change, type Column } from "@/lib/tools/answer";
import { ToolResults } from "./tool-results";

const shown = (notes: string[], isOld = false, columns?: readonly Column[]) =>
  renderToStaticMarkup(
    <ToolResults
      answer={{
        ...{ summary: "需补偿 69.2 kvar", notes, steps: [], matches: [], picture: undefined },
        ...(columns && { columns }),
        figures: [
          { name: "需要补偿", text: "69.2 kvar" },
          { name: "线电流", text: "206 A" },
        ],
      }}
      examples="none"
      isOld={isOld}
      picture={null}
    />,
  );

test("the main figure stands before the others", () => {
  expect(shown([])).toMatch(/<strong>.*69\.2.*<\/strong>.*<dl.*206/s);
});

test("the most important note is visible, the others are folded but in the page", () => {
  const html = shown(["先治理谐波", "未校核谐振", "各级容量相同"]);
  expect(html).toMatch(/<p>先治理谐波<\/p><details[^>]*><summary>.*其余\s2\s条选型提示/s);
  expect(html).not.toContain("<details open");
  expect(html).toMatch(/<li>未校核谐振<\/li><li>各级容量相同<\/li>.*<\/details>/s);
  expect(shown(["先治理谐波"])).not.toContain("<details");
});

test("the target and the chosen products stand under a heading each, and a change does not break", () => {
  const html = shown([], false, [
    { title: "按目标 cosφ 0.95", figures: [{ name: "力调电费", text: change("+7.5%", "−0.75%") }] },
    { title: "按所选（全部投入）", figures: [{ name: "力调电费", text: change("+7.5%", "−0.75%") }] },
  ]);
  expect(html).toMatch(/<h3>按目标.*<dl>.*<h3>按所选（全部投入）<\/h3><dl>/s);
  expect(html.match(/\+7\.5%\u00a0→\u00a0−0\.75%/g)).toHaveLength(2);
});

test("the result of old inputs has no notes", () => {
  expect(shown(["先治理谐波"], true)).not.toContain("先治理谐波");
});
