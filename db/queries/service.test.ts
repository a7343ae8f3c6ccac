import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { FAMILY_IDS } from "@/lib/catalog";
import { questions } from "@/lib/faq/questions";
import { faqData } from "@/lib/seo/faq-data";
import { type FaultKind, faultKinds, faultKindsOf } from "@/lib/service/fault-codes";
import { partGroups } from "@/lib/service/spare-parts";
import { shippedStore } from "@/db/test-store";
import { getCategoryPath } from "./categories";
import { getProduct } from "./products";

// Codes and parts are held against the catalogue as it is now: they tell of its products.
beforeAll(() => void shippedStore());
afterAll(closeStore);

const MODEL = /LH-[A-Z\d]+(?:-[A-Z\d]+)*/g;
/** Bits that say what a device does, not that something is wrong. */
const NO_FAULT = /投入$|^风机运行$/;

const models = () => new Set(sharedStore().prepare("SELECT model FROM products").pluck().all() as string[]);
const familyOf = (product: number) => getCategoryPath(getProduct(product)?.type ?? 0)[0]?.id;
const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

/** The places of the bits that a code stands for. */
function bitsOf(code: string): number[] {
  const [first = Number.NaN, last = first] = [...code.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const registerOf = ({ product, symbol }: FaultKind["registers"][number]) =>
  getProduct(product)
    ?.registers?.blocks.flatMap(({ registers }) => registers)
    .find((register) => register.symbol === symbol);

describe.each(faultKinds)("the fault codes of $name", ({ registers, ...kind }) => {
  test("are told once each, with cause, remedy and when to call", () => {
    expect(repeated(kind.codes.map(({ code }) => code))).toEqual([]);
    for (const { code, meaning, cause, remedy, call } of kind.codes)
      expect([code, [meaning, cause, remedy, call].includes("")]).toEqual([code, false]);
  });

  test("belong to products that there are, of the families named", () => {
    expect(repeated(kind.products)).toEqual([]);
    expect(new Set(kind.products.map(familyOf))).toEqual(new Set(kind.families));
    for (const { products = [] } of kind.codes)
      expect(kind.products).toEqual(expect.arrayContaining(products));
  });

  test("say what the bits of the registers say, every fault of them", () => {
    for (const register of registers) {
      const { name, bits = [] } = registerOf(register) ?? {};
      expect(name).toBe(register.name);
      const own = kind.codes.filter(({ code }) => code.startsWith(register.prefix));
      for (const { code, meaning } of own)
        for (const bit of bitsOf(code))
          expect([code, meaning]).toEqual([
            code,
            expect.stringContaining((bits[bit] ?? "no such bit").replace(/^[ABC]相|\d/g, "")),
          ]);
      const faults = bits.flatMap((bit, at) => (NO_FAULT.test(bit) ? [] : [at]));
      expect(own.flatMap(({ code }) => bitsOf(code))).toEqual(faults);
    }
  });
});

test("the kinds of devices have anchors of their own", () => {
  expect(repeated(faultKinds.map(({ id }) => id))).toEqual([]);
  for (const { id } of faultKinds) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test("each kind says first how to make the device safe", () => {
  for (const { name, safety } of faultKinds)
    expect([name, safety]).toEqual([name, expect.stringMatching(/断开|停电|停机|短接|取下/)]);
});

/** Things and states that are called by the word; what is left of it is the act. */
const DISCHARGE_NOUN = /放电(?:指示|线圈|棒|器件|声|电阻)/g;

test("no instruction lets anybody discharge what was not found dead", () => {
  const told = [
    ...faultKinds.flatMap(({ safety, codes }) => [safety, ...codes.map(({ remedy }) => remedy)]),
    ...partGroups.flatMap(({ parts }) => parts.map(({ remark }) => remark)),
    ...questions.map(({ answer }) => answer),
  ];
  const steps = told.flatMap((text) => text.replace(DISCHARGE_NOUN, "").split(/[。；]/));
  const acts = steps.filter((step) => step.includes("放电"));
  expect(acts.length).toBeGreaterThan(20);
  expect(acts.filter((step) => !/验(?:电|明|无电).*放电/.test(step))).toEqual([]);
  expect(acts.filter((step) => !/等待.*验/.test(step))).toEqual([]);
});

test("whoever works inside a converter or on a sampling fuse finds it dead before", () => {
  const remedy = (kind: string, code: string) =>
    faultKinds.find(({ id }) => id === kind)?.codes.find((fault) => fault.code === code)?.remedy;
  for (const code of ["F04", "F06", "F08", "F09", "F10", "A01"])
    expect([code, remedy("svg-apf", code)]).toEqual([code, expect.stringMatching(/断电.*等待.*验电.*放电/)]);
  expect(remedy("controller", "A01")).toMatch(/断电、验电后/);
});

test("a reversed current transformer is told from too many capacitors", () => {
  const answer = questions.find(({ id }) => id === "wrong-power-factor")?.answer;
  expect(answer).toMatch(/反而向 1 靠近[^；]*极性接反；[^；]*更超前，是确实过补/);
});

test("whoever opens a unit's own breaker is told that its supply side is live", () => {
  const answer = questions.find(({ id }) => id === "replace-unit")?.answer;
  const safety = faultKinds.find(({ id }) => id === "smart-capacitor")?.safety;
  for (const told of [answer, safety]) expect(told).toMatch(/微断的进线端子仍.*带电.*断开.*上级/);
});

test("spare parts are of products that there are, and what is itself a product is one", () => {
  for (const { name, products, part, place } of partGroups.flatMap(({ parts }) => parts)) {
    for (const product of [...products, ...(part === undefined ? [] : [part])])
      expect([name, product, getProduct(product)?.id]).toEqual([name, product, product]);
    expect(["现场", "返厂"]).toContain(place);
  }
});

test("every model that a text names is one of the catalogue", () => {
  const known = models();
  const text = JSON.stringify([faultKinds, partGroups, questions]);
  const unknown = [...text.matchAll(MODEL)].flatMap(([model]) => (known.has(model) ? [] : [model]));
  // The series of sensors and breakers are named by their beginnings.
  expect(unknown.filter((name) => ![...known].some((model) => model.startsWith(name)))).toEqual([]);
});

test("each family has at least four questions, each question an anchor of its own and a family that there is", () => {
  expect(repeated(questions.map(({ id }) => id))).toEqual([]);
  for (const { id } of questions) expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
  for (const family of [...FAMILY_IDS, 0])
    expect(questions.filter((question) => question.family === family).length).toBeGreaterThanOrEqual(4);
  expect(questions.filter(({ family }) => ![...FAMILY_IDS, 0].includes(family))).toEqual([]);
});

test("the devices of a family lead to their codes", () => {
  expect(faultKindsOf(41).map(({ id }) => id)).toEqual(["svg-apf", "phase-switch"]);
  expect(faultKindsOf(0)).toEqual([]);
});

test("search engines read each question with its whole answer", () => {
  const [first] = questions;
  expect(faqData(questions).mainEntity).toHaveLength(questions.length);
  expect(faqData(questions).mainEntity).toContainEqual({
    "@type": "Question",
    name: first?.question,
    acceptedAnswer: { "@type": "Answer", text: first?.answer },
  });
});
