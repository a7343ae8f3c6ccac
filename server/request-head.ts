import type { IncomingMessage } from "node:http";
import type { PostedHeaders } from "@/lib/http/posted";

/** One host with an optional port. Repeated Host headers are joined by commas (server/request-limits.ts) and do not match. */
const ONE_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The status for a head that Node accepts but proxies may read differently (Host, Transfer-Encoding), or for an unknown Expect. */
export function headFault({ httpVersion, headers }: IncomingMessage): 400 | 417 | undefined {
  const { host, expect } = headers;
  const isNamed = host === undefined ? httpVersion === "1.0" : ONE_HOST.test(host);
  const isPlain = (headers["transfer-encoding"] ?? "chunked").toLowerCase() === "chunked";
  if (!isNamed || !isPlain) return 400;
  return (expect ?? "100-continue").toLowerCase() === "100-continue" ? undefined : 417;
}

export const postedHeaders = ({ headers }: IncomingMessage): PostedHeaders => ({
  get: (name) => headers[name]?.toString() ?? null,
});
