import { expect, test } from "vitest";
import { content } from "@/db/testing/content";
import { ownFaults } from "./register-own";

test("an editor is told of own ranges and notes that the family does not have", () => {
  const family = content.registers.find(({ id }) => id === 3);
  if (!family) throw new Error("the registers are gone");
  const faultsOf = (own: Record<string, { min?: number; max?: number; note?: string }>) =>
    ownFaults(family, { product: 1018, blocks: ["link", { id: "control", own }] });
  expect(faultsOf({ MODUS: { note: "手动" } })).toEqual(["分块「control」里没有 MODUS"]);
  expect(faultsOf({ PFSET: { min: 0.7 } })).toEqual(["PFSET 的 0.7~1 不在系列的 0.8~1 之内"]);
  expect(faultsOf({ PFSET: { min: 0.9, max: 0.99 }, MODE: { note: "手动" } })).toEqual([]);
});
