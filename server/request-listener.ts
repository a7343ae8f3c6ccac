import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { addressRules } from "@/db/queries/site/address-rules";
import { logError } from "@/lib/log";
import { type Address, addressOf } from "@/lib/routes/address";
import { redirects } from "@/lib/routes/redirects";
import type { Answer } from "./answer";
import { type fileServer, filePrefixOf } from "./files";
import type { pages } from "./pages";
import { plainPath } from "./plain-path";
import { isHealth, receive, type Received, recordRequest } from "./received-request";
import { redirect, refusal } from "./own-answers";
import type { receivedCalls } from "./received-calls";
import { headFault } from "./request-head";
import { endSlow, MAX_ADDRESS_LENGTH } from "./request-limits";
import type { ResponseCache } from "./response-cache";
import { sendAnswer } from "./send-answer";

const CALL_PATH = /^(?:\/[\w-]+)+$/;

const movedTo = redirects();

type Parts = {
  cache: ResponseCache;
  answerPage: ReturnType<typeof pages>;
  answerCall: ReturnType<typeof receivedCalls>;
  sendFile: ReturnType<typeof fileServer>;
  /** Answers a file that comes from the settings (key-file.ts). */
  ownFile: (path: string) => Answer | undefined;
  /** Whether the store does not match this release (db/migrate/schema-outdated.ts). */
  isSchemaOutdated: () => boolean;
  failure: (status: 503) => Answer;
  isStopping: () => boolean;
  /** Ends a request whose body arrives too slowly. */
  endRequest: (request: IncomingMessage) => void;
};

/** Handles every request: checks limits, answers from the cache, a file or Next, and sends the answer. */
export function requestListener({ cache, answerPage, answerCall, sendFile, ...parts }: Parts) {
  const { ownFile, isSchemaOutdated, failure, isStopping } = parts;
  const start = randomBytes(4).toString("hex");
  let count = 0;

  const unavailable = (received: Received) =>
    received.isCall ? refusal(503, received, { "retry-after": "5" }) : failure(503);

  /** Sends a file, or answers why it cannot be sent. */
  async function answerFile(received: Received): Promise<Answer | undefined> {
    const { request, response, path } = received;
    const fault = await sendFile(request, response, path);
    if (!fault) return undefined;
    if (fault.status === 412) return refusal(412, received);
    if (fault.status === 416) return refusal(416, received, { "content-range": fault.range });
    return answerPage(request, undefined);
  }

  /** @returns undefined if the answer has been sent already */
  async function answerOf(received: Received, address: Address | undefined): Promise<Answer | undefined> {
    const { request, path, query, isCall } = received;
    const fault = headFault(request);
    if (fault) return refusal(fault, received, { connection: "close" });
    if (isSchemaOutdated() && !isHealth(received)) return unavailable(received);
    if (!path.startsWith("/")) return refusal(400, received);
    if ((request.url ?? "").length > MAX_ADDRESS_LENGTH) return refusal(414, received);
    // Next would answer a malformed path with a redirect or plain text instead of the API envelope.
    if (isCall) return CALL_PATH.test(path) ? answerCall(received) : refusal(404, received);
    if (!isRead(request)) return refusal(405, received, { allow: "GET, HEAD" });
    if (filePrefixOf(path)) return answerFile(received);
    const plain = plainPath(path);
    if (plain !== path) return redirect(308, query === "" ? plain : `${plain}?${query}`);
    const moved = movedTo(path, query);
    if (moved === "gone") return answerPage(request, moved);
    if (moved) return redirect(301, moved.to);
    return ownFile(path) ?? answerPage(request, address);
  }

  async function respond(received: Received, address: Address | undefined) {
    const { request, response } = received;
    try {
      let answer = await answerOf(received, address);
      // The store was replaced while the answer was made.
      if (answer?.status === 500 && isSchemaOutdated()) answer = unavailable(received);
      if (answer) received.cache = answer.cache;
      if (answer && !response.destroyed) await sendAnswer(request, response, answer);
    } catch (error) {
      // An error here must not end the server. A client that has disconnected needs no answer.
      if (response.destroyed) return;
      logError("request-failed", error, { id: received.id });
      if (response.headersSent) response.destroy();
      else await sendAnswer(request, response, refusal(500, received));
    }
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const received = receive(request, response, `${start}-${++count}`);
    recordRequest(received);
    endSlow(request, parts.endRequest);
    if (isStopping()) response.setHeader("connection", "close");
    const address = isRead(request) ? addressOf(received.path, received.query, addressRules) : undefined;
    // nginx must not cache the same page again for every unknown parameter.
    if (address && !address.isWhole) response.setHeader("X-Accel-Expires", "0");
    // Most requests end here.
    const kept =
      address && !isSchemaOutdated() && !headFault(request) ? cache.get(address.canonical) : undefined;
    if (!kept) return void respond(received, address);
    received.cache = kept.cache;
    void sendAnswer(request, response, kept);
  };
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
