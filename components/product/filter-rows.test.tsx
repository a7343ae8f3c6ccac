import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FilterLink, FilterRows } from "./filter-rows";

const capacities = (chosen?: number) =>
  Array.from({ length: 13 }, (_, at): FilterLink => [`${at} kvar`, `?f=${at}`, 1, at === chosen]);
const shown = (links: readonly FilterLink[]) =>
  renderToStaticMarkup(<FilterRows base="/list" rows={[["额定容量", links]]} />);
const count = (html = "") => html.match(/<a /g)?.length ?? 0;

test("a filter with many values shows a few of them, and how many more there are", () => {
  const html = shown(capacities());
  const [line, unfolding] = html.split("<details");
  const first = count(line);
  expect(first).toBeGreaterThan(2);
  expect(html).toContain(`更多（${13 - first}）`);
  expect(count(unfolding)).toBe(13 - first);
  expect(html).not.toMatch(/<details[^>]* open/);
});

test("for numbers, the collapsed part lists all values in order, including the visible ones", () => {
  const row = ["额定容量", capacities(), true] as const;
  const html = renderToStaticMarkup(<FilterRows base="/list" rows={[row]} />);
  const [line, unfolding = ""] = html.split("<details");
  expect(unfolding).toContain(`更多（${13 - count(line)}）`);
  expect([...unfolding.matchAll(/>(\d+) kvar/g)].map(([, at]) => Number(at))).toEqual(
    Array.from({ length: 13 }, (_, at) => at),
  );
});

test("three visible values are the most frequent ones, in their usual order", () => {
  const counts = [1, 1, 3, 1, 9, 2, 4, 1];
  const html = shown(counts.map((count, at): FilterLink => [`${at} kvar`, `?f=${at}`, count]));
  expect([...(html.split("<details")[0] ?? "").matchAll(/>(\d) kvar/g)].map(([, at]) => at)).toEqual([
    "2",
    "4",
    "6",
  ]);
});

test("a chosen value is always visible, and a few values are never collapsed", () => {
  expect(shown(capacities(12)).split("<details")[0]).toContain("12 kvar");
  expect(shown(capacities().slice(0, 4))).not.toContain("<details");
});
