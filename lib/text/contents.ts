import { plainText } from "./plain-text";

/** Reading speed of Chinese prose in characters per minute. */
const PER_MINUTE = 350;

type Part = { id: string; title: string };

/** Adds anchors to the headings of the second level, and returns them as a table of contents. */
export function withContents(html: string): { html: string; parts: Part[] } {
  const parts: Part[] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/g, (_, words: string) => {
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title: plainText(words.replace(/<wbr ?\/?>/g, "")) });
    return `<h2 id="${id}">${words}</h2>`;
  });
  return { html: anchored, parts };
}

/** The reading time of an article in minutes, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round([...plainText(html).replace(/\s/g, "")].length / PER_MINUTE));
