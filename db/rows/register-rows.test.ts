import { expect, test } from "vitest";
import { readContent } from "@/db/source/read-content";
import { blocksOf } from "./register-rows";

test("registers that a product has only as an extra are called so, with series as long as they are in it", () => {
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
