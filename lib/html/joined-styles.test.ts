import { expect, test } from "vitest";
import { withJoinedStyles } from "./joined-styles";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (links: string, names: string[]) =>
  `<head>${links}</head><script>${names.map((name) => `"/_next/static/chunks/${name}.css"`).join()}</script>`;

test("a page links one file of styles, and its payload names no other", () => {
  expect(withJoinedStyles(page(link("a-1") + link("b_2"), ["a-1", "b_2"]))).toBe(
    page(link("a-1-b_2"), ["a-1-b_2", "a-1-b_2"]),
  );
});

test("a page with one file, or none, is left as it is", () => {
  for (const links of ["", link("a")]) expect(withJoinedStyles(page(links, ["a"]))).toBe(page(links, ["a"]));
});
