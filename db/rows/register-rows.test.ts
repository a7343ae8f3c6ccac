import { expect, test } from "vitest";
import { content } from "@/db/testing/content";
import { blocksOf } from "./register-rows";

test("optional registers are marked, with series of the product's length", () => {
  const [family] = content.registers;
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

test("a product shows its own ranges and notes, and the rates that it has", () => {
  const family = structuredClone(content.registers.find(({ id }) => id === 3));
  const link = family?.blocks.find(({ id }) => id === "link");
  const baud = link?.registers.find(({ symbol }) => symbol === "BAUD");
  if (!family || !baud) throw new Error("the registers are gone");
  baud.rates = true;
  const blocks = blocksOf(family, {
    product: 1018,
    blocks: [
      "link",
      { id: "control", own: { PFSET: { min: 0.9, max: 0.99 }, MODE: { note: "在面板上投切" } } },
    ],
    rtu: { address: 1, baudRates: [2400, 38_400], baudRate: 2400, formats: ["8N1"] },
  });
  const shown = blocks.flatMap(({ registers }) => registers);
  const of = (symbol: string) => shown.find((register) => register.symbol === symbol);
  expect(of("BAUD")).toMatchObject({ min: 2400, max: 38_400 });
  expect(of("PFSET")).toMatchObject({ min: 0.9, max: 0.99 });
  expect(of("MODE")?.note).toBe("在面板上投切");
});
