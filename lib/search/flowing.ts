import { type Block, blocksOf } from "@/lib/text/blocks";
import { plainText } from "@/lib/text/plain-text";

/** The marker of a list item; `5、7次` and `1.5倍` are none. */
const MARK = /^\s*(?:[-*•]\s+|\d{1,2}[.)、](?!\d)\s*)/;
const ENDED = /[。；：！？，、:;,.]$/;

/** Removes spaces after Chinese punctuation. */
const close = (text: string) => text.replace(/([。；：！？，、])\s+/g, "$1").trim();

const ended = (text: string, end: string) => (text === "" || ENDED.test(text) ? text : text + end);
const listed = (items: readonly string[]) =>
  items.map((item, at) => ended(item, at < items.length - 1 ? "；" : "。")).join("");

/** Joins lines to running text, list items by semicolons, so that excerpts read as sentences. */
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
    // Column names are left out.
    case "table":
      return listed(block.rows.map((row) => row.filter(Boolean).join("，")));
  }
}

/** A section with its heading and running text. */
export type FlowingSection = { heading: string; text: string };

/** The same for HTML, by section; each table row is one item. Sections without text are left out. */
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
