import { expect, test } from "vitest";
import { withJoinedStyles } from "./joined-styles";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (links: string, names: string[]) =>
  `<head>${links}</head><script>${names.map((name) => `"/_next/static/chunks/${name}.css"`).join()}</script>`;
const JOINED = { "a-1,b_2": "c3" };

test("a page links a single stylesheet, and its payload has no other", () => {
  expect(withJoinedStyles(page(link("a-1") + link("b_2"), ["a-1", "b_2"]), JOINED)).toBe(
    page(link("c3"), ["c3", "c3"]),
  );
});

test("the payload has the joined stylesheet once in a list and nothing in its other places, with further files unchanged", () => {
  const named = (key: number, name: string) =>
    String.raw`[\"$\",\"link\",\"${key}\",{\"rel\":\"stylesheet\",\"href\":\"/_next/static/chunks/${name}.css\",\"nonce\":\"$undefined\"}]`;
  const links = link("a-1") + link("b_2");
  const lists = [named(0, "a-1"), named(1, "b_2"), named(2, "d4")];
  expect(withJoinedStyles(`${links}[${lists.join()}]`, JOINED)).toBe(
    `${link("c3")}[${[named(0, "c3"), named(2, "d4")].join()}]`,
  );
  const line = (key: string, value: string) => String.raw`\n${key}:${value}`;
  const places = String.raw`[0,\"$L1e\",\"$L1f\",\"$L1e0\"]`;
  const rest = String.raw`[0,\"$L1f\",\"$L1e0\"]`;
  expect(
    withJoinedStyles(links + places + line("1e", named(8, "b_2")) + line("1f", named(9, "d4")), JOINED),
  ).toBe(link("c3") + rest + line("1f", named(9, "d4")));
});

test("a page with one stylesheet, without any, or with an unknown combination is unchanged", () => {
  for (const names of [[], ["a-1"], ["b_2", "a-1"]]) {
    const same = page(names.map(link).join(""), names);
    expect(withJoinedStyles(same, JOINED)).toBe(same);
  }
});

test("the payload preloads no stylesheets that the page does not use", () => {
  const links = link("a-1") + link("b_2");
  const preload = '<link rel="preload" href="/_next/static/chunks/e5.css" as="style"/>';
  const hint = String.raw`:HL[\"/_next/static/chunks/e5.css\",\"style\"]\n`;
  expect(withJoinedStyles(`${links}${preload}<script>0${hint}1${hint}2</script>`, JOINED)).toBe(
    `${link("c3")}<script>012</script>`,
  );
});
