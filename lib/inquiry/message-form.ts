import { z } from "zod";
import { type CheckedField, faultOf, MESSAGE_MAX, MOBILE } from "./message-rules";
import type { FieldFault } from "@/lib/http/field-fault";

// Error messages of the schemas are codes, which lib/http/posted.ts turns into sentences.
const invalid = "invalid" satisfies FieldFault;

const checked = (field: CheckedField, missing: FieldFault) =>
  z
    .string(missing)
    .trim()
    .superRefine((value, context) => {
      const message = faultOf(field, value);
      if (message) context.addIssue({ code: "custom", message });
    })
    .meta(field === "phone" ? { pattern: MOBILE.source } : { maxLength: MESSAGE_MAX[field] });

/**
 * The input of a consultation message; faults are reported in the order of the fields. `meta` and `describe` are for the API
 * document.
 */
export const messageForm = z.object({
  name: checked("name", "name").meta({ minLength: 1, description: "姓名" }),
  phone: checked("phone", "phone").describe("11 位中国大陆手机号码"),
  addres: checked("addres", "addres").meta({
    minLength: 1,
    description: "联系地址（字段名如此拼写）",
  }),
  sex: z
    .string(invalid)
    .trim()
    .pipe(z.enum(["", "0", "1"], invalid))
    .transform((value) => value || "0")
    .prefault("0")
    .meta({ enum: ["0", "1"], description: "称谓：0 先生，1 女士" }),
  email: checked("email", "email").default("").describe("邮箱"),
  content: checked("content", invalid).default("").describe("咨询内容，可以换行"),
  about: checked("about", invalid)
    .transform((value) => value.replace(/\r\n?/g, "\n"))
    .default("")
    .describe("咨询的产品、型号代码与所在页面"),
  /** Identifies one submission: repeating it stores nothing new. */
  token: z
    .string(invalid)
    .trim()
    .max(MESSAGE_MAX.token, invalid)
    .default("")
    .describe("这条留言自己的编号，由调用方随机产生：网络不好时带着它重发，不会重复留言"),
  /** A honeypot: hidden from people, filled in by robots. */
  website: z.string(invalid).default(""),
});

export type MessageForm = z.infer<typeof messageForm>;
