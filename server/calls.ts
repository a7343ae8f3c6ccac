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

/** Request headers that reach a handler; all others are for proxies or for Next itself. */
const READ = ["host", "content-type", "cookie", "origin", "referer", "sec-fetch-site", "token", "user-agent"];
/** Response headers that a handler may set. */
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
/** The methods that Next knows. Any other is passed on as PATCH, which every call answers as not supported. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const UNSUPPORTED = "PATCH";

/** `id` names the request in the log; `visitor` is the address for rate limits. */
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
/** For a call that reads content: the parsed body, and the cache key unless the input was refused. */
async function contentAsked(request: IncomingMessage, { path, body }: Call) {
  const { method } = request;
  if (!isContentPath(path) || CONTENT_CALLS[path].method !== method) return NOTHING;
  if (method === "GET") return { ...NOTHING, key: `GET ${path}` };
  const posted = await parsePosted(CONTENT_CALLS[path].input, postedHeaders(request), new Uint8Array(body));
  return { posted, key: "input" in posted ? `POST ${path} ${JSON.stringify(posted.input)}` : undefined };
}

/** Answers API calls: those that read content through the cache, all others from their handler. */
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
      // The handler gets the parsed body, so that it is not parsed twice.
      const rendered = posted ? await postedAhead.run(posted, ask) : await ask();
      return finishCall(rendered, key !== undefined);
    };
    return key === undefined ? make() : cache.getOrMake(key, make);
  };
