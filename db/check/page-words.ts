import type { Content } from "@/db/source/shapes";
import { describe } from "@/lib/seo/page-metadata";
import { productDescription, productTitle } from "@/lib/seo/product-words";
import type { Finding } from "./finding";

/** Title and description of the page of a record. */
export type PageWords = Pick<Finding, "file" | "id"> & {
  title: string;
  description: string;
  /** The fields from which the description is made. */
  field: string;
};

type Article = { id: number; title: string; maincontent: string };

const articles = (file: "news" | "solutions", list: Article[]): PageWords[] =>
  list.map(({ id, title, maincontent }) => ({
    file,
    id,
    title,
    description: describe(maincontent) || title,
    field: "maincontent",
  }));

/** The pages of products, news, solutions and questions, with the same words as their routes in app/. */
export const pageWords = ({ products, news, solutions, questions }: Content): PageWords[] => [
  ...products.map((product) => ({
    file: "products" as const,
    id: product.id,
    title: productTitle(product),
    description: productDescription(product),
    field: "basicfunction",
  })),
  ...articles("news", news),
  ...articles("solutions", solutions),
  ...questions.map(({ id, title, content }) => ({
    file: "questions" as const,
    id,
    title,
    description: describe(content),
    field: "content",
  })),
];
