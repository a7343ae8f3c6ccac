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

function sentencesOf(block: Exclude<Block, { kind: "heading" }>): string {
  switch (block.kind) {
    case "paragraph":
      return ended(block.text, "。");
    case "points":
      return listed(block.points);
    // Names of columns are no sentence.
    case "table":
      return listed(block.rows.map((row) => row.filter(Boolean).join("，")));
  }
}

/** A section of a text: what its heading says, and the rest as one. */
export type FlowingSection = { heading: string; text: string };

/** The same of a text with markup, by section: the cells of a row are one item. What has a heading alone is left out. */
export function flowingSections(html: string): FlowingSection[] {
  const blocks = blocksOf(html);
  if (blocks.length === 0) return [{ heading: "", text: close(plainText(html)) }];
  const sections = [{ heading: "", text: "" }];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === "heading") sections.push({ heading: block.text, text: "" });
    else if (last) last.text += sentencesOf(block);
  }
  return sections.flatMap(({ heading, text }) => (text === "" ? [] : { heading, text: close(text) }));
}
