import { z } from "zod";
import { aboutShape, cloudShape } from "@/db/queries/company/pages";
import { banner, honour, leader, room } from "./company-shapes";
import { parameterShape } from "./parameter-shapes";
import { category, product } from "./product-shapes";
import { question } from "./question-shapes";
import { registerFamilyShape } from "./register-shapes";
import { SITE_DOCUMENTS } from "./site-shapes";
import { article, example, solution } from "./article-shapes";

/** Nouns of db/content with one file per record, named by its id. */
export const RECORDS = {
  categories: category,
  products: product,
  registers: registerFamilyShape,
  solutions: solution,
  cases: example,
  news: article,
  questions: question,
  honours: honour,
  factory: room,
  leaders: leader,
  banners: banner,
};

/** Nouns with a single file. */
export const DOCUMENTS = {
  parameters: z.array(parameterShape),
  about: aboutShape,
  cloud: cloudShape,
  ...SITE_DOCUMENTS,
};

export type RecordName = keyof typeof RECORDS;
export type DocumentName = keyof typeof DOCUMENTS;
export type Name = RecordName | DocumentName;
export type Content = { [Noun in RecordName]: z.infer<(typeof RECORDS)[Noun]>[] } & {
  [Document in DocumentName]: z.infer<(typeof DOCUMENTS)[Document]>;
};
