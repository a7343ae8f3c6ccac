import { z } from "zod";
import { orderCodeShape } from "@/lib/order-code/shape";
import { titled } from "./entry-shapes";
import { item, line } from "./line-shapes";
import { combinationShape, productParameterShape, productTablesShape } from "./parameter-shapes";
import { createtime, id, image, optionalLine, rich, sort, times } from "./record-shapes";
import { drawingShape, listShape, roleShape, toolShape } from "./trait-shapes";

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
/** Set by a category for all its products, or by a product for itself. */
const traits = {
  drawing: drawingShape.optional(),
  role: roleShape.optional(),
  tool: toolShape.optional(),
};
export const category = z.strictObject({
  id,
  pid: z.int("上级编号要写成整数").min(0),
  name: line,
  sort,
  ...traits,
  closing: titled.optional(),
  list: listShape.optional(),
  typeinfo: typeinfo.optional(),
});
export const product = z.strictObject({
  id,
  type: id,
  sort,
  title: line.max(100, "标题不超过 100 字"),
  model: optionalLine,
  /** An example, and the scheme of all codes. */
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
  /** Its use, for a product in no solution. */
  usage: optionalLine,
  maincontent: rich,
  wirecontent: rich,
  parameters: z.array(productParameterShape).default([]),
  combinations: z.array(combinationShape).default([]),
  tables: productTablesShape.default({}),
  /** The day since when it is discontinued, and its successor. */
  discontinued: z
    .strictObject({ since: z.iso.date("停产日期要写成 2026-01-31 的样子"), successor: id.optional() })
    .optional(),
  createtime,
  ...times,
});
