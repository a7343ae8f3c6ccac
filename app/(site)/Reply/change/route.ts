import { memberOf, noSessionCookie } from "@/app/api/signed-in";
import { exportMember } from "@/db/queries/board/own";
import { acceptReply, deletePost, deleteReply, follow } from "@/db/queries/board/own-changes";
import { deleteMember } from "@/db/queries/inquiry/member-deleting";
import type { Member } from "@/db/queries/members/sessions";
import { replyHref } from "@/lib/board/addresses";
import type { ReplyResult } from "@/lib/board/results";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { checkFields, readFields } from "@/lib/http/posted";
import type { Fields } from "@/lib/http/request-body";
import { seeOther } from "@/lib/http/see-other";
import { countedOf } from "@/lib/http/sender";
import { deleteForm } from "@/lib/members/form";
import { loginResultHref } from "@/lib/members/login-result";
import { loginHref, REPLY } from "@/lib/members/return-address";
import { routeId } from "@/lib/http/params";

type Act = (member: Member, id: number, request: Request) => Promise<ReplyResult>;

const doneOr = (result: ReplyResult, isDone: boolean): ReplyResult => (isDone ? result : "missing");

const ACTS: Record<string, Act> = {
  accept: async ({ id: member }, id, request) => {
    const outcome = await acceptReply(member, id, countedOf(request));
    if (outcome === "done") return "accepted";
    if ("retryAfter" in outcome) return "limit";
    return outcome.fault === "accepted" ? "settled" : "missing";
  },
  "delete-speak": async ({ id: member }, id) => doneOr("deleted", await deletePost(member, "speak", id)),
  "delete-stick": async ({ id: member }, id) => doneOr("deleted", await deletePost(member, "stick", id)),
  "delete-reply": async ({ id: member }, id) => doneOr("deleted", await deleteReply(member, id)),
  follow: async ({ id: member }, id) => doneOr("followed", await follow(member, id, true)),
  unfollow: async ({ id: member }, id) => doneOr("unfollowed", await follow(member, id, false)),
};

/** All stored data of a member as a file. */
const exported = (member: Member) =>
  new Response(JSON.stringify(exportMember(member.id), undefined, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "no-store",
    },
  });

async function erase(member: Member, fields: Fields): Promise<Response> {
  const found = checkFields(deleteForm, fields);
  if ("fault" in found) return seeOther(replyHref({ result: "choose" }));
  await deleteMember(member.id, found.input.texts);
  return seeOther(loginResultHref("gone", ""), noSessionCookie());
}

async function answerOf(fields: Fields, request: Request): Promise<Response> {
  const member = memberOf(request);
  if (!member) return seeOther(loginHref(REPLY));
  if (fields.do === "export") return exported(member);
  if (fields.do === "erase") return erase(member, fields);
  const act = typeof fields.do === "string" && Object.hasOwn(ACTS, fields.do) ? ACTS[fields.do] : undefined;
  if (!act) return seeOther(REPLY);
  return seeOther(replyHref({ result: await act(member, routeId.parse(fields.id), request) }));
}

/** The target of the forms on the member's own page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number" && fields !== 400) return fault(fields);
    return answerOf(fields === 400 ? {} : fields, request).catch((error: unknown) => {
      faultStatus(error, request);
      return seeOther(replyHref({ result: "busy" }));
    });
  },
});
