import { expect, test } from "vitest";
import { readContent } from "@/db/source/read-content";
import { blocksOf } from "./register-rows";

test("optional registers are marked, with series of the product's length", () => {
  const [family] = readContent("db/test-content").registers;
  if (!family) throw new Error("the registers are gone");
  const blocks = [
    { id: "digital-inputs", optional: true as const },
    { id: "harmonic-orders", count: 30 },
  ];
  const [inputs, orders] = blocksOf(family, { product: 1, blocks });
  expect(inputs?.title).toBe("开关量输入（选配）");
  expect(orders).toMatchObject({
    title: "各次谐波含有率",
    registers: Array(6).fill({ series: { count: 30 } }),
  });
});
