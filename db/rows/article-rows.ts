import type { Content } from "@/db/source/shapes";
import { caseFactRows } from "./case-rows";
import { solutionRows } from "./solution-rows";
import { table, type Table } from "./table";

/** Solutions, cases, news and the questions that the board begins with. */
export function articleRows(content: Content): Table[] {
  return [
    table(
      "solutions",
      content.solutions.map(({ images, ...rest }) => {
        const { brief: _brief, figures: _figures, diagram: _diagram, cases: _cases, ...solution } = rest;
        return { ...solution, images: images.join(",") };
      }),
    ),
    table(
      "cases",
      content.cases.map(({ id, type, sort, title, image, caption, createtime }) => ({
        id,
        type,
        sort,
        title,
        image,
        caption,
        createtime,
      })),
    ),
    table(
      "case_products",
      content.cases.flatMap(({ id, products }) => products.map((product) => ({ case: id, product }))),
      ["case", "product"],
    ),
    ...caseFactRows(content),
    ...solutionRows(content),
    table("news", content.news),
    table(
      "questions",
      content.questions.map(({ product = 0, links, ...rest }) => ({
        ...rest,
        product,
        links: JSON.stringify(links),
      })),
    ),
  ];
}
