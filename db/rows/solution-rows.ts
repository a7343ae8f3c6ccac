import type { Content } from "@/db/source/shapes";
import type { Table } from "./table";

/** What belongs to a solution beside its own row: figures and diagram, and cases in the editors' order. */
export const solutionRows = ({ solutions }: Content): Table[] => [
  {
    name: "solution_sheets",
    key: ["solution"],
    rows: solutions.flatMap(({ id, figures, diagram }) =>
      figures.length > 0 || diagram
        ? [
            {
              solution: id,
              figures: JSON.stringify(figures),
              diagram: diagram ? JSON.stringify(diagram) : "",
            },
          ]
        : [],
    ),
    owner: "solutions",
  },
  {
    name: "solution_cases",
    key: ["solution", "place"],
    rows: solutions.flatMap(({ id, cases }) =>
      cases.map((example, place) => ({ solution: id, case: example, place })),
    ),
    owner: "solutions",
  },
];
