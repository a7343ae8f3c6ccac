import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { CONTENT_CALLS, isContentPath } from "@/lib/api/content-calls";
import { FAULT_HEADER } from "@/lib/http/envelope";
import { parsePosted, postedAhead } from "@/lib/http/posted";
import { type Answer, cacheable, makeAnswer } from "./answer";
import type { Render, Rendered } from "./render";
import type { ResponseCache } from "./response-cache";
import { NUMBER_HEADER } from "@/lib/inquiry/message-rules";
import { DATA_HEADERS } from "./security-headers";

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
/** Next knows no other: a call answers these as any method that it does not support. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const UNSUPPORTED = "PATCH";

/** `id` of the request in the log; `visitor` is the address that limits count by. */
type Call = { path: string; query: string; body: Buffer; id: string; visitor: string };

function readHeaders(headers: IncomingHttpHeaders, { id, visitor }: Call): Record<string, string> {
  const read = READ.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { ...Object.fromEntries(read), "x-forwarded-for": visitor, "x-request-id": id };
}

async function finishCall({ status, headers, body }: Rendered, isKept: boolean): Promise<Answer> {
  const set = SET.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  const {
    "content-type": type = "application/json; charset=utf-8",
    "cache-control": caching = "no-store",
    ...others
  } = Object.fromEntries(set);
  const answer = makeAnswer(
    status,
    { ...DATA_HEADERS, "Cache-Control": caching, ...others, "Content-Type": type },
    body,
  );
  return isKept && status === 200 ? cacheable(answer) : answer;
}

/** What was posted to a call that reads content; undefined for every other call. */
async function postedTo({ method, headers }: IncomingMessage, { path, body }: Call) {
  if (!isContentPath(path) || method !== "POST" || CONTENT_CALLS[path].method !== method) return undefined;
  const given = { get: (name: string) => headers[name]?.toString() ?? null };
  return parsePosted(CONTENT_CALLS[path].input, given, new Uint8Array(body));
}

type PostedTo = Awaited<ReturnType<typeof postedTo>>;

/** The name under which the answer to a call may be kept; undefined where it may not, or is a refusal. */
function keyOf({ method }: IncomingMessage, { path }: Call, posted: PostedTo) {
  if (posted) return "input" in posted ? `POST ${path} ${JSON.stringify(posted.input)}` : undefined;
  const isKept = method === "GET" && isContentPath(path) && CONTENT_CALLS[path].method === method;
  return isKept ? `GET ${path}` : undefined;
}

/** Answers the calls of the API: those that read content from the cache, all others by asking their handler. */
export const calls =
  ({ render, cache }: { render: Render; cache: ResponseCache }) =>
  async (request: IncomingMessage, call: Call): Promise<Answer> => {
    const { method: asked = "GET" } = request;
    const { path, query, body } = call;
    const posted = await postedTo(request, call);
    const key = keyOf(request, call, posted);
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
