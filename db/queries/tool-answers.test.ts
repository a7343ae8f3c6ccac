import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { migrateUntil } from "@/db/test-migrations";
import { TOOLS, toolOf } from "@/lib/routes/tools";
import type { Candidate } from "@/lib/tools/candidate";
import { type Field, type Raw, rawOf } from "@/lib/tools/fields";
import { harmonicsAnswer } from "@/lib/tools/harmonics/answer";
import { HARMONICS_FIELDS } from "@/lib/tools/harmonics/fields";
import { kvarAnswer } from "@/lib/tools/kvar/answer";
import { KVAR_FIELDS, MODES } from "@/lib/tools/kvar/fields";
import { meterAnswer } from "@/lib/tools/meter/answer";
import { METER_FIELDS } from "@/lib/tools/meter/fields";
import { getCategoryPath } from "./categories";
import { listCandidates } from "./tool-candidates";

// The catalogue as it was then: what editors change does not change what a test expects.
beforeAll(() => migrateUntil("0020_certificates"));
afterAll(closeStore);

const all = () =>
  listCandidates("smart", "cabinet", "detuned", "filter", "high-voltage", "svg", "apf").map(
    ({ candidate }): Candidate => candidate,
  );
const meters = () =>
  listCandidates("meter", "transformer").map(({ candidate, product }) => ({
    ...candidate,
    wirings: [{ name: "wiring", caption: product.title, alt: "", width: 1, height: 1 }],
  }));

const kvar = (query: Raw) => kvarAnswer(rawOf(KVAR_FIELDS, query), all());
const harmonics = (query: Raw) => harmonicsAnswer(rawOf(HARMONICS_FIELDS, query), all());
const meter = (query: Raw) => meterAnswer(rawOf(METER_FIELDS, query), meters());
const models = ({ answer }: ReturnType<typeof kvar>) => answer?.matches.map(({ model }) => model);

describe("the products that fit are those of the catalogue", () => {
  test("detuned units of the voltage and reactor for a polluted network, as many as reach the order", () => {
    const { answer } = kvar({ p: "100", pf1: "0.70", pf2: "0.95", h: "30" });
    expect(answer?.summary).toContain("69.15 kvar");
    const unit = answer?.matches.find(({ model }) => model === "LH-XCS-7");
    expect(unit).toMatchObject({ code: "LH-XCS/480-30-7%", amount: "2 台 × 50 kvar" });
    expect(unit?.reason).toContain("480 V、7% 电抗");
    expect(answer?.matches.map(({ model }) => model)).not.toContain("LH-XCS-14");
  });

  test("units without reactor for a clean one, 14 % for the third order, cabinets for 10 kV", () => {
    expect(models(kvar({ h: "5" }))).toContain("LH-ZCS");
    expect(models(kvar({ h: "5" }))).not.toContain("LH-ZCF");
    expect(models(kvar({ h: "40", order: "3" }))).toContain("LH-XCS-14");
    const high = kvar({ u: "10000", p: "3000", sn: "10000" });
    expect(models(high)).toContain("LH-GYZ");
    expect(models(high)).not.toContain("LH-GBJ");
  });

  test("a cabinet is ordered with the reactor's ratio, a filter is tuned instead", () => {
    const { answer } = kvar({});
    const reasonOf = (asked: string) => answer?.matches.find(({ model }) => model === asked)?.reason;
    expect(reasonOf("LH-GBJ")).toContain("电抗率 7%");
    expect(reasonOf("LH-GXT")).toContain("支路按实测谐波调谐");
    expect(reasonOf("LH-GXT")).not.toContain("电抗率");
  });

  test("generators stand first where the load moves fast", () => {
    expect(models(kvar({ duty: "fast" }))?.[0]).toMatch(/^LH-SVG/);
    expect(models(kvar({ h: "5" }))?.some((model) => model.startsWith("LH-SVG"))).toBe(false);
  });

  test("active filters by their current, the fewest pieces first", () => {
    const { answer } = harmonics({});
    const rating = Number(/≥ (\d+)/.exec(answer?.figures[2]?.text ?? "")?.[1]);
    expect(rating).toBeGreaterThan(100);
    const [first] = answer?.matches ?? [];
    const [, count, size] = /^(\d+) 台 × (\d+) A/.exec(first?.amount ?? "") ?? [];
    expect(Number(count) * Number(size)).toBeGreaterThanOrEqual(rating);
    expect(first?.model).toBe("LH-APF-G");
  });

  test("meters by current, class and place, with a transformer of the ratio", () => {
    const { answer } = meter({ x: "30", mount: "rail" });
    expect(answer?.figures[0]?.text).toBe("三相四线，直接接入");
    expect(meter({}).answer?.summary).toContain("250/5 A × 3");
  });
});

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
  test("each field with anything in it: a finite result, or a sentence at that field", () => {
    for (const field of fields)
      for (const value of inputs(field)) {
        const { faults, answer } = ask({ [field.name]: value });
        expect(finite(answer), `${field.name}=${value}`).toBe(true);
        const said = Object.entries(faults);
        expect(said.length > 0, `${field.name}=${value}`).toBe(answer === undefined);
        for (const [, sentence] of said) expect(sentence).toMatch(/[\u4e00-\u9fff]/);
      }
  });

  test("fields at random, within and beyond their ranges: never anything that is no number", () => {
    let seed = 42;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    let answered = 0;
    for (let round = 0; round < 400; round++) {
      const query = Object.fromEntries(
        fields.map((field) => {
          if (field.kind === "choice")
            return [field.name, field.options[Math.floor(random() * field.options.length)]?.value ?? ""];
          const { min, max } = field;
          return [field.name, random() < 0.02 ? "-1" : (min + (max - min) * random() ** 3).toFixed(4)];
        }),
      );
      const { answer } = ask(query);
      if (answer) answered++;
      expect(finite(answer), JSON.stringify(query)).toBe(true);
    }
    expect(answered).toBeGreaterThan(100);
  });
});

test("every way of knowing the load gives an answer of its own at once", () => {
  const said = MODES.map(({ value }) => kvar({ mode: value }).answer?.summary);
  expect(new Set(said).size).toBe(MODES.length);
  expect(said).not.toContain(undefined);
});

test("a product's page offers the calculator of its family, its fields preset", () => {
  const of = (category: number) => toolOf(getCategoryPath(category))?.href;
  expect(of(202)).toBe(TOOLS.kvar.href);
  expect(of(211)).toBe("/tools/kvar?react=7");
  expect(of(208)).toBe("/tools/kvar?u=10000");
  expect(of(225)).toBe(TOOLS.harmonics.href);
  expect(of(250)).toBe("/tools/meter?mount=rail");
  expect(of(261)).toBeUndefined();
});
