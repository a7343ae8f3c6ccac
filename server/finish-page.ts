import type { OutgoingHttpHeaders } from "node:http";
import { type Answer, cacheable, makeAnswer } from "./answer";
import { contentPolicy } from "@/lib/html/content-policy";
import { deferScripts } from "@/lib/html/deferred-scripts";
import { withJoinedStyles } from "@/lib/html/joined-styles";
import { joinedStyles } from "./joined-styles";
import { only, type Rendered } from "./render";
import { ERASABLE } from "@/lib/board/erasable";
import { DATA_HEADERS, PDF_POLICY, SECURITY_HEADERS } from "@/lib/http/security-headers";

/** Caches in front show an old answer at most ten minutes longer, while they ask for the new one. */
export const SHARED = "s-maxage=300, stale-while-revalidate=600";
/** Not `no-store`: the browser's back key would load the page anew (RELIABILITY H4). */
const OWN = "private, no-cache, max-age=0, must-revalidate";
/** What another who sits at the same browser must not find by going back. */
const CONFIDENTIAL = "private, no-store";

/** What browsers may fetch ahead (app/speculation-rules.json). */
const SPECULATION_RULES = '"/speculation-rules.json"';

type For = { isKept: boolean; isConfidential?: boolean; isErasable?: boolean };

function cacheControl({ status, headers, body }: Rendered, { isKept, isConfidential, isErasable }: For) {
  const own = String(headers["cache-control"] ?? "");
  if (/\bimmutable\b/.test(own)) return own;
  if (isConfidential) return CONFIDENTIAL;
  return isKept && status === 200 && !isErasable && !body.includes(ERASABLE) ? SHARED : OWN;
}

/** The same page with its scripts deferred and its styles in one file, and the headers that fit it. */
function finishHtml(rendered: string): { body: Buffer; headers: OutgoingHttpHeaders } {
  const html = deferScripts(withJoinedStyles(rendered, joinedStyles));
  const headers = {
    ...SECURITY_HEADERS,
    "content-security-policy": contentPolicy(html),
    "speculation-rules": SPECULATION_RULES,
  };
  return { body: Buffer.from(html), headers };
}

/** The headers of what is no page. Files with a name of their own are sent in parts to those who ask for them. */
const dataHeaders = (type: string, isFile: boolean): OutgoingHttpHeaders => ({
  ...DATA_HEADERS,
  ...(type === "application/pdf" && { "content-security-policy": PDF_POLICY }),
  ...(isFile && { "accept-ranges": "bytes" }),
});

/**
 * Makes what visitors get of what Next made: once for each answer, however often it is sent.
 * @throws where a page holds an inline script that the policy does not know
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
