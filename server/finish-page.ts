import type { OutgoingHttpHeaders } from "node:http";
import { type Answer, cacheable, makeAnswer } from "./answer";
import { contentPolicy } from "@/lib/html/content-policy";
import { deferScripts } from "@/lib/html/deferred-scripts";
import { withJoinedStyles } from "@/lib/html/joined-styles";
import { joinedStyles } from "./joined-styles";
import { only, type Rendered } from "./render";
import { ERASABLE } from "@/lib/board/erasable";
import { DATA_HEADERS, PDF_POLICY, SECURITY_HEADERS } from "@/lib/http/security-headers";

/** Upstream caches may serve a stale answer for up to ten minutes while they revalidate. */
export const SHARED = "s-maxage=300, stale-while-revalidate=600";
/** Not `no-store`, which makes the back button reload the page (RELIABILITY H4). */
const OWN = "private, no-cache, max-age=0, must-revalidate";
/** For pages that the next user of a shared browser must not reach with the back button. */
const CONFIDENTIAL = "private, no-store";

/** Which links browsers may prefetch (app/speculation-rules.json). */
const SPECULATION_RULES = '"/speculation-rules.json"';

type For = { isKept: boolean; isConfidential?: boolean; isErasable?: boolean };

function cacheControl({ status, headers, body }: Rendered, { isKept, isConfidential, isErasable }: For) {
  const own = String(headers["cache-control"] ?? "");
  if (/\bimmutable\b/.test(own)) return own;
  if (isConfidential) return CONFIDENTIAL;
  return isKept && status === 200 && !isErasable && !body.includes(ERASABLE) ? SHARED : OWN;
}

/** The page with deferred scripts and one style sheet, and its headers. */
function finishHtml(rendered: string): { body: Buffer; headers: OutgoingHttpHeaders } {
  const html = deferScripts(withJoinedStyles(rendered, joinedStyles));
  const headers = {
    ...SECURITY_HEADERS,
    "content-security-policy": contentPolicy(html),
    "speculation-rules": SPECULATION_RULES,
  };
  return { body: Buffer.from(html), headers };
}

/** The headers of an answer that is no page. Downloads support range requests. */
const dataHeaders = (type: string, isFile: boolean): OutgoingHttpHeaders => ({
  ...DATA_HEADERS,
  ...(type === "application/pdf" && { "content-security-policy": PDF_POLICY }),
  ...(isFile && { "accept-ranges": "bytes" }),
});

/**
 * Turns a rendered response into the finished answer, once per answer however often it is sent.
 * @throws if a page has an inline script that the Content-Security-Policy does not allow
 */
export async function finishPage(rendered: Rendered, asked: For): Promise<Answer> {
  const { isKept } = asked;
  const type = String(rendered.headers["content-type"] ?? "");
  const isHtml = type.startsWith("text/html");
  const { body, headers } = isHtml
    ? finishHtml(rendered.body.toString())
    : { body: rendered.body, headers: dataHeaders(type, "content-disposition" in rendered.headers) };
  const answer = makeAnswer(
    rendered.status,
    {
      ...headers,
      "content-type": isHtml ? "text/html; charset=utf-8" : type,
      "cache-control": cacheControl(rendered, asked),
      ...only(["content-disposition", "access-control-allow-origin"], rendered.headers),
    },
    body,
    { hasTag: isKept && rendered.status === 200 },
  );
  return isKept ? cacheable(answer) : answer;
}
