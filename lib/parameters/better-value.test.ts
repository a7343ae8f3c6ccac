import { expect, test } from "vitest";
import { bestOf } from "./better-value";
import type { Parameter, Value } from "./parameter";
import { value } from "./test-values";

const figure = (number: number, condition = "") => [value({ min: number, max: number, condition })];
const span = (min: number | null, max: number | null) => [value({ min, max })];
const choice = (name: string) => [value({ choice: name })];
const best = (better: Parameter["better"], products: Value[][], choices: string[] = []) =>
  bestOf({ better, choices }, products);

test("less, more, wider and narrower compare guaranteed figures and ranges", () => {
  expect(best("less", [span(null, 10), span(null, 20), span(null, 10)])).toEqual([true, false, true]);
  expect(best("more", [span(95, null), figure(97)])).toEqual([false, true]);
  expect(best("more", [span(null, 2000), span(null, 4000)])).toEqual([false, true]);
  expect(best("wider", [span(-25, 55), span(-40, 70)])).toEqual([false, true]);
  expect(best("narrower", [span(-5, 10), span(-5, 5)])).toEqual([false, true]);
});

test("for choices, the earlier one in the dictionary is better", () => {
  expect(best("earlier", [choice("0.5级"), choice("0.2级")], ["0.2级", "0.5级"])).toEqual([false, true]);
});

test("a product without a value is neither better nor worse", () => {
  expect(best("less", [figure(3), [], figure(2)])).toEqual([false, false, true]);
  expect(best("less", [figure(3), []])).toEqual([false, false]);
});

test("nothing is marked if values cannot be compared", () => {
  expect(best("", [figure(3), figure(2)]), "the dictionary knows no better").toEqual([false, false]);
  expect(best("less", [figure(3), figure(3)]), "the same").toEqual([false, false]);
  expect(best("less", [figure(3, "1 s"), figure(2, "0.1 s")]), "another condition").toEqual([false, false]);
  expect(best("less", [[...figure(3), ...figure(1)], figure(2)]), "one of several").toEqual([false, false]);
  expect(best("wider", [span(-40, 55), span(-25, 70)]), "each is wider at one end").toEqual([false, false]);
  expect(best("less", [[value({ min: 3, max: 3, optional: true })], figure(4)]), "to be ordered").toEqual([
    false,
    false,
  ]);
});
