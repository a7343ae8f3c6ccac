import { z } from "zod";
import { TASK_ICONS } from "@/lib/links/quick-tasks";
import { TOOLS } from "@/lib/links/tools";
import { UNIT_NAMES } from "@/lib/parameters/units";
import { PRODUCT_PARTS } from "@/lib/search/product-parts";
import { anchor, byId, distinct, href, ids } from "./entry-shapes";
import { line } from "./line-shapes";
import { id } from "./record-shapes";

const question = z.strictObject({
  id: anchor,
  question: line,
  asked: z.array(line),
  answer: line,
  family: z.int("产品线编号要写成整数").min(0),
  link: z.strictObject({ href, label: line }),
});

/** A plain path: no query, no double slash, no trailing slash (server/plain-path.ts). */
const from = z
  .string("要写成文字")
  .regex(/^(?:\/[\w%~-][\w%.~-]*)+$/, "要写成 /detail/3001 的样子，不带参数");
const to = z.string("要写成文字").regex(/^\/[\x21-\x7e]+$/, "要写成本站以 / 开头的地址，汉字要编码");
const redirect = z.union(
  [z.strictObject({ from, to }), z.strictObject({ from, gone: z.literal(true) })],
  "要写成 { from, to } 或 { from, gone: true }，地址以 / 开头，旧地址不带参数",
);

const words = z.array(line).min(1, "至少写一个词");
/** Words that refer to a page only as the whole query. */
const whole = words.optional();
const ofProduct = z.enum(PRODUCT_PARTS, `只能写 ${PRODUCT_PARTS.join("、")}`).optional();
const place = z.union(
  [
    z.strictObject({ tool: z.enum(Object.keys(TOOLS)), words, whole, ofProduct }),
    z.strictObject({ href, label: line, text: line, words, whole, ofProduct }),
  ],
  `要写成 { tool, words } 或 { href, label, text, words }，tool 写 ${Object.keys(TOOLS).join("、")} 之一`,
);

const task = z.strictObject({
  name: line,
  icon: z.enum(TASK_ICONS, `图标只能写 ${TASK_ICONS.join("、")}`),
  ways: z.array(z.strictObject({ category: id, text: line })).min(1, "至少要有一类产品"),
});

/** A generic type designation: its letters, their meaning, and the units of the figures after them. */
const designation = z.strictObject({
  begins: z
    .array(line.regex(/^[A-Z][A-Z\d.-]*$/, "要写成大写字母、数字，例如 BSMJ"))
    .min(1, "至少写一种型号"),
  means: line,
  figures: z.array(z.enum(["", ...UNIT_NAMES], "只能写参数用的单位；不用的数字写成空")),
});

/** English technical terms in lower case, and the Chinese terms of this site. */
const englishWord = z.strictObject({
  english: z
    .array(line.regex(/^[a-z]+(?: [a-z]+)*$/, "要写成小写英文单词，词间一个空格，例如 capacitor bank"))
    .min(1, "至少写一个英文词"),
  means: line,
});

/** How visitors find things: search vocabulary, old addresses, and entry points by task and parameter. */
export const FINDING_DOCUMENTS = {
  "site/questions": byId(question),
  "site/synonyms": z.array(z.array(line).min(2, "一行至少两个词"), "要写成一个列表"),
  /** Synonyms of parameter names. */
  "site/parameter-words": z.array(z.strictObject({ parameter: line, words }), "要写成一个列表"),
  "site/designations": z.array(designation, "要写成一个列表"),
  "site/english-words": z.array(englishWord, "要写成一个列表"),
  /** The categories that a word refers to: a search for it finds their products, whatever their titles. */
  "site/subjects": z.array(
    z.strictObject({ words, categories: ids.min(1, "至少写一个分类") }),
    "要写成一个列表",
  ),
  "site/terms": distinct(line, (term) => term),
  "site/redirects": z.array(redirect, "要写成一个列表"),
  "site/places": z.array(place, "要写成一个列表"),
  "site/tasks": z.array(task, "要写成一个列表"),
  /** Keys of the parameters that filter all products (`/product_centers`, `/products`). */
  "site/finder": distinct(line, (key) => key),
  /** Keys of the parameters that no product of a category can have, with exceptions. */
  "site/not-applicable": z.array(
    z.strictObject({
      category: id,
      keys: z.array(line).min(1, "至少写一个参数"),
      /** For a text parameter: the labels of the lines concerned, such as 电抗绕组. */
      labels: z.array(line).min(1, "至少写一行的名称").optional(),
      except: ids.min(1, "至少写一款产品").optional(),
    }),
    "要写成一个列表",
  ),
};
