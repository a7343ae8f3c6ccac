import { JSDOM } from "jsdom";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { textsOf } from "@/db/check/texts";
import { richTextFault } from "@/db/source/purify";
import { content } from "@/db/testing/content";
import { listAs, markAs, paragraphBelow, pictureBelow, setLevel, tableBelow } from "./commands";
import { isReadWhole, readHtml, writeHtml } from "./html";

// One shared window: creating one takes longer than parsing a text.
const { DOMParser } = new JSDOM().window;
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const again = (html: string) => writeHtml(readHtml(html, parse));

test("opening a text of the content does not change it", () => {
  const texts = textsOf(content).filter(({ isRich, value }) => isRich && value !== "");
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(({ value }) => !isReadWhole(value, parse))).toEqual([]);
});

test.each([
  '<p>三相 400 V，<strong>额定 <sub>N</sub></strong> 与 <a href="/about">说明 &amp; 图</a></p>',
  '<ol start="3"><li>断电<ul><li>验电</li></ul></li><li>放电<br>三分钟</li></ol>',
  '<table><thead><tr><th>项</th><th>值</th></tr></thead><tbody><tr><td colspan="2">a &lt; b</td></tr></tbody></table>',
  '<figure><img src="news/a" alt="曲线"><figcaption>放电 <em>曲线</em></figcaption></figure>\n{{参数}}',
  "<blockquote><p>引文</p></blockquote><p>连着写</p>",
])("is kept unchanged, and passes the check: %s", (html) => {
  expect(isReadWhole(html, parse)).toBe(true);
  expect(richTextFault(again(html))).toBeUndefined();
});

test.each([
  "<p>两  个空格</p>",
  "<ul><li><p>一段</p><p>又一段</p></li></ul>",
  "<table><caption>表题</caption><tbody><tr><td>a</td></tr></tbody></table>",
  '<p><img src="news/a" alt=""></p>',
  "<p>没有写完",
])("can only be edited as HTML: %s", (html) => expect(isReadWhole(html, parse)).toBe(false));

test("pasted text from a word processor keeps the allowed elements", () => {
  const pasted =
    '<h1>标题</h1><p class="MsoNormal" style="color:red"><b>粗</b><font face="宋体">细</font><o:p></o:p></p><script>alert(1)</script>' +
    '<table border="1"><colgroup><col width="9"></colgroup><tr><td style="x"><p class="a">格</p></td></tr></table>';
  const written = again(pasted);
  expect(written).toBe(
    "<h2>标题</h2>\n<p><strong>粗</strong>细</p>\n<table><tbody><tr><td>格</td></tr></tbody></table>",
  );
  expect(richTextFault(written)).toBeUndefined();
});

test("a table of header rows only has each of them once", () => {
  const table = "<table><tbody><tr><th>甲</th></tr><tr><th>乙</th></tr></tbody></table>";
  expect(again(table)).toBe(table);
});

test("the editor's tools write headings, marks, lists, tables and pictures in the format of files", () => {
  let state = EditorState.create({ doc: readHtml("<p>甲</p>", parse) });
  const run = (command: typeof tableBelow) => {
    expect(command(state, (transaction) => (state = state.apply(transaction)))).toBe(true);
  };
  const type = (words: string) => (state = state.apply(state.tr.insertText(words)));
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1)));
  run(setLevel(3));
  run(paragraphBelow);
  run(markAs("strong"));
  type("乙");
  run(listAs("bullets"));
  run(listAs("numbers"));
  run(tableBelow);
  type("丙");
  run(pictureBelow({ src: "news/a", alt: '"丁"' }));
  expect(writeHtml(state.doc)).toBe(
    [
      "<h3>甲</h3>",
      "<ol><li><strong>乙</strong></li></ol>",
      "<table><thead><tr><th>丙</th><th></th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>",
      '<figure><img src="news/a" alt="&quot;丁&quot;"><figcaption></figcaption></figure>',
    ].join("\n"),
  );
});
