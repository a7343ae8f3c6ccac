import { z } from "zod";
import { messageForm } from "@/lib/inquiry/message-form";
import { INVALID } from "@/lib/http/envelope";
import { CODE_LENGTH, isMemberName, NAME_LENGTH } from "./rules";

const { phone } = messageForm.shape;

/** The form that requests a code. */
export const codeForm = z.object({ phone });

export const loginForm = z.object({
  phone,
  code: z
    .string(INVALID)
    .trim()
    .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), INVALID)
    .describe(`短信里的 ${CODE_LENGTH} 位验证码`),
  name: z
    .string(INVALID)
    .trim()
    .refine((value) => value === "" || isMemberName(value), INVALID)
    .default("")
    .meta({
      maxLength: NAME_LENGTH.most,
      description: `称呼，${NAME_LENGTH.least} 至 ${NAME_LENGTH.most} 字，显示在以后发布的内容旁边；不填则由本站取一个，已有的不变`,
    }),
});

export type LoginForm = z.infer<typeof loginForm>;

export const logoutForm = z.object({
  all: z
    .string(INVALID)
    .trim()
    .pipe(z.enum(["", "0", "1"], INVALID))
    .transform((value) => value === "1")
    .prefault("0")
    .meta({ enum: ["0", "1"], description: "是否退出所有设备：1 是，0 否" }),
});

/** What happens to a member's texts when the account is deleted. */
const TEXTS = ["keep", "erase"] as const;
export type TextsOfDeleted = (typeof TEXTS)[number];

export const deleteForm = z.object({
  texts: z.enum(TEXTS, INVALID).describe("发布过的内容：keep 保留，不再显示称呼；erase 一并删除"),
});
