import { expect, test } from "vitest";
import { withJoinedStyles } from "./joined-styles";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (links: string, names: string[]) =>
  `<head>${links}</head><script>${names.map((name) => `"/_next/static/chunks/${name}.css"`).join()}</script>`;
const JOINED = { "a-1,b_2": "c3" };

test("a page links one file of styles, and its payload names no other", () => {
  expect(withJoinedStyles(page(link("a-1") + link("b_2"), ["a-1", "b_2"]), JOINED)).toBe(
    page(link("c3"), ["c3", "c3"]),
  );
});

test("a page with one file, with none, or with files that were not joined in this order is left as it is", () => {
  for (const names of [[], ["a-1"], ["b_2", "a-1"]]) {
    const same = page(names.map(link).join(""), names);
    expect(withJoinedStyles(same, JOINED)).toBe(same);
  }
});
