import { beforeEach, expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import type { CaseChoice } from "@/lib/cases/choice";
import {
  chosenCases,
  countCaseChoices,
  listCaseCards,
  listCasesOfProducts,
  similarCases,
} from "./case-cards";

const HOSPITAL = [10, 2026, "medical", "harmonics,monitoring", "1×800 kVA变压器", "LH-A 50 A 2台"] as const;
const SCHOOL = [11, 2025, "education", "harmonics", "4栋教学楼", "LH-B 1台"] as const;

beforeEach(() => {
  const store = emptyStore();
  store.exec(`INSERT INTO categories (id, name) VALUES (33, '补偿');
    INSERT INTO products (id, type, title, model) VALUES (1, 33, '补偿柜', 'LH-A'), (2, 33, '滤波器', 'LH-B');
    INSERT INTO cases (id, type, title, image, sort) VALUES (10, 27, '甲', '/a.webp', 3), (11, 27, '乙', '', 2),
      (12, 27, '丙', '', 1), (13, 29, '丁', '', 9);
    INSERT INTO case_products ("case", product) VALUES (10, 2), (10, 1), (11, 2);`);
  const facts = store.prepare("INSERT INTO case_facts VALUES (?, ?, ?, ?, ?, ?, '澜州', '400')");
  for (const row of [HOSPITAL, SCHOOL]) facts.run(...row);
  store.exec(
    `INSERT INTO case_figures VALUES (10, 1, 'THDi', '31', '6.5', '%'), (10, 0, '功率因数', '0.86', '0.90', '')`,
  );
});

const first = { type: 27, page: 1, limit: 12 };
const titles = (choice: object) => listCaseCards({ ...first, ...choice }).items.map(({ title }) => title);

test("a case has its products and facts, figures in the editors' order with their digits", () => {
  const { items, total } = listCaseCards(first);
  expect(total).toBe(3);
  expect(items[0]).toMatchObject({
    title: "甲",
    products: [
      { id: 1, title: "补偿柜" },
      { id: 2, title: "滤波器" },
    ],
    facts: {
      year: 2026,
      industry: "medical",
      problems: ["harmonics", "monitoring"],
      figures: [
        { name: "功率因数", before: "0.86", after: "0.90", unit: "" },
        { name: "THDi", before: "31", after: "6.5", unit: "%" },
      ],
    },
  });
});

test("a case without facts has no products and no facts", () => {
  expect(listCaseCards(first).items[2]).toMatchObject({ title: "丙", products: [], facts: undefined });
});

test("a list shows the cases of the chosen industry and problem", () => {
  expect(titles({ industry: "medical" })).toEqual(["甲"]);
  expect(titles({ problem: "harmonics" })).toEqual(["甲", "乙"]);
  expect(titles({ industry: "education", problem: "monitoring" })).toEqual([]);
  expect(listCaseCards({ ...first, limit: 1, page: 2, problem: "harmonics" })).toMatchObject({
    items: [{ title: "乙" }],
    total: 2,
  });
});

test("the register can be filtered by each of its columns", () => {
  expect(chosenCases({ town: "澜州", year: "2025" }).map(({ title }) => title)).toEqual(["乙"]);
  expect(chosenCases({ voltage: "10000" })).toEqual([]);
});

const countsOf = (choice: CaseChoice) => {
  const { industry, problem, year } = countCaseChoices(choice, 27);
  return Object.fromEntries([...industry, ...problem, ...year]);
};

test("each option counts the cases that it would show, with the other filters unchanged", () => {
  expect(countsOf({})).toEqual({
    medical: 1,
    education: 1,
    harmonics: 2,
    monitoring: 1,
    2025: 1,
    2026: 1,
  });
  expect(countsOf({ industry: "education" })).toEqual({
    medical: 1,
    education: 1,
    harmonics: 1,
    2025: 1,
  });
});

test("cases of a product are those with a picture, up to a limit", () => {
  expect(listCasesOfProducts([2], 3).map(({ title }) => title)).toEqual(["甲"]);
  expect(listCasesOfProducts([], 3)).toEqual([]);
});

/** 甲; 乙 is similar by its problem, 丙 by its product. */
function likeCases() {
  const store = emptyStore();
  store.exec(`INSERT INTO categories (id, name) VALUES (33, '补偿');
    INSERT INTO products (id, type, title, model) VALUES (1, 33, '补偿柜', 'LH-A');
    INSERT INTO cases (id, type, title, image, sort) VALUES (10, 27, '甲', '', 3), (11, 27, '乙', '', 2), (12, 27, '丙', '', 1);
    INSERT INTO case_products ("case", product) VALUES (10, 1), (12, 1);`);
  const facts = store.prepare("INSERT INTO case_facts VALUES (?, 2026, ?, ?, '', '', '澜州', '400')");
  for (const row of [
    [10, "medical", "safety"],
    [11, "education", "safety"],
    [12, "metals", "metering"],
  ])
    facts.run(...row);
  return store;
}

const likeFirst = () => {
  const [card] = chosenCases({ industry: "medical" });
  return card && similarCases(card, 4).map(({ title }) => title);
};

test("of similar cases, one with the same product comes before one with the same problem", () => {
  likeCases();
  expect(likeFirst()).toEqual(["丙", "乙"]);
});

test("a case of the same solution comes before one with the same product", () => {
  likeCases().exec(`INSERT INTO solutions (id, type, title, image) VALUES (20, 25, '方案', '');
    INSERT INTO solution_cases (solution, "case", place) VALUES (20, 10, 0), (20, 11, 1);`);
  expect(likeFirst()).toEqual(["乙", "丙"]);
});
