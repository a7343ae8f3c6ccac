import { z } from "zod";
import { INVALID } from "@/lib/http/envelope";
import { messageForm } from "./message-form";
import { NOT_IN_LINE } from "./message-rules";
import { emptyIsAbsent, idInput, wholeNumber, wholeNumberOr } from "@/lib/http/params";
import { ORDER_NUMBER } from "./order";
import { MAX_NOTE, MAX_PROJECT, MOST_PIECES, SHARED_TOKEN } from "./cart-limits";

const MAX_CODE = 100;

const line = (most: number) =>
  z
    .string(INVALID)
    .trim()
    .refine((value) => !NOT_IN_LINE.test(value) && [...value].length <= most, INVALID)
    .meta({ maxLength: most });

const pieces = { minimum: 1, maximum: MOST_PIECES };
const code = line(MAX_CODE).describe("这款产品的型号代码，怎么写都可以；没有则为空");
const note = line(MAX_NOTE).describe("备注");
const flag = wholeNumber({ minimum: 0, maximum: 1 })
  .transform((value) => value === 1)
  .describe("是否随询价单提交：1 是，0 否");

/** The form that adds a product. */
export const lineForm = z.object({
  product_id: idInput("产品的编号").shape.id,
  quantity: wholeNumberOr(1, pieces).describe("数量"),
  code: code.default(""),
  note: note.default(""),
});

/** Changes of a line; missing fields stay unchanged. */
export const lineChanges = z.object({
  quantity: z.preprocess(emptyIsAbsent, wholeNumber(pieces).optional()).describe("数量"),
  code: code.optional(),
  note: note.optional(),
  checked: flag.optional(),
});

export const projectForm = z.object({ project: line(MAX_PROJECT) });

export const copyForm = z.object({ copy: z.string(INVALID).regex(SHARED_TOKEN, INVALID) });

export const filesForm = z.object({
  number: z.string(INVALID).regex(ORDER_NUMBER, INVALID).or(z.literal("")).default(""),
});

export const checkedForm = z.object({ checked: flag });

/** The delivery address, with the rules of messages. */
export const addressForm = messageForm.pick({ name: true, phone: true, addres: true });

/** The form that sends a list, which replaces `about`. */
export const orderForm = messageForm.omit({ about: true });

export type LineForm = z.infer<typeof lineForm>;
export type LineChanges = z.infer<typeof lineChanges>;
export type OrderForm = z.infer<typeof orderForm>;
