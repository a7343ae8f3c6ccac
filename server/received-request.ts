import type { IncomingMessage, ServerResponse } from "node:http";
import { logger } from "@/lib/log";
import { loggedPath } from "@/lib/logged-path";
import { isCallPath } from "@/lib/routes/call-paths";
import type { Answer } from "./answer";
import { filePrefixOf } from "./files";
import { requests } from "./metrics";

const HEALTH = "/api/health";

export type Received = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Names the request in the log. */
  id: string;
  path: string;
  query: string;
  isCall: boolean;
  /** How the answer was made. */
  cache: Answer["cache"];
};

export function receive(request: IncomingMessage, response: ServerResponse, id: string): Received {
  const [path = "", ...queries] = (request.url ?? "/").split("?");
  const query = queries.join("?");
  return { request, response, id, path, query, isCall: isCallPath(path), cache: "none" };
}

export const isHealth = ({ path }: Received) => path === HEALTH || path.startsWith(`${HEALTH}/`);

function kindOf(received: Received) {
  if (isHealth(received)) return "health";
  if (received.isCall) return "call";
  return filePrefixOf(received.path) ? "file" : "page";
}

/** Logs and counts each request, without query, client address or other visitor input. */
export function recordRequest(received: Received) {
  const { request, response, id, path } = received;
  const start = performance.now();
  response.once("close", () => {
    // 499 as in nginx: the client disconnected before the answer was complete.
    const status = response.writableFinished ? response.statusCode : 499;
    requests.inc({ kind: kindOf(received), status, cache: received.cache });
    const ms = Math.round(performance.now() - start);
    const level = status >= 500 ? "error" : "info";
    logger[level]({ id, method: request.method, path: loggedPath(path), status, ms }, "request");
  });
}
