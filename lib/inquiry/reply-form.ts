import { z } from "zod";
import { INVALID } from "@/lib/http/envelope";
import { idInput } from "@/lib/http/params";
import { ORDER_NUMBER } from "./order";
import { MAX_REPLY_WORDS, REPLY_KINDS, type ReplyKind } from "./quotation";

/** A customer's reply to a quotation, as posted by the forms of the receipt. */
export const replyForm = z.object({
  number: z.string(INVALID).regex(ORDER_NUMBER, INVALID),
  quotation: idInput("报价的编号").shape.id,
  kind: z.enum(Object.keys(REPLY_KINDS) as [ReplyKind, ...ReplyKind[]], INVALID),
  words: z
    .string(INVALID)
    .trim()
    .transform((value) => value.replace(/\r\n?/g, "\n"))
    .refine((value) => [...value].length <= MAX_REPLY_WORDS, INVALID)
    .default(""),
});
