import { z } from "zod";
import { type CheckedField, faultOf, MESSAGE_MAX, MESSAGE_TEXT } from "./message-rules";

const { invalid } = MESSAGE_TEXT;

const checked = (field: CheckedField, missing: string) =>
  z
    .string(missing)
    .trim()
    .superRefine((value, context) => {
      const message = faultOf(field, value);
      if (message) context.addIssue({ code: "custom", message });
    });

/** The consultation message as it arrives; faults are reported in this order. */
export const messageForm = z.object({
  name: checked("name", MESSAGE_TEXT.name),
  phone: checked("phone", MESSAGE_TEXT.phone),
  addres: checked("addres", MESSAGE_TEXT.addres),
  sex: z
    .string(invalid)
    .trim()
    .pipe(z.enum(["", "0", "1"], invalid))
    .transform((value) => value || "0")
    .default("0"),
  email: checked("email", MESSAGE_TEXT.email).default(""),
  content: checked("content", invalid).default(""),
  /** The form's own id: the same token again stores nothing new. */
  token: z.string(invalid).trim().max(MESSAGE_MAX.token, invalid).default(""),
  /** A field that people do not see and leave empty. */
  website: z.string(invalid).default(""),
});

export type MessageForm = z.infer<typeof messageForm>;
