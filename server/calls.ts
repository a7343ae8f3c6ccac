import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { CONTENT_CALLS, isContentPath } from "@/lib/api/content-calls";
import { FAULT_HEADER } from "@/lib/http/envelope";
import { parsePosted, postedAhead } from "@/lib/http/posted";
import { type Answer, cacheable, makeAnswer } from "./answer";
import { only, type Render, type Rendered } from "./render";
import { postedHeaders } from "./request-head";
import type { ResponseCache } from "./response-cache";
import { NUMBER_HEADER } from "@/lib/inquiry/message-rules";
import { DATA_HEADERS } from "@/lib/http/security-headers";

/** Headers of a request that a call may read; all others speak to proxies, or to Next's own machinery. */
const READ = ["host", "content-type", "cookie", "origin", "referer", "sec-fetch-site", "token", "user-agent"];
/** Headers of an answer that a call may set. */
const SET = [
  "allow",
  "cache-control",
  "content-disposition",
  "content-type",
  FAULT_HEADER,
  "location",
  NUMBER_HEADER,
  "retry-after",
  "set-cookie",
];
const UNLESS_SET = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
/** Next knows no other: a call answers these as any method that it does not support. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const UNSUPPORTED = "PATCH";

/** `id` of the request in the log; `visitor` is the address that limits count by. */
type Call = { path: string; query: string; body: Buffer; id: string; visitor: string };

const readHeaders = (headers: IncomingHttpHeaders, { id, visitor }: Call) => ({
  ...only(READ, headers),
  ...{ "x-forwarded-for": visitor, "x-request-id": id },
});

async function finishCall({ status, headers, body }: Rendered, isKept: boolean): Promise<Answer> {
  const answer = makeAnswer(status, { ...DATA_HEADERS, ...UNLESS_SET, ...only(SET, headers) }, body);
  return isKept && status === 200 ? cacheable(answer) : answer;
}

const NOTHING = { posted: undefined, key: undefined };
/** Of a call that reads content: what was posted, and the name under which its answer may be kept, save a refusal. */
async function contentAsked(request: IncomingMessage, { path, body }: Call) {
  const { method } = request;
  if (!isContentPath(path) || CONTENT_CALLS[path].method !== method) return NOTHING;
  if (method === "GET") return { ...NOTHING, key: `GET ${path}` };
  const posted = await parsePosted(CONTENT_CALLS[path].input, postedHeaders(request), new Uint8Array(body));
  return { posted, key: "input" in posted ? `POST ${path} ${JSON.stringify(posted.input)}` : undefined };
}

/** Answers the calls of the API: those that read content from the cache, all others by asking their handler. */
export const calls =
  ({ render, cache }: { render: Render; cache: ResponseCache }) =>
  async (request: IncomingMessage, call: Call): Promise<Answer> => {
    const { method: asked = "GET" } = request;
    const { path, query, body } = call;
    const { posted, key } = await contentAsked(request, call);
    const make = async () => {
      const method = METHODS.has(asked) ? asked : UNSUPPORTED;
      const url = query === "" ? path : `${path}?${query}`;
      const ask = () => render({ method, url, headers: readHeaders(request.headers, call), body });
      // Its handler gets what was read of the body, and does not read it again.
      const rendered = posted ? await postedAhead.run(posted, ask) : await ask();
      return finishCall(rendered, key !== undefined);
    };
    return key === undefined ? make() : cache.getOrMake(key, make);
  };
