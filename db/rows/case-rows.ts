import type { Content } from "@/db/source/shapes";
import type { Table } from "./table";

/** The facts and sheets of cases, which belong to their case: it changes when they do. */
export function caseFactRows({ cases }: Content): Table[] {
  const known = cases.flatMap(({ id, facts }) => (facts ? [{ id, ...facts }] : []));
  return [
    {
      name: "case_facts",
      key: ["case"],
      owner: "cases",
      rows: known.map(({ id, figures: _figures, problems, voltage = "", ...facts }) => ({
        case: id,
        ...facts,
        voltage,
        problems: problems.join(","),
      })),
    },
    {
      name: "case_sheets",
      key: ["case"],
      owner: "cases",
      rows: cases
        .filter(({ maincontent, equipment }) => maincontent !== "" || equipment.length > 0)
        .map(({ id, maincontent, equipment, diagram, calculation }) => ({
          case: id,
          maincontent,
          equipment: JSON.stringify(equipment),
          diagram: diagram ? JSON.stringify(diagram) : "",
          calculation: calculation ? JSON.stringify(calculation) : "",
        })),
    },
    {
      name: "case_figures",
      key: ["case", "place"],
      owner: "cases",
      rows: known.flatMap(({ id, figures }) =>
        figures.map(({ name, before = "", after, unit = "" }, place) => ({
          case: id,
          place,
          name,
          before,
          after,
          unit,
        })),
      ),
    },
  ];
}
