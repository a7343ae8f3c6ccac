import { expect, test } from "vitest";
import { maskedName, maskedPhone } from "./receipt";

test("a masked name says its first character, and not how long it is", () => {
  for (const [name, masked] of [
    ["张三", "张*"],
    ["王小明", "王*"],
    ["𠮷野", "𠮷*"],
    ["Li Lei", "L*"],
    ["张", "张*"],
  ] as const)
    expect(maskedName(name)).toBe(masked);
});

test("a masked phone number says three digits and four", () => {
  expect(maskedPhone("13800138000")).toBe("138****8000");
});
