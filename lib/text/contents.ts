import { plainText } from "./plain-text";

/** How many characters of prose a reader of Chinese takes in a minute. */
const PER_MINUTE = 350;

type Part = { id: string; title: string };

/** A shown text whose headings of the second level have anchors, and those headings. */
export function withContents(html: string): { html: string; parts: Part[] } {
  const parts: Part[] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/g, (_, words: string) => {
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title: plainText(words.replace(/<wbr ?\/?>/g, "")) });
    return `<h2 id="${id}">${words}</h2>`;
  });
  return { html: anchored, parts };
}

/** Minutes that an article takes, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round([...plainText(html).replace(/\s/g, "")].length / PER_MINUTE));
