import type { Page } from "@playwright/test";
import terms from "@/db/content/site/terms.json" with { type: "json" };

/** Labels, as opposed to running text. */
const LABELS =
  "h1, h2, h3, h4, figcaption:not(:has(p)), dt, th, footer a, li > a:not([href$='.dxf']), a[rel=prev], a[rel=next]";
/** Questions and tables of the client's own words, which nobody can mark on the server; narrow columns; a word too long on purpose. */
const UNMARKED = /^\/(?:service|tools|compare|datasheet|styleguide)\b/;

/** Line ends of the page's labels that are inside a word, or between a number and its unit, as `before|after`. */
export async function brokenWords(page: Page): Promise<string[]> {
  if (UNMARKED.test(new URL(page.url()).pathname)) return [];
  const broken = await page.evaluate(findBroken, { terms, labels: LABELS });
  return broken.map((label) => `broken at ${page.viewportSize()?.width} px: ${label}`);
}

function findBroken({ terms, labels }: { terms: string[]; labels: string }): string[] {
  const words = new Intl.Segmenter("zh-CN", { granularity: "word" });
  const UNIT = /^(?:[kMmµ]?(?:VA|var|Wh?|V|A|Hz|m|s|Ω)|%|℃|mm)(?![A-Za-z])/;
  const range = document.createRange();

  /** The positions at which words of the label begin; a term is one word. */
  function startsOf(text: string): Set<number> {
    const starts = new Set([...words.segment(text)].map(({ index }) => index));
    for (const term of terms)
      for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
        for (let inside = at + 1; inside < at + term.length; inside++) starts.delete(inside);
        starts.add(at).add(at + term.length);
      }
    return starts;
  }

  /** The tops of its letters, each with its place; of a text on one line, that of the first stands for all. */
  function topsOf(node: Node): { at: number; top: number; height: number }[] {
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ height }) => height > 0);
    const [first] = lines;
    if (!first) return [];
    if (lines.every(({ top }) => top <= first.top + first.height / 2))
      return [{ at: 0, top: first.top, height: first.height }];
    return Array.from({ length: node.textContent?.length ?? 0 }, (_, at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, height } = range.getBoundingClientRect();
      return { at, top, height };
    });
  }

  return [...document.querySelectorAll<HTMLElement>(labels)].flatMap((label) => {
    // Text for screen readers is a pixel wide.
    if (!label.checkVisibility() || label.offsetWidth < 2) return [];
    const text = label.textContent;
    // Part of a sentence.
    if (label.matches("li > a") && label.parentElement?.textContent !== text) return [];
    const nodes = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const parts = new Set<number>();
    const ends: number[] = [];
    let offset = 0;
    let lineTop: number | undefined;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      parts.add(offset);
      for (const { at, top, height } of topsOf(node)) {
        if (height === 0) continue;
        if (lineTop !== undefined && top > lineTop + height / 2) ends.push(offset + at);
        lineTop = top;
      }
      offset += node.textContent?.length ?? 0;
    }
    if (ends.length === 0) return [];
    const starts = startsOf(text);
    const splitsUnit = (end: number) => /\d\s?$/.test(text.slice(0, end)) && UNIT.test(text.slice(end));
    return ends
      .filter((end) => !(starts.has(end) || parts.has(end)) || splitsUnit(end))
      .map((end) => `${text.slice(0, end)}|${text.slice(end)}`);
  });
}
