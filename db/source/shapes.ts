import { z } from "zod";
import { aboutShape, cloudShape } from "@/db/queries/company/pages";
import { calculationShape, equipmentShape } from "@/db/queries/articles/case-sheets";
import { caseFactsShape } from "./case-shapes";
import { briefShape, figuresShape } from "@/db/queries/articles/solution-sheets";
import { oneLineShape } from "@/lib/one-line/shape";
import { orderCodeShape } from "@/lib/order-code/shape";
import { POST_CONTENT, REPLY_CONTENT, TITLE } from "@/lib/board/rules";
import { isWriting, plainWriting } from "@/lib/board/text";
import { BANNER_SIDES } from "@/lib/constants";
import { SUBJECTS } from "@/lib/links/articles";
import { cell, item, line } from "./line-shapes";
import {
  combinationShape,
  parameterShape,
  productParameterShape,
  productTablesShape,
} from "./parameter-shapes";
import { registerFamilyShape } from "./register-shapes";
import { SITE_DOCUMENTS } from "./site-shapes";
import { closingShape, drawingShape, listShape, roleShape, toolShape } from "./trait-shapes";

const optionalLine = cell.default("");
const rich = z.string("要写成文字").default("");
const id = z.int("编号要写成整数").positive("编号要大于 0");
const sort = z.int("排序号要写成整数").default(0);
/** China time. */
const createtime = z
  .string("要写明时间")
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, "时间要写成 2026-01-31 09:30:00 的样子")
  .refine((value) => !Number.isNaN(Date.parse(`${value.replace(" ", "T")}+08:00`)), "没有这个时间");
/** A picture's name in db/content/pictures.json, e.g. `products/lh-zcs-1`. */
const image = line;

const typeinfo = z.strictObject({
  title: line,
  description: optionalLine,
  measure: optionalLine,
  metering: optionalLine,
  display: optionalLine,
  communicatetype: optionalLine,
  optional: optionalLine,
  suit: optionalLine,
  image,
  maincontent: rich,
});
/** What a category says for all its products, and a product for itself. */
const traits = {
  drawing: drawingShape.optional(),
  role: roleShape.optional(),
  tool: toolShape.optional(),
};
const category = z.strictObject({
  id,
  pid: z.int("上级编号要写成整数").min(0),
  name: line,
  sort,
  ...traits,
  closing: closingShape.optional(),
  list: listShape.optional(),
  typeinfo: typeinfo.optional(),
});
const product = z.strictObject({
  id,
  type: id,
  sort,
  title: line.max(100, "标题不超过 100 字"),
  model: optionalLine,
  /** An example, and how all of them are made. */
  ordercode: optionalLine,
  code: orderCodeShape.optional(),
  ...traits,
  standards: z.array(item).default([]),
  images: z.array(image).min(1, "至少要有一张图片"),
  displaymode: optionalLine,
  basicfunction: optionalLine,
  optionalfunction: optionalLine,
  shapesize: optionalLine,
  openingsize: optionalLine,
  Installationmethod: optionalLine,
  deepin: optionalLine,
  applicationscope: optionalLine,
  /** Where it is used, of a product that no solution uses. */
  usage: optionalLine,
  maincontent: rich,
  wirecontent: rich,
  parameters: z.array(productParameterShape).default([]),
  combinations: z.array(combinationShape).default([]),
  tables: productTablesShape.default({}),
  /** Made no longer since this day, and what is made instead. */
  discontinued: z
    .strictObject({ since: z.iso.date("停产日期要写成 2026-01-31 的样子"), successor: id.optional() })
    .optional(),
  createtime,
});
const solution = z.strictObject({
  id,
  type: id,
  sort,
  title: line,
  image,
  images: z.array(image).length(3, "轮播要有三张图片"),
  brief: briefShape.optional(),
  maincontent: rich,
  figures: figuresShape.default([]),
  diagram: oneLineShape.optional(),
  /** Those in which it was carried out, the nearest first. */
  cases: z.array(id).default([]),
  createtime,
});
const example = z.strictObject({
  id,
  type: id,
  sort,
  title: line,
  image,
  caption: line,
  products: z.array(id).default([]),
  facts: caseFactsShape.optional(),
  /** What only its own page tells. */
  maincontent: rich,
  equipment: equipmentShape.default([]),
  diagram: oneLineShape.optional(),
  calculation: calculationShape.optional(),
  createtime,
});
/** Ids of members' questions begin above. */
const MOST_QUESTION = 99_999;
const written = (least: number, most: number) =>
  z
    .string("要写成文字")
    .refine(
      (text) => text === plainWriting(text) && isWriting(text, { least, most }),
      `要写 ${least} 至 ${most} 字，前后没有空白`,
    );
const question = z.strictObject({
  id: id.max(MOST_QUESTION, `编号不超过 ${MOST_QUESTION}`),
  title: line.max(TITLE.most, `标题不超过 ${TITLE.most} 字`),
  content: written(POST_CONTENT.least, POST_CONTENT.most),
  answer: written(REPLY_CONTENT.least, REPLY_CONTENT.most),
  product: id.optional(),
  family: id,
  links: z
    .array(z.strictObject({ href: line.startsWith("/", "链接要写站内地址，以 / 开头"), label: line }))
    .default([]),
  createtime,
});
const article = z.strictObject({
  id,
  type: id,
  sort,
  title: line,
  image,
  maincontent: rich,
  subject: z
    .enum(Object.keys(SUBJECTS), `题目类别要写 ${Object.keys(SUBJECTS).join("、")} 之一`)
    .or(z.literal(""))
    .default(""),
  author: optionalLine,
  createtime,
});
const day = z.iso.date("日期要写成 2026-01-31 的样子");
const honour = z.strictObject({
  id,
  type: id,
  sort,
  tilte: line,
  image,
  number: line,
  scope: line,
  issuer: line,
  /** Of a patent: the day it was applied for. */
  applied: day.optional(),
  issued: day,
  expires: day.optional(),
  /** Of software. */
  version: line.optional(),
  createtime,
});
const gallery = z.strictObject({ id, sort, title: line, image, createtime });
const leader = gallery.extend({
  /** Who came, what for, what they were shown, and the news about it. */
  visit: z
    .strictObject({
      guest: line.max(16, "来访者不超过 16 字"),
      subject: line.max(16, "事由不超过 16 字"),
      shown: line.max(30, "看了什么不超过 30 字"),
      article: id.optional(),
    })
    .optional(),
});
const banner = gallery.extend({
  /** What the home page says and links to under the title. */
  text: z
    .strictObject({
      sentence: line.max(40, "一句话不超过 40 字"),
      label: line.max(12, "链接文字不超过 12 字"),
      href: line.startsWith("/", "链接要写站内地址，以 / 开头"),
      side: z.enum(BANNER_SIDES, "文字的一侧写 left 或 right"),
    })
    .optional(),
});

/** Nouns of db/content of which each thing has a file of its own, called by its id. */
export const RECORDS = {
  categories: category,
  products: product,
  registers: registerFamilyShape,
  solutions: solution,
  cases: example,
  news: article,
  questions: question,
  honours: honour,
  factory: gallery,
  leaders: leader,
  banners: banner,
};

/** Those that are one document. */
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
