import { REPLY } from "@/lib/members/return-address";
import { queryText } from "@/lib/links/filters";
import type { PostKind } from "./rules";

/** The pages of the board (SPEC §2). */
export const SPEAK = "/Speak";
export const SPEAK_REPLY = "/SpeakReply";
export const STICK_REPLY = "/StickReply";
export const POSTED = "/Posted";
/** The target of the forms of these pages; it redirects back. */
export const POSTED_SEND = "/Posted/send";
export const REPLY_CHANGE = "/Reply/change";

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const known = new URLSearchParams();
  for (const name of Object.keys(query).sort())
    if (query[name] !== undefined && query[name] !== "") known.set(name, String(query[name]));
  return known.size > 0 ? `${path}?${queryText(known)}` : path;
};

/** The page of a question or note. */
export const postHref = ({ kind, id }: { kind: PostKind; id: number }) =>
  withQuery(kind === "speak" ? SPEAK_REPLY : STICK_REPLY, { id });

/** The view of the board. */
export type BoardChoice = {
  kind: PostKind;
  product?: number | undefined;
  type?: number | undefined;
  answered?: 0 | 1 | undefined;
  searched?: string;
};

export const boardHref = ({ kind, product, type, answered, searched }: BoardChoice, page = 1) =>
  withQuery(SPEAK, {
    kind: kind === "stick" ? "notes" : undefined,
    ...{ product, type, answered, q: searched },
    page: page > 1 ? page : undefined,
  });

/** The purpose of a form: a question, optionally about a product, a note, or a reply. */
export type Writing = { kind: PostKind; product?: number | undefined } | { reply: PostKind; id: number };

export const postedHref = (writing: Writing, fault?: string) =>
  "reply" in writing
    ? withQuery(POSTED, { [writing.reply]: writing.id, fault })
    : withQuery(POSTED, {
        kind: writing.kind === "stick" ? "note" : undefined,
        product: writing.product,
        fault,
      });

export const replyHref = (query: { result?: string; page?: number } = {}) =>
  withQuery(REPLY, {
    result: query.result,
    page: query.page !== undefined && query.page > 1 ? query.page : undefined,
  });
