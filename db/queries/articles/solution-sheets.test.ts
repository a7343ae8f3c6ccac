import { beforeEach, expect, test } from "vitest";
import { db } from "@/db/client";
import { sharedStore } from "@/db/connection";
import { cases, solutionCases, solutions, solutionSheets } from "@/db/schema-cases";
import { emptyStore } from "@/db/testing/store";
import { listCasesOfSolution } from "./case-cards";
import { getSolutionSheet } from "./solution-sheets";

const figures = [{ label: "目标功率因数", value: "≥0.95" }];
const diagram = {
  sections: [{ name: "母线", incoming: [[{ kind: "grid" }]], feeders: [[{ kind: "load", text: "照明" }]] }],
};

beforeEach(() => {
  emptyStore();
  db()
    .insert(solutions)
    .values([1, 2].map((id) => ({ id, type: 17, title: `方案${id}` })))
    .run();
  db()
    .insert(cases)
    .values([11, 12, 13].map((id) => ({ id, type: 27, title: `案例${id}` })))
    .run();
});

test("a solution shows changed figures and diagram at the next request", () => {
  expect(getSolutionSheet(1)).toEqual({ figures: [], diagram: undefined });
  db()
    .insert(solutionSheets)
    .values({ solution: 1, figures: JSON.stringify(figures), diagram: JSON.stringify(diagram) })
    .run();
  expect(getSolutionSheet(1)).toEqual({ figures, diagram });
  sharedStore().exec("UPDATE solution_sheets SET diagram = ''");
  expect(getSolutionSheet(1)).toEqual({ figures, diagram: undefined });
  expect(getSolutionSheet(2)).toEqual({ figures: [], diagram: undefined });
});

test("a solution's cases are in the editors' order", () => {
  db()
    .insert(solutionCases)
    .values([
      { solution: 1, case: 13, place: 0 },
      { solution: 1, case: 11, place: 1 },
      { solution: 2, case: 12, place: 0 },
    ])
    .run();
  expect(listCasesOfSolution(1).map(({ id }) => id)).toEqual([13, 11]);
  expect(listCasesOfSolution(2).map(({ title }) => title)).toEqual(["案例12"]);
  expect(listCasesOfSolution(3)).toEqual([]);
});
