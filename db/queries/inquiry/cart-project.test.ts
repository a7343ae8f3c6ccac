import { beforeEach, expect, test } from "vitest";
import { addList, listableProducts, sendList } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { changeCart } from "./cart-changes";
import { setCartProject } from "./cart-project";
import { getCartProject, listCartLines } from "./carts";
import { getOrder } from "./orders";

beforeEach(() => {
  emptyStore();
  listableProducts();
});

const counted = { visitor: "", network: "" };

test("a project name is sent with the list, and stays with the rest of the list", async () => {
  const cart = await addList();
  await setCartProject(cart, "澜州二期", counted);
  const [first] = listCartLines(cart);
  const lines = new Map([[first?.id ?? 0, { checked: false }]]);
  await changeCart(cart, { lines, remove: undefined, check: undefined, isPartial: true }, counted);
  const number = await sendList(cart);
  expect(getOrder(number)?.project).toBe("澜州二期");
  expect(getCartProject(cart)).toBe("澜州二期");
  await changeCart(cart, { lines: new Map(), remove: undefined, check: true, isPartial: true }, counted);
  const last = await sendList(cart, { content: "其余" });
  expect(getOrder(last)?.project).toBe("澜州二期");
  expect(getCartProject(cart)).toBe("");
});
