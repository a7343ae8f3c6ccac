import { z } from "zod";
import { calculationShape, equipmentShape } from "@/db/queries/articles/case-sheets";
import { briefShape, figuresShape } from "@/db/queries/articles/solution-sheets";
import { SUBJECTS } from "@/lib/links/articles";
import { oneLineShape } from "@/lib/one-line/shape";
import { caseFactsShape } from "./case-shapes";
import { line } from "./line-shapes";
import { createtime, id, image, optionalLine, rich, sort, times } from "./record-shapes";

export const solution = z.strictObject({
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
  /** Cases that carried it out, the best match first. */
  cases: z.array(id).default([]),
  createtime,
  ...times,
});
export const example = z.strictObject({
  id,
  type: id,
  sort,
  title: line,
  image,
  caption: line,
  products: z.array(id).default([]),
  facts: caseFactsShape.optional(),
  /** Only shown on its own page. */
  maincontent: rich,
  equipment: equipmentShape.default([]),
  diagram: oneLineShape.optional(),
  calculation: calculationShape.optional(),
  createtime,
  ...times,
});
export const article = z.strictObject({
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
  ...times,
});
