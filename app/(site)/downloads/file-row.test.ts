import { beforeAll, expect, test } from "vitest";
import { getProduct } from "@/db/queries/products/product-details";
import { testContentStore } from "@/db/testing/store";
import { fileRow } from "./file-row";

beforeAll(() => {
  testContentStore();
});

/** The text for a product with this interface and without a register table, under a new id. */
function saidOf(id: number, choice: string) {
  const product = getProduct(1013);
  if (!product) throw new Error("no product 1013");
  const way = { key: "communication", min: null, max: null, choice, condition: "" };
  return fileRow({ ...product, id, values: [way] }).withoutRegisters;
}

test("a product without a register table says how else it can be read, or that it cannot", () => {
  expect(saidOf(1, "RS485")).toBe("按项目索取");
  expect(saidOf(2, "级联RJ45")).toBe("见LH-CK200");
  expect(saidOf(3, "无对外通信")).toBe("无对外通信");
});
