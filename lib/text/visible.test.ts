import { expect, test } from "vitest";
import { visible, visibleUnderLabel } from "./visible";

test("what steers a terminal, turns the reading direction or cannot be seen is written out", () => {
  expect(visible("a\u001b[2Jb\u202ec\u200bd\ufeff\u0000")).toBe(
    "a\\u{001b}[2Jb\\u{202e}c\\u{200b}d\\u{feff}\\u{0000}",
  );
});

test("words, line breaks and faces stay as they are", () => {
  expect(visible("第一行\r\n第二行 450 V ±5 %😀")).toBe("第一行\n第二行 450 V ±5 %😀");
});

test("a further line cannot pass for a field of its own", () => {
  expect(visibleUnderLabel("请报价\n手机：13900139000")).toBe("请报价\n    手机：13900139000");
});
