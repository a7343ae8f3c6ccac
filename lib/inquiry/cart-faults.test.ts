import { expect, test } from "vitest";
import { cartHref, readCartFaults } from "./cart-faults";

test("faults are passed in the address without loss", () => {
  const faults = [{ line: 12, fault: "code" as const }, { fault: "nothing" as const }];
  const href = cartHref(faults);
  expect(href).toBe("/cart?fault=12:code,nothing");
  expect(readCartFaults(new URLSearchParams(href.split("?")[1]).get("fault") ?? "")).toEqual(faults);
});

test.each(["", "12:", "x", "<b>:code", "12:code:x", "0:code", "constructor", "1".repeat(20) + ":code"])(
  "an address with %j has no faults",
  (value) => expect(readCartFaults(value)).toEqual([]),
);

test("an inquiry list with many faults still has a valid address", () => {
  const faults = Array.from({ length: 100 }, (_, at) => ({
    line: 10 ** 14 + at,
    fault: "quantity" as const,
  }));
  expect(cartHref(faults).length).toBeLessThan(600);
});
