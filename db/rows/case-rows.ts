import type { Content } from "@/db/source/shapes";
import type { Table } from "./table";

/** The facts of cases, which belong to their case: it changes when they do. */
export function caseFactRows({ cases }: Content): Table[] {
  const known = cases.flatMap(({ id, facts }) => (facts ? [{ id, ...facts }] : []));
  return [
    {
      name: "case_facts",
      key: ["case"],
      owner: "cases",
      rows: known.map(({ id, figures: _figures, problems, ...facts }) => ({
        case: id,
        ...facts,
        problems: problems.join(","),
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
