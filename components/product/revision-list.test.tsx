import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FactChange } from "@/lib/revision";
import { RevisionList } from "./revision-list";

const change = (fact: string, before: string, after: string): FactChange => ({ fact, before, after });
const FIGURE = change("额定容量", "30 kvar", "50 kvar");
const WORDS = ["外壳", "安装", "显示", "用途"].map((fact) => change(fact, "旧写法", "新写法"));

/** What stands there at once, and what is folded. */
function shown(...changes: FactChange[]): [first: string, folded: string] {
  const revisions = changes.map((one, at) => ({ number: at + 2, date: "2026-11-28", changes: [one] }));
  const html = renderToStaticMarkup(<RevisionList revisions={revisions.reverse()} />);
  const [first = "", folded = ""] = html.split("<details");
  return [first, folded];
}

test("six versions of one day are one entry: the figures that changed, and how many words besides", () => {
  const [first, folded] = shown(...WORDS, FIGURE);
  expect(first).toContain("V1.1~V1.5");
  expect(first).toContain("额定容量");
  expect(first).not.toContain("外壳");
  expect(folded).toContain("<summary>另有 4 处文字</summary>");
  expect(folded).toContain("外壳");
});

test("where only words changed they are folded, where little changed nothing is", () => {
  expect(shown(...WORDS)[1]).toContain("<summary>改动 4 处文字</summary>");
  const [first, folded] = shown(WORDS[0]!, FIGURE);
  expect(first.indexOf("额定容量")).toBeLessThan(first.indexOf("外壳"));
  expect(folded).toBe("");
});
