import { memberOf } from "@/app/api/signed-in";
import { addPost, addReply, type NotWritten, type Written } from "@/db/queries/board/writing";
import type { Member } from "@/db/queries/members/sessions";
import { postedHref, replyHref, type Writing } from "@/lib/board/addresses";
import { postForm, replyForm } from "@/lib/board/form";
import { personalIn } from "@/lib/board/personal";
import type { PostedFault } from "@/lib/board/results";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { checkFields, readFields } from "@/lib/http/posted";
import type { Fields } from "@/lib/http/request-body";
import { seeOther } from "@/lib/http/see-other";
import { countedOf } from "@/lib/http/sender";
import { loginHref } from "@/lib/members/return-address";
import { routeId } from "@/lib/http/params";

/** The subject, from the form's hidden fields. */
function writingOf({ speak, stick, kind, product }: Fields): Writing {
  if (speak !== undefined) return { reply: "speak", id: routeId.parse(speak) };
  if (stick !== undefined) return { reply: "stick", id: routeId.parse(stick) };
  return { kind: kind === "stick" ? "stick" : "speak", product: routeId.parse(product) || undefined };
}

type Stored = { outcome: Written | NotWritten; text: string };

async function store(
  writing: Writing,
  fields: Fields,
  member: Member,
  request: Request,
): Promise<Stored | undefined> {
  const counted = countedOf(request);
  if ("reply" in writing) {
    const found = checkFields(replyForm, fields);
    if ("fault" in found) return undefined;
    return { outcome: await addReply(found.input, member, counted), text: found.input.content };
  }
  const found = checkFields(postForm, fields);
  if ("fault" in found) return undefined;
  const { title, content } = found.input;
  return {
    outcome: await addPost(writing.kind, found.input, member, counted),
    text: `${title}\n${content}`,
  };
}

async function locationOf(fields: Fields, request: Request): Promise<string> {
  const writing = writingOf(fields);
  const member = memberOf(request);
  if (!member) return loginHref(postedHref(writing));
  const failed = (kind: PostedFault) => postedHref(writing, kind);
  try {
    const stored = await store(writing, fields, member, request);
    if (!stored) return failed("reply" in writing ? "reply" : "post");
    const { outcome, text } = stored;
    if ("id" in outcome) return replyHref({ result: personalIn(text).length > 0 ? "personal" : "sent" });
    if ("retryAfter" in outcome) return failed("limit");
    return failed(outcome.fault === "accepted" ? "missing" : outcome.fault);
  } catch (error) {
    faultStatus(error, request);
    return failed("busy");
  }
}

/** The forms of questions, notes and answers: the same validation as the API's; the pages show the result. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number" && fields !== 400) return fault(fields);
    const location = await locationOf(fields === 400 ? {} : fields, request);
    return seeOther(location);
  },
});
