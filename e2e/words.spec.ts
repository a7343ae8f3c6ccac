import terms from "@/db/content/site/terms.json" with { type: "json" };
import { expect, test } from "./site";

const WIDTHS = [375, 768, 1440];
/** What is read as a label, not as running text. */
const LABELS =
  "h1, h2, h3, h4, figcaption:not(:has(p)), dt, th, footer a, li > a:not([href$='.dxf']), a[rel=prev], a[rel=next]";
const DETAIL = /\/(newdetail|detail|cm_detail)\//;

/** Questions and tables of the client's own words, which nobody can mark on the server. */
const UNMARKED = /^\/(?:service|tools)\b/;

/** Every line end of the page's labels that is inside a word, as `before|after`. */
function brokenWords({ terms, labels }: { terms: string[]; labels: string }): string[] {
  const words = new Intl.Segmenter("zh-CN", { granularity: "word" });
  const UNIT = /^(?:[kMmµ]?(?:VA|var|Wh?|V|A|Hz|m|s|Ω)|%|℃|mm)(?![A-Za-z])/;
  const broken: string[] = [];
  for (const heading of document.querySelectorAll<HTMLElement>(labels)) {
    // One for those who listen is a pixel wide.
    if (!heading.checkVisibility() || heading.offsetWidth < 2) continue;
    const text = heading.textContent ?? "";
    // Part of a sentence.
    if (heading.matches("li > a") && heading.parentElement?.textContent !== text) continue;
    const starts = new Set([...words.segment(text)].map(({ index }) => index));
    for (const term of terms)
      for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
        for (let inside = at + 1; inside < at + term.length; inside++) starts.delete(inside);
        starts.add(at).add(at + term.length);
      }
    const nodes = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let offset = 0;
    let lineTop: number | undefined;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const range = document.createRange();
      starts.add(offset);
      const { length } = node.textContent ?? "";
      for (let at = 0; at < length; at++, offset++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, height } = range.getBoundingClientRect();
        if (height === 0) continue;
        const isNewLine = lineTop !== undefined && top > lineTop + height / 2;
        const splitsUnit = /\d\s?$/.test(text.slice(0, offset)) && UNIT.test(text.slice(offset));
        if (isNewLine && (!starts.has(offset) || splitsUnit))
          broken.push(`${text.slice(0, offset)}|${text.slice(offset)}`);
        lineTop = top;
      }
    }
  }
  return broken;
}

test(
  "no heading, caption or label of any list, nor of a sample of pages, breaks inside a word or between a number and its unit, on phone, tablet and desktop",
  { tag: "@once" },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const xml = await (await request.get("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) =>
      path.replaceAll("&amp;", "&"),
    );
    const pages = listed.filter(
      (path, index) => !UNMARKED.test(path) && (!DETAIL.test(path) || index % 8 === 0),
    );
    expect(pages.length).toBeGreaterThan(40);
    const broken = new Set<string>();
    for (const path of pages) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const title of await page.evaluate(brokenWords, { terms, labels: LABELS }))
          broken.add(`${path} ${width}: ${title}`);
      }
    }
    expect([...broken]).toEqual([]);
  },
);
