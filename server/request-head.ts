import type { IncomingMessage } from "node:http";
import type { PostedHeaders } from "@/lib/http/posted";

/** One name or address, with a port or without: no user, no path, no second one (server/request-limits.ts joins them). */
const ONE_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Why a head that Node lets pass is refused: a proxy might read it otherwise, or more is expected than the site does. */
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
