import terms from "@/lib/text/terms.json" with { type: "json" };
import { expect, test } from "./site";

const WIDTHS = [375, 1440];
const DETAIL = /\/(newdetail|detail|cm_detail)\//;

/** Every line end of the page's headings that is inside a word, as `before|after`. */
function brokenWords(terms: string[]): string[] {
  const words = new Intl.Segmenter("zh-CN", { granularity: "word" });
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    const text = heading.textContent ?? "";
    const starts = new Set([...words.segment(text)].map(({ index }) => index));
    for (const term of terms)
      for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
        for (let inside = at + 1; inside < at + term.length; inside++) starts.delete(inside);
        starts.add(at).add(at + term.length);
      }
    const nodes = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let offset = 0;
    let lineBottom: number | undefined;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const range = document.createRange();
      const { length } = node.textContent ?? "";
      for (let at = 0; at < length; at++, offset++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, bottom, height } = range.getBoundingClientRect();
        if (height === 0) continue;
        const isNewLine = lineBottom !== undefined && top >= lineBottom - 2;
        const splitsUnit = /\d\s?$/.test(text.slice(0, offset)) && /^[A-Za-zµ℃%]/.test(text.slice(offset));
        if (isNewLine && (!starts.has(offset) || splitsUnit))
          broken.push(`${text.slice(0, offset)}|${text.slice(offset)}`);
        lineBottom = bottom;
      }
    }
  }
  return broken;
}

test(
  "no heading of any list, nor of a sample of pages, breaks inside a word or between a number and its unit, on phone and desktop",
  { tag: "@once" },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const xml = await (await request.get("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) =>
      path.replaceAll("&amp;", "&"),
    );
    const pages = listed.filter((path, index) => !DETAIL.test(path) || index % 8 === 0);
    expect(pages.length).toBeGreaterThan(40);
    const broken = new Set<string>();
    for (const path of pages) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const title of await page.evaluate(brokenWords, terms)) broken.add(`${path} ${width}: ${title}`);
      }
    }
    expect([...broken]).toEqual([]);
  },
);
