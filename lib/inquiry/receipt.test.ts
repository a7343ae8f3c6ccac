import { expect, test } from "vitest";
import { maskedName, maskedPhone } from "./receipt";

test("a masked name shows its first character, and not its length", () => {
  for (const [name, masked] of [
    ["张三", "张*"],
    ["王小明", "王*"],
    ["𠮷野", "𠮷*"],
    ["Li Lei", "L*"],
    ["张", "张*"],
  ] as const)
    expect(maskedName(name)).toBe(masked);
});

test("a masked phone number shows the first three and last four digits", () => {
  expect(maskedPhone("13800138000")).toBe("138****8000");
});
