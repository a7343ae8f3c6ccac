import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { harmonics, kvar, meter } from "@/db/testing/tools";
import { testContentStore } from "@/db/testing/store";
import { TOOLS, toolOf } from "@/lib/links/tools";
import type { Field } from "@/lib/tools/fields";
import { HARMONICS_FIELDS } from "@/lib/tools/harmonics/fields";
import { KVAR_FIELDS } from "@/lib/tools/kvar/fields";
import { MODES } from "@/lib/tools/kvar/load-fields";
import { METER_FIELDS } from "@/lib/tools/meter/fields";
import { getProduct } from "./product-details";

beforeAll(() => void testContentStore());
afterAll(closeStore);

/** What hostile visitors and broken clients send, and the ends of every range. */
const STRANGE = [
  "",
  " ",
  "-5",
  "0",
  "1e300",
  "NaN",
  "Infinity",
  "abc",
  "１２０",
  "1,000",
  "9".repeat(500),
  "<b>",
  "0x10",
  "1e-9",
  "\u0000",
  "null",
  "--1",
  "1.2.3",
];

function inputs(field: Field): string[] {
  if (field.kind === "choice") return [...field.options.map(({ value }) => value), "strange"];
  return [String(field.min), String(field.max), String((field.min + field.max) / 2), ...STRANGE];
}

const finite = (value: unknown): boolean => {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "string") return !/NaN|Infinity|undefined|null|\[object/.test(value);
  return typeof value !== "object" || value === null || Object.values(value).every(finite);
};

describe.each([
  ["kvar", KVAR_FIELDS, kvar],
  ["harmonics", HARMONICS_FIELDS, harmonics],
  ["meter", METER_FIELDS, meter],
] as const)("%s answers anything", (_name, fields, ask) => {
  test("each field with any input: a finite result, or a message at that field", () => {
    for (const field of fields)
      for (const value of inputs(field)) {
        const { faults, answer } = ask({ [field.name]: value });
        expect(finite(answer), `${field.name}=${value}`).toBe(true);
        const said = Object.entries(faults);
        expect(said.length > 0, `${field.name}=${value}`).toBe(answer === undefined);
        for (const [, sentence] of said) expect(sentence).toMatch(/[\u4e00-\u9fff]/);
      }
  });

  test("random inputs, within and beyond their ranges, never give an invalid number", () => {
    let seed = 42;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    let answered = 0;
    for (let round = 0; round < 400; round++) {
      // Of many loads together, few are small enough for their transformer.
      const scale = 10 ** (-5 * random());
      const query = Object.fromEntries(
        fields.map((field) => {
          if (field.kind === "choice")
            return [field.name, field.options[Math.floor(random() * field.options.length)]?.value ?? ""];
          const { min, max, isOptional } = field;
          const part = random() ** 3 * (isOptional ? scale : 1);
          return [field.name, random() < 0.02 ? "-1" : (min + (max - min) * part).toFixed(4)];
        }),
      );
      const { answer } = ask(query);
      if (answer) answered++;
      expect(finite(answer), JSON.stringify(query)).toBe(true);
    }
    expect(answered).toBeGreaterThan(100);
  });
});

test("every way of entering the load gives its own answer at once", () => {
  const said = MODES.map(({ value }) => kvar({ mode: value }).answer?.summary);
  expect(new Set(said).size).toBe(MODES.length);
  expect(said).not.toContain(undefined);
});

test.each([1001, 1002, 1003, 1004, 1005, 1008, 1011, 1012, 1014])(
  "the calculator offered by product %s finds this product",
  (product) => {
    const query = new URL(toolOf(getProduct(product)!)?.href ?? "", "http://x").searchParams;
    const { answer } = kvar(Object.fromEntries(query));
    expect(answer?.matches.map(({ id }) => id)).toContain(product);
  },
);

test("a product's page offers its own calculator, else its category's, else its family's", () => {
  const of = (product: number) => toolOf(getProduct(product)!)?.href;
  expect(of(1001)).toBe("/tools/kvar?h=5");
  expect(of(1002)).toBe("/tools/kvar?h=20&react=0&sn=");
  expect(of(1004)).toBe("/tools/kvar?duty=unbalanced&h=5");
  expect(of(1012)).toBe("/tools/kvar?order=3&react=14");
  expect(of(1011)).toBe("/tools/kvar?react=7");
  expect(of(1008)).toBe("/tools/kvar?u=10000");
  expect(of(1028)).toBe(TOOLS.harmonics.href);
  expect(of(1059)).toBe("/tools/meter?mount=rail");
  expect(of(1018)).toBeUndefined();
});
