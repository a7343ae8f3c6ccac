import type { Content } from "@/db/source/shapes";
import type { Table } from "./table";

const nameOf = ({ title, model }: Content["products"][number]) =>
  `${title.replace(/（[^（）]*）/g, "")} ${model}`;

/** Devices by what they are and their models, so that a list of solutions needs no products. */
const shownBrief = (
  { devices, ...words }: NonNullable<Content["solutions"][number]["brief"]>,
  products: Content["products"],
) => ({
  ...words,
  devices: devices.flatMap((device) => {
    const product = products.find(({ id }) => id === device);
    return product ? [nameOf(product)] : [];
  }),
});

/** What belongs to a solution beside its own row: brief, figures and diagram, and cases in the editors' order. */
export const solutionRows = ({ solutions, products }: Content): Table[] => [
  {
    name: "solution_sheets",
    key: ["solution"],
    rows: solutions.flatMap(({ id, brief, figures, diagram }) =>
      brief || figures.length > 0 || diagram
        ? [
            {
              solution: id,
              brief: brief ? JSON.stringify(shownBrief(brief, products)) : "",
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
