import { columnOf } from "@/db/source/trait-shapes";
import { caseFactRows } from "./case-rows";
import { factRows } from "./fact-rows";
import { parameterRows } from "./parameter-rows";
import { traitRows } from "./product-traits";
import { registerRows } from "./register-rows";
import { solutionRows } from "./solution-rows";
import type { Content } from "@/db/source/shapes";
import type { Row, Table } from "./table";

const table = (name: string, rows: Row[], key = ["id"]): Table => ({ name, key, rows });

/** The content as rows of the store, parents before children. */
export function contentRows(content: Content): Table[] {
  const { dictionary, ofProducts } = parameterRows(content);
  return [
    table(
      "categories",
      content.categories.map(({ id, pid, name, sort }) => ({ id, pid, name, sort })),
    ),
    table(
      "typeinfos",
      content.categories.flatMap(({ id, typeinfo }) => (typeinfo ? [{ id, ...typeinfo }] : [])),
    ),
    dictionary,
    table(
      "products",
      content.products.map(({ images, standards, ...rest }) => {
        const {
          parameters: _parameters,
          tables: _tables,
          code: _code,
          combinations: _combinations,
          ...own
        } = rest;
        const { discontinued: _discontinued, drawing: _drawing, role: _role, tool: _tool, ...product } = own;
        return {
          ...product,
          standards: standards.join(","),
          images: images.join(","),
        };
      }),
    ),
    table("product_traits", traitRows(content), ["product"]),
    table(
      "category_closings",
      content.categories.flatMap(({ id, closing }) => (closing ? [{ category: id, ...closing }] : [])),
      ["category"],
    ),
    table(
      "category_lists",
      content.categories.flatMap(({ id, list }) =>
        list
          ? [
              {
                category: id,
                columns: list.columns ? JSON.stringify(list.columns.map(columnOf)) : "",
                elsewhere: list.elsewhere?.text ?? "",
                target: list.elsewhere?.category ?? null,
              },
            ]
          : [],
      ),
      ["category"],
    ),
    ...ofProducts,
    ...factRows(content),
    registerRows(content),
    table(
      "discontinued_products",
      content.products.flatMap(({ id, discontinued }) =>
        discontinued
          ? [{ product: id, since: discontinued.since, successor: discontinued.successor ?? null }]
          : [],
      ),
      ["product"],
    ),
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
    table(
      "honours",
      content.honours.map(({ id, type, sort, tilte, image, createtime }) => ({
        id,
        type,
        sort,
        tilte,
        image,
        createtime,
      })),
    ),
    table(
      "certificates",
      content.honours.map(({ id, number, scope, issuer, issued, ...rest }) => {
        const { applied = "", expires = "", version = "" } = rest;
        return { honour: id, number, scope, issuer, applied, issued, expires, version };
      }),
      ["honour"],
    ),
    table(
      "factory",
      content.factory.map(({ work = "", ...room }) => ({ ...room, work })),
    ),
    table(
      "leaders",
      content.leaders.map(
        ({ visit: { guest = "", subject = "", shown = "", article = null } = {}, ...rest }) => ({
          ...rest,
          ...{ guest, subject, shown, article },
        }),
      ),
    ),
    table(
      "banners",
      content.banners.map(({ text: _text, ...banner }) => banner),
    ),
    table(
      "banner_texts",
      content.banners.flatMap(({ id, text }) => (text ? [{ banner: id, ...text }] : [])),
      ["banner"],
    ),
    table(
      "pages",
      [
        { slug: "about", content: JSON.stringify(content.about) },
        { slug: "cloud", content: JSON.stringify(content.cloud) },
      ],
      ["slug"],
    ),
  ];
}
