import { plainText } from "@/lib/text/plain-text";

/** Of a line of a list, as people write it. */
const MARK = /^\s*(?:[-*•]\s+|\d{1,2}[.)、]\s*)/;
const ENDED = /[。；：！？，、:;,.]$/;

/** Blanks between sentences are none in Chinese. */
const close = (text: string) => text.replace(/([。；：！？，、])\s+/g, "$1").trim();

/** What somebody wrote in lines as one, so that a part of it reads as a sentence: items of a list are parted by semicolons. */
export function flowingLines(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const said = lines.map((line, at) => {
    const words = line.replace(MARK, "").trim();
    if (!MARK.test(line) || ENDED.test(words)) return words;
    return words + (MARK.test(lines[at + 1] ?? "") ? "；" : "。");
  });
  return close(said.join(" "));
}

/** The same of a text with markup. */
export const flowingHtml = (html: string): string =>
  close(
    plainText(
      html
        .replace(/([^。；：！？，、>\s])\s*<\/li>(\s*<li)/g, "$1；</li>$2")
        .replace(/([^。；：！？，、>\s])\s*<\/li>/g, "$1。</li>"),
    ),
  );
