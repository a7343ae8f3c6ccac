import type { NotWritten, Written } from "@/db/queries/board/writing";
import { getPost } from "@/db/queries/board/thread";
import { getOwnPost } from "@/db/queries/board/own";
import { personalIn } from "@/lib/board/personal";
import { BOARD_TEXT, type PostKind } from "@/lib/board/rules";
import { fail, NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";
import type { Page, PageRequest } from "@/lib/links/paging";
import { listData } from "@/lib/links/paging";
import { memberOf } from "./signed-in";

// Shared by the calls of the board.

const tooMany = (retryAfter: number) => fail(429, { "retry-after": String(retryAfter) });

/** The answer with one page of a list. */
export const listed = <Item>(page: Page<Item>, asked: PageRequest) => succeed(listData(page, asked));

/** The stored text, and which personal data it seems to contain, so that the author can react before it is public. */
export function writtenAnswer(outcome: Written | NotWritten, text: string): Response {
  if ("id" in outcome) return succeed({ ...outcome, personal: personalIn(text) });
  if ("retryAfter" in outcome) return tooMany(outcome.retryAfter);
  const { fault } = outcome;
  return fault === "missing" ? refuse(NOT_FOUND) : refuse(BOARD_TEXT[fault], fault);
}

/** The result of accepting an answer. */
export function acceptedAnswer(
  outcome: "done" | { retryAfter: number } | { fault: "missing" | "accepted" },
): Response {
  if (outcome === "done") return succeed(null);
  if ("retryAfter" in outcome) return tooMany(outcome.retryAfter);
  return outcome.fault === "missing" ? refuse(NOT_FOUND) : refuse(BOARD_TEXT.accepted, outcome.fault);
}

/** A question or note with its text; authors also see their own that are not public. */
export function detailAnswer(kind: PostKind, id: number, request: Request): Response {
  const found = getPost(id);
  if (found?.kind === kind) {
    const { kind: _kind, answered: _answered, links: _links, isSeed: _isSeed, ...post } = found;
    return succeed({ ...post, state: "public" });
  }
  const member = memberOf(request);
  const own = member && getOwnPost(member.id, id);
  if (own?.kind !== kind) return refuse(NOT_FOUND);
  const { kind: _kind, ...post } = own;
  return succeed({ ...post, username: member?.username ?? "", replies: 0 });
}

/** Deleted, or not found. */
export const deletedAnswer = (isDone: boolean) => (isDone ? succeed(null) : refuse(NOT_FOUND));
