import { expect, test } from "vitest";
import { readingMinutes, withContents } from "./contents";

test("each heading of a text has an anchor in the table of contents, without line break hints", () => {
  const { html, parts } = withContents(
    "<p>一</p><h2>补偿容量<wbr />怎么算</h2><h3>小</h3><h2>混用 &amp; 组柜</h2>",
  );
  expect(html).toBe(
    '<p>一</p><h2 id="part-1">补偿容量<wbr />怎么算</h2><h3>小</h3><h2 id="part-2">混用 &amp; 组柜</h2>',
  );
  expect(parts).toEqual([
    { id: "part-1", title: "补偿容量怎么算" },
    { id: "part-2", title: "混用 & 组柜" },
  ]);
});

test.each([
  [20, 1],
  [840, 2],
  [1100, 3],
])("reading %i characters takes %i minutes", (length, minutes) => {
  expect(readingMinutes(`<p>${"电".repeat(length)}</p>`)).toBe(minutes);
});
