import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CodeField } from "@/lib/order-code/fields";
import { CodePartField } from "./code-part-field";

const part = (count: number): CodeField => ({
  ...{ name: "一次电流", before: "-", after: "", unit: "A", absent: undefined, range: undefined },
  options: Array.from({ length: count }, (_, at) => ({ code: `${at + 1}00`, meaning: `${at + 1}00 A` })),
});
/** Above 200 A the window is too small. */
const shown = (count: number, current: string) =>
  renderToStaticMarkup(
    <CodePartField
      part={part(count)}
      name="p2"
      chosen="100"
      current={current}
      conflictOf={(code) => (Number(code) > 200 ? "φ24 mm" : "")}
    />,
  );
const words = (html: string) => html.replace(/<[^>]*>|\u2060/g, "").replaceAll("\u00a0", " ");
const inputs = (html: string) => [...html.matchAll(/<(?:input|option)[^>]*value="(\d+)"[^>]*>/g)];
const out = (html: string) =>
  inputs(html).flatMap(([tag, code]) => (tag.includes('disabled=""') ? [code] : []));

test.each([
  ["a few", 4, ["300", "400"]],
  ["a list", 9, ["300", "400", "500", "600", "700", "800", "900"]],
])(
  "of %s, what does not go with what was chosen before cannot be chosen, and says why",
  (_, count, codes) => {
    const html = shown(count, "100");
    expect(out(html)).toEqual(codes);
    expect(words(html).match(/（与φ24 mm不配）/g)).toHaveLength(codes.length);
  },
);

test("a chosen option stays selectable when it conflicts, and is marked too: the visitor decides which one to change", () => {
  const html = shown(4, "400");
  expect(out(html)).toEqual(["300"]);
  expect(words(html).match(/（与φ24 mm不配）/g)).toHaveLength(2);
});
