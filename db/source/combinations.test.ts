import { expect, test } from "vitest";
import { content } from "@/db/testing/content";
import { combinationsOf } from "./combinations";

const dictionary = new Map(content.parameters.map((entry) => [entry.key, entry]));

/** The combinations of these parameters of a product in the test content. */
const together = (id: number, ...keys: string[]) =>
  content.products
    .filter((product) => product.id === id)
    .flatMap((product) => combinationsOf(product, dictionary))
    .filter((one) => keys.every((key) => one.has(key)))
    .map((one) => keys.map((key) => one.get(key)));

test.each<[what: string, id: number, keys: string[], expected: (number | string)[][]]>([
  [
    "a rule of the order code",
    1013,
    ["capacitor-voltage", "reactance-rate"],
    [
      [480, 7],
      [525, 14],
    ],
  ],
  [
    "what stands in another line with each capacity",
    1022,
    ["rated-capacity", "rated-current"],
    [
      [30, 43],
      [50, 72],
      [75, 108],
      [100, 144],
    ],
  ],
  [
    "what a choice sets in another line",
    1061,
    ["current-input", "active-energy"],
    [
      ["0.015-0.075(6) A", "C级（0.5S级）"],
      ["0.2-0.5(60) A", "B级（1级）"],
    ],
  ],
])(
  "a filter by two parameters finds combinations by %s, without any written by editors",
  (_what, id, keys, expected) => expect(together(id, ...keys)).toEqual(expected),
);

test("parameters with every pair available are not restricted", () =>
  expect(together(1022, "rated-capacity", "wiring")).toEqual([]));

test("combinations written by editors override those of the order code", () => {
  const product = content.products.find(({ id }) => id === 1022);
  if (!product) throw new Error("1022 is gone");
  const combinations = [{ "rated-capacity": 30, "rated-current": 72 }];
  expect(combinationsOf({ ...product, combinations }, dictionary)).toEqual([
    new Map(Object.entries(combinations[0] ?? {})),
  ]);
});
