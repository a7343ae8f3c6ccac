import { describe } from "./page-metadata";

type Words = Record<"title" | "model" | "basicfunction" | "applicationscope", string>;

/** The title of a product's page. */
export const productTitle = ({ title, model }: Pick<Words, "title" | "model">) =>
  [title, model].filter(Boolean).join(" ");

/** The description of a product for search engines. */
export const productDescription = ({
  basicfunction,
  applicationscope,
}: Pick<Words, "basicfunction" | "applicationscope">) =>
  describe([basicfunction, applicationscope].filter(Boolean).join(" 适用于"));
