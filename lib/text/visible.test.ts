import { expect, test } from "vitest";
import { visible, visibleUnderLabel } from "./visible";

test("control characters, bidirectional marks and invisible characters are shown as codes", () => {
  expect(visible("a\u001b[2Jb\u202ec\u200bd\ufeff\u0000")).toBe(
    "a\\u{001b}[2Jb\\u{202e}c\\u{200b}d\\u{feff}\\u{0000}",
  );
});

test("words, line breaks and emoji are unchanged", () => {
  expect(visible("第一行\r\n第二行 450 V ±5 %😀")).toBe("第一行\n第二行 450 V ±5 %😀");
});

test("a further line cannot imitate a field", () => {
  expect(visibleUnderLabel("请报价\n手机：13900139000")).toBe("请报价\n    手机：13900139000");
});
