import { describe } from "./page-metadata";

type Words = Record<"title" | "model" | "basicfunction" | "applicationscope", string>;

/** What the page of a product is called. */
export const productTitle = ({ title, model }: Pick<Words, "title" | "model">) =>
  [title, model].filter(Boolean).join(" ");

/** What search engines are told that it is. */
export const productDescription = ({
  basicfunction,
  applicationscope,
}: Pick<Words, "basicfunction" | "applicationscope">) =>
  describe([basicfunction, applicationscope].filter(Boolean).join(" 适用于"));
