import { picturePath } from "@/lib/pictures";
import { caseFactRows } from "./case-rows";
import { parameterRows } from "./parameter-rows";
import { traitRows } from "./product-traits";
import { registerRows } from "./register-rows";
import { solutionRows } from "./solution-rows";
import type { Content } from "./shapes";
import type { Row, Table } from "./table";

const path = (name: string): string => picturePath(name) ?? name;
const paths = (names: string[]) => names.map(path).join(",");
const rich = (html: string) =>
  html.replace(
    /(<img\b[^>]*?\bsrc=")([^"]*)"/g,
    (_, before: string, name: string) => `${before}${path(name)}"`,
  );

/** A page's JSON with its picture names and rich texts as the store holds them. */
const page = (content: object) =>
  JSON.stringify(content, (key, value: unknown) => {
    if (typeof value !== "string") return value;
    if (key === "image") return path(value);
    return key === "html" ? rich(value) : value;
  });

const table = (name: string, rows: Row[], key = ["id"]): Table => ({ name, key, rows });

/** The content as rows of the store, parents before children. */
export function contentRows(content: Content): Table[] {
  const pictured = <Item extends { image: string }>(items: Item[]) =>
    items.map((item) => ({ ...item, image: path(item.image) }));
  const { dictionary, ofProducts } = parameterRows(content);
  return [
    table(
      "categories",
      content.categories.map(({ id, pid, name, sort }) => ({ id, pid, name, sort })),
    ),
    table(
      "typeinfos",
      content.categories.flatMap(({ id, typeinfo }) =>
        typeinfo
          ? [{ id, ...typeinfo, image: path(typeinfo.image), maincontent: rich(typeinfo.maincontent) }]
          : [],
      ),
    ),
    dictionary,
    table(
      "products",
      content.products.map(({ images, standards, maincontent, wirecontent, ...rest }) => {
        const { parameters: _parameters, tables: _tables, code: _code, ...own } = rest;
        const { discontinued: _discontinued, drawing: _drawing, role: _role, tool: _tool, ...product } = own;
        return {
          ...product,
          standards: standards.join(","),
          images: paths(images),
          maincontent: rich(maincontent),
          wirecontent: rich(wirecontent),
        };
      }),
    ),
    table("product_traits", traitRows(content), ["product"]),
    table(
      "category_closings",
      content.categories.flatMap(({ id, closing }) => (closing ? [{ category: id, ...closing }] : [])),
      ["category"],
    ),
    ...ofProducts,
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
      pictured(content.solutions).map(({ images, maincontent, ...rest }) => {
        const { figures: _figures, diagram: _diagram, cases: _cases, ...solution } = rest;
        return { ...solution, images: paths(images), maincontent: rich(maincontent) };
      }),
    ),
    table(
      "cases",
      pictured(content.cases).map(({ id, type, sort, title, image, caption, createtime }) => ({
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
    table(
      "news",
      pictured(content.news).map(({ maincontent, ...article }) => ({
        ...article,
        maincontent: rich(maincontent),
      })),
    ),
    table(
      "honours",
      pictured(content.honours).map(({ id, type, sort, tilte, image, createtime }) => ({
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
    table("factory", pictured(content.factory)),
    table("leaders", pictured(content.leaders)),
    table(
      "banners",
      pictured(content.banners).map(({ text: _text, ...banner }) => banner),
    ),
    table(
      "banner_texts",
      content.banners.flatMap(({ id, text }) => (text ? [{ banner: id, ...text }] : [])),
      ["banner"],
    ),
    table(
      "pages",
      [
        { slug: "about", content: page(content.about) },
        { slug: "cloud", content: page(content.cloud) },
      ],
      ["slug"],
    ),
  ];
}
