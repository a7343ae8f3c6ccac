import { describe, expect, test } from "vitest";
import { pictureOf, picturePath } from "@/lib/pictures";
import { showRichText } from "./rich-text";

const place = { siteUrl: "https://www.example.com", imageHost: "" };
const show = (html: string, base?: number) => showRichText(html, base, place);

const HOSTILE = [
  "<script>alert(1)</script>",
  "<p onclick=alert(1)>甲</p>",
  '<a href="javascript:alert(1)">甲</a>',
  '<a href=" java\nscript:alert(1)">甲</a>',
  '<a href="data:text/html,<script>alert(1)</script>">甲</a>',
  "<img src=x onerror=alert(1)>",
  '<img src="javascript:alert(1)">',
  "<svg><script>alert(1)</script></svg>",
  "<svg/onload=alert(1)>",
  "<math><mi xlink:href='javascript:alert(1)'>甲</mi></math>",
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="http://player.bilibili.com/"></iframe>',
  '<iframe src="https://player.bilibili.com.evil.example/"></iframe>',
  '<iframe src="https://v.qq.com@evil.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "<style>*{display:none}</style>",
  '<p style="position:fixed">甲</p>',
  "<form action=/x><input name=a></form>",
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<object data=x></object><embed src=x><base href=//evil.example/>",
  '<meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<a href="//evil.example/" target="_top" class="external" onfocus=alert(1) autofocus>甲</a>',
  "<table><td><xmp></td></table><img src=x onerror=alert(1)></xmp>",
];

describe("hostile content", () => {
  test.each(HOSTILE)("has no active content left: %s", (html) => {
    const shown = show(html);
    expect(shown).not.toMatch(
      /<(?:script|svg|math|style|form|input|textarea|object|embed|base|meta|noscript)\b/i,
    );
    expect(shown).not.toMatch(/\son\w+=|javascript:|data:|srcdoc|evil\.example|style=/i);
  });
  test.each(HOSTILE)("is unchanged when sanitised again: %s", (html) =>
    expect(show(show(html))).toBe(show(html)),
  );
});

test("ordinary content is unchanged, also when sanitised again", () => {
  const html =
    "<h2>甲</h2><p>乙<strong>丙</strong><sub>2</sub></p><ul><li>丁</li></ul><table><caption>表</caption><tbody><tr><th>戊</th><td>己&lt;1</td></tr></tbody></table>";
  const shown = show(html);
  expect(shown.replace(/<\/?div[^>]*>/g, "")).toBe(html);
  expect(show(shown)).toBe(shown);
});

test("a table is in a scrollable box that can be focused by keyboard", () =>
  expect(show("<table><tbody><tr><td>甲</td></tr></tbody></table>")).toBe(
    '<div class="table-scroll" tabindex="0" role="group" aria-label="表格，可左右滚动"><table><tbody><tr><td>甲</td></tr></tbody></table></div>',
  ));

test.each([
  ["<h3>甲</h3><h3>乙</h3>", 2, "<h2>甲</h2><h2>乙</h2>"],
  ["<h2>甲</h2><h4>乙</h4><h2>丙</h2>", 2, "<h2>甲</h2><h3>乙</h3><h2>丙</h2>"],
  ["<h4>甲</h4><h2>乙</h2><h3>丙</h3>", 3, "<h3>甲</h3><h3>乙</h3><h4>丙</h4>"],
  ["<h1>甲</h1>", 2, "<h2>甲</h2>"],
])("headings continue the page's outline: %s from h%i", (html, base, expected) => {
  expect(show(html, base)).toBe(expected);
  expect(show(expected, base)).toBe(expected);
});

test("external links are marked and safe, links within the site are unchanged", () => {
  expect(show('<a href="https://other.example/a">甲</a>')).toBe(
    '<a href="https://other.example/a" class="external" target="_blank" rel="noopener noreferrer nofollow">甲</a>',
  );
  expect(show('<a href="/contact">甲</a>')).toBe('<a href="/contact">甲</a>');
  expect(show('<a href="https://www.example.com/news">甲</a>')).toBe(
    '<a href="https://www.example.com/news">甲</a>',
  );
  expect(show('<a href="tel:4000000000">甲</a>')).toBe('<a href="tel:4000000000">甲</a>');
});

test("a picture of the project has width, height and sizes, and is loaded lazily", () => {
  const path = picturePath("scenes/sol-workshop") ?? "";
  const known = pictureOf(path);
  const shown = show(`<img src="${path}" alt="车间" />`);
  expect(shown).toContain(`<source type="image/avif" srcset="${path.replace(".webp", "-320.avif")} 320w`);
  expect(shown).toContain(
    `width="${known?.width}" height="${known?.height}" alt="车间" loading="lazy" decoding="async"`,
  );
  expect(show(shown)).toBe(shown);
  const hosted = showRichText(`<img src="${path}" />`, 2, { ...place, imageHost: "https://img.example.com" });
  expect(hosted).toContain(`src="https://img.example.com${path}"`);
  expect(hosted).toContain(`alt="${known?.alt}"`);
});

test("a player of an allowed host is sandboxed", () =>
  expect(show('<iframe src="https://player.bilibili.com/player.html?bvid=1" onload="x()"></iframe>')).toBe(
    '<iframe src="https://player.bilibili.com/player.html?bvid=1" title="视频" sandbox="allow-scripts allow-same-origin allow-presentation" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen referrerpolicy="no-referrer"></iframe>',
  ));

test("table headers and captions break between words; a short header does not break, also when sanitised again", () => {
  const table = "<table><tbody><tr><th>电容器额定电压</th><th>额定电流</th></tr></tbody></table>";
  const shown = show(`${table}<figure><figcaption>漏电流经PE线返回</figcaption></figure>`);
  expect(shown).toContain("<th>电容器额定<wbr />电压</th><th>额定电流</th>");
  expect(shown).toContain("<figcaption>漏电流经<wbr />PE<wbr />线<wbr />返回</figcaption>");
  expect(show(shown)).toBe(shown);
});

test("lines in a cell never break inside a word, so that no line is a single character; links in cells are kept", () => {
  const shown = show(
    '<table><tbody><tr><td>出厂检验合格率，见<a href="/news">热线响应时间</a></td></tr></tbody></table>',
  );
  expect(shown).toContain('合格率，<wbr />见<a href="/news">热线<wbr />响应<wbr />时间</a>');
  expect(show(shown)).toBe(shown);
});

test("in a cell, a long size may break before its last side, and a long span after its sign", () => {
  const shown = showRichText(
    "<table><tr><td>172×174×55 mm</td><td>1000~3000/5 A</td><td>0.92~0.98</td><td>120×60 mm</td></tr></table>",
  );
  expect(shown).toContain("<td>172×174×<wbr />55\u{A0}mm</td><td>1000~<wbr />3000/5\u{A0}A</td>");
  expect(shown).toContain("<td>0.92~0.98</td><td>120×60\u{A0}mm</td>");
});

test("in a cell, a sign is not separated from its figure", () => {
  const shown = showRichText("<table><tr><td>+80~+120 kW</td><td>−200 kW</td></tr></table>");
  expect(shown).toContain("<td>+80~<wbr />+120\u{A0}kW</td><td>−200\u{A0}kW</td>");
});
