import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FactChange, Revision } from "@/lib/revision";
import { LastRevision } from "./last-revision";
import { RevisionTables } from "./revision-tables";

const change = (fact: string, before: string, after: string): FactChange => ({ fact, before, after });
const FIGURE = change("额定容量", "30 kvar", "50 kvar");
const WORDS = ["外壳", "安装", "显示", "用途"].map((fact) => change(fact, "旧写法", "新写法"));

/** The first publication, then each change as a revision on a day of its own. */
const revised = (...changes: FactChange[]): Revision[] => [
  ...changes.map((one, at) => ({ number: at + 2, date: "2026-11-28", changes: [one] })).reverse(),
  { number: 1, date: "2026-01-31", changes: [] },
];
const last = (revisions: readonly Revision[]) =>
  renderToStaticMarkup(<LastRevision product={7} revisions={revisions} />);

test("a product shows its latest changed figures, and a link to all changes", () => {
  const html = last(revised(...WORDS, FIGURE));
  expect(html.indexOf("额定容量")).toBeLessThan(html.indexOf("外壳"));
  expect(html).not.toContain("用途");
  expect(html).toContain(
    '<a href="/newdetail/7/revisions">全部修订记录（另有 2 处改动，更早的 1 次修订）</a>',
  );
});

test("a change has its fact, the old text and the new one below each other, however short, and says what is new or gone", () => {
  const changes = [FIGURE, change("海拔", "", "2000 m"), change("重量", "45 kg", "")];
  const html = last([
    { number: 2, date: "2026-11-28", changes },
    { number: 1, date: "2026-01-31", changes: [] },
  ]);
  const lines = (fact: string) =>
    (html.split(`<b>${fact}</b>`)[1] ?? "").split("</li>")[0]?.match(/<small>\S+/g);
  expect(html).not.toMatch(/<b>[^<]+<\/b><span/);
  expect(lines("额定容量")).toEqual(["<small>原", "<small>现"]);
  expect(lines("海拔")).toEqual(["<small>新增"]);
  expect(lines("重量")).toEqual(["<small>取消"]);
  const table = renderToStaticMarkup(
    <RevisionTables revisions={[{ number: 2, date: "2026-11-28", changes }]} />,
  );
  expect(table.match(/data-word="[^"]+"/g)).toHaveLength(4);
  expect(table).toContain('data-word="新增"');
  expect(table).toMatch(/<td>新增<\/td><td[^>]*>2000.m<\/td>/);
  expect(table).toMatch(/45.kg<\/td><td>取消<\/td>/);
});

test("a product that never changed says so, without a link", () => {
  const html = last(revised());
  expect(html).toContain("首次发布");
  expect(html).not.toContain("<a ");
});

test("the record lists every change by day, newest first, figures before texts", () => {
  const html = renderToStaticMarkup(<RevisionTables revisions={revised(...WORDS, FIGURE)} />);
  const at = ["V1.1~V1.5", "额定容量", "外壳", "用途", "首次发布"].map((words) => html.indexOf(words));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
});

test("statements of the same fact are under its name once, and mere words under a heading of their own", () => {
  const removed = change("接线要点", "中性点悬空的电容器组不接地", "");
  const added = change("接线要点", "", "最后一台不接终端电阻");
  const words = change("整定", "COSφ 0.90~0.99", "cosφ 0.90~0.99");
  const html = renderToStaticMarkup(
    <RevisionTables
      revisions={[{ number: 2, date: "2026-11-28", changes: [words, removed, added, FIGURE] }]}
    />,
  );
  expect(html.match(/接线要点/g)).toHaveLength(1);
  expect(html).toContain('<th scope="row" rowSpan="2">');
  const at = ["额定容量", "接线要点", "文字（数字不变）", "cosφ"].map((text) => html.indexOf(text));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
});
