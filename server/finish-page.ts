import type { OutgoingHttpHeaders } from "node:http";
import { type Answer, cacheable, makeAnswer } from "./answer";
import { contentPolicy } from "./content-policy";
import { deferScripts } from "./deferred-scripts";
import type { Rendered } from "./render";
import { ERASABLE } from "@/lib/board/erasable";
import { DATA_HEADERS, PDF_POLICY, SECURITY_HEADERS } from "./security-headers";

/** Caches in front show an old answer at most ten minutes longer, while they ask for the new one. */
export const SHARED = "s-maxage=300, stale-while-revalidate=600";
/** Not `no-store`: the browser's back key would load the page anew (RELIABILITY H4). */
const OWN = "private, no-cache, max-age=0, must-revalidate";
/** What another who sits at the same browser must not find by going back. */
const CONFIDENTIAL = "private, no-store";

/** What browsers may fetch ahead (app/speculation-rules.json). */
const SPECULATION_RULES = '"/speculation-rules.json"';

type For = { isKept: boolean; isConfidential?: boolean; isErasable?: boolean };

function cacheControl(
  { status, headers, body }: Rendered,
  { isKept, isConfidential = false, isErasable = false }: For,
): string {
  const own = String(headers["cache-control"] ?? "");
  if (/\bimmutable\b/.test(own)) return own;
  if (isConfidential) return CONFIDENTIAL;
  return isKept && status === 200 && !isErasable && !body.includes(ERASABLE) ? SHARED : OWN;
}

/** The same page with its scripts deferred, and the headers that fit it. */
function finishHtml(rendered: string): { body: Buffer; headers: OutgoingHttpHeaders } {
  const html = deferScripts(rendered);
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": contentPolicy(html),
    "Speculation-Rules": SPECULATION_RULES,
  };
  return { body: Buffer.from(html), headers };
}

/** The headers of what is no page. Files with a name of their own are sent in parts to those who ask for them. */
const dataHeaders = (type: string, isFile: boolean): OutgoingHttpHeaders => ({
  ...DATA_HEADERS,
  ...(type === "application/pdf" && { "Content-Security-Policy": PDF_POLICY }),
  ...(isFile && { "Accept-Ranges": "bytes" }),
});

/**
 * Makes what visitors get of what Next made: once for each answer, however often it is sent.
 * @throws where a page holds an inline script that the policy does not know
 */
export async function finishPage(rendered: Rendered, asked: For): Promise<Answer> {
  const { isKept } = asked;
  const type = String(rendered.headers["content-type"] ?? "");
  const disposition = rendered.headers["content-disposition"];
  const origin = rendered.headers["access-control-allow-origin"];
  const isHtml = type.startsWith("text/html");
  const { body, headers } = isHtml
    ? finishHtml(rendered.body.toString())
    : { body: rendered.body, headers: dataHeaders(type, disposition !== undefined) };
  const answer = makeAnswer(
    rendered.status,
    {
      ...headers,
      "Content-Type": isHtml ? "text/html; charset=utf-8" : type,
      "Cache-Control": cacheControl(rendered, asked),
      ...(disposition && { "Content-Disposition": disposition }),
      ...(origin && { "Access-Control-Allow-Origin": origin }),
    },
    body,
    { hasTag: isKept && rendered.status === 200 },
  );
  return isKept ? cacheable(answer) : answer;
}
