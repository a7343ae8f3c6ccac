import { type Block, blocksOf } from "@/lib/text/blocks";
import { plainText } from "@/lib/text/plain-text";

/** Of a line of a list, as people write it; `5、7次` and `1.5倍` begin with figures. */
const MARK = /^\s*(?:[-*•]\s+|\d{1,2}[.)、](?!\d)\s*)/;
const ENDED = /[。；：！？，、:;,.]$/;

/** Blanks between sentences are none in Chinese. */
const close = (text: string) => text.replace(/([。；：！？，、])\s+/g, "$1").trim();

const ended = (text: string, end: string) => (text === "" || ENDED.test(text) ? text : text + end);
const listed = (items: readonly string[]) =>
  items.map((item, at) => ended(item, at < items.length - 1 ? "；" : "。")).join("");

/** What somebody wrote in lines as one, so that a part of it reads as a sentence: items of a list are parted by semicolons. */
export function flowingLines(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const said = lines.map((line, at) => {
    const next = lines[at + 1];
    const isListed = MARK.test(line) && MARK.test(next ?? "");
    return ended(line.replace(MARK, "").trim(), isListed ? "；" : MARK.test(line) || next ? "。" : "");
  });
  return close(said.join(""));
}

function sentencesOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return ended(block.text, "：");
    case "paragraph":
      return ended(block.text, "。");
    case "points":
      return listed(block.points);
    // Names of columns are no sentence.
    case "table":
      return listed(block.rows.map((row) => row.filter(Boolean).join("，")));
  }
}

/** The same of a text with markup: a heading leads to what it is of, the cells of a row are one item. */
export function flowingHtml(html: string): string {
  const all = blocksOf(html);
  // What a heading led to may be a table that the page makes by itself.
  const blocks = all.filter(
    ({ kind }, at) => kind !== "heading" || (all[at + 1] ?? { kind }).kind !== "heading",
  );
  return close(blocks.length > 0 ? blocks.map(sentencesOf).join("") : plainText(html));
}
