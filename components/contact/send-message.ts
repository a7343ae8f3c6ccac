import { callApi, callWithHeaders, Refusal, sentenceOf } from "@/components/ui/call-api";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import { type About, aboutLines, type Line } from "@/lib/inquiry/message-about";
import { ATTACHMENTS } from "@/lib/inquiry/attachment-rules";
import { MESSAGE_TEXT, NUMBER_HEADER } from "@/lib/inquiry/message-rules";
import { sentLines } from "@/components/cart/sent-lines";

export type Outcome = {
  tone: "success" | "danger";
  text: string;
  /** Already shown as a toast, so the status line is not announced again. */
  isSaid: boolean;
  /** For a stored message: its number and its contents. */
  sent?: { number: number | undefined; lines: Line[] };
  /** For a sent list: its receipt page. */
  receipt?: string;
};

/** Sends the form, with the subject it was opened for. */
export type Send = (
  fields: URLSearchParams,
  about: About | undefined,
  files: readonly File[],
) => Promise<Outcome>;

const SUCCESS = { tone: "success", text: MESSAGE_TEXT.success, isSaid: true } as const;

const orFault =
  (send: Send): Send =>
  async (fields, about, files) => {
    try {
      return await send(fields, about, files);
    } catch (reason) {
      if (reason instanceof Refusal) return { tone: "danger", text: reason.message, isSaid: true };
      return { tone: "danger", text: await sentenceOf(reason), isSaid: false };
    }
  };

/** Multipart if there are attachments, else form-encoded. */
function withFiles(fields: URLSearchParams, files: readonly File[]): URLSearchParams | FormData {
  if (files.length === 0) return fields;
  const form = new FormData();
  fields.forEach((value, name) => form.append(name, value));
  for (const file of files) form.append(ATTACHMENTS, file);
  return form;
}

export const sendMessage = orFault(async (fields, about, files) => {
  const { headers } = await callWithHeaders("/api/Message/add", withFiles(fields, files));
  const lines = sentLines(fields, about ? aboutLines(about) : [], files);
  return { ...SUCCESS, sent: { number: Number(headers.get(NUMBER_HEADER)) || undefined, lines } };
});

/** The same with the visitor's list as the subject. */
export const sendList = orFault(async (fields, _about, files) => {
  const { number } = await callApi<{ number: string }>("/api/orders", withFiles(fields, files));
  return { ...SUCCESS, receipt: `${RECEIPT}/${number}` };
});
