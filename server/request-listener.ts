import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { addressRules } from "@/db/queries/site/address-rules";
import { isForeign } from "@/lib/http/posted";
import { type ReceivedForm, receivedForm } from "@/lib/http/received-form";
import { logError } from "@/lib/log";
import { type Address, addressOf } from "@/lib/routes/address";
import { redirects } from "@/lib/routes/redirects";
import type { Answer } from "./answer";
import { checkInProcess } from "./attachments/check-in-process";
import { withForm } from "./attachments/receive";
import { takePlace } from "./attachments/places";
import type { calls } from "./calls";
import { type fileServer, filePrefixOf } from "./files";
import type { pages } from "./pages";
import { plainPath } from "./plain-path";
import { isHealth, receive, type Received, recordRequest } from "./received-request";
import { redirect, refusal } from "./own-answers";
import { headFault, postedHeaders } from "./request-head";
import {
  declaresTooLarge,
  endSlow,
  isLarge,
  MAX_ADDRESS_LENGTH,
  mayHaveFiles,
  readBody,
} from "./request-limits";
import type { ResponseCache } from "./response-cache";
import { sendAndDiscard, sendAnswer } from "./send-answer";

const CALL_PATH = /^(?:\/[\w-]+)+$/;

const movedTo = redirects();

type Parts = {
  cache: ResponseCache;
  answerPage: ReturnType<typeof pages>;
  answerCall: ReturnType<typeof calls>;
  sendFile: ReturnType<typeof fileServer>;
  /** A file that the settings name. */
  ownFile: (path: string) => Answer | undefined;
  visitorOf: (request: IncomingMessage) => string;
  /** The store is not of this release (db/migrate/schema-outdated.ts). */
  isSchemaOutdated: () => boolean;
  failure: (status: 503) => Answer;
  isStopping: () => boolean;
  /** Ends a request whose body comes too slowly. */
  endRequest: (request: IncomingMessage) => void;
};

/** The way of every request: received within limits, answered by the cache, a file or Next, and sent. */
export function requestListener({ cache, answerPage, answerCall, sendFile, visitorOf, ...parts }: Parts) {
  const { ownFile, isSchemaOutdated, failure, isStopping } = parts;
  const start = randomBytes(4).toString("hex");
  let count = 0;

  const unavailable = (received: Received) =>
    received.isCall ? refusal(503, received, { "retry-after": "5" }) : failure(503);

  /** Sends a file; what cannot be sent gets an answer. */
  async function answerFile(received: Received): Promise<Answer | undefined> {
    const { request, response, path } = received;
    const fault = await sendFile(request, response, path);
    if (!fault) return undefined;
    if (fault.status === 412) return refusal(412, received);
    if (fault.status === 416) return refusal(416, received, { "content-range": fault.range });
    return answerPage(request, undefined);
  }

  const answerForm = (received: Received, visitor: string, form: ReceivedForm) => {
    const { request, path, query, id } = received;
    const body = Buffer.alloc(0);
    return receivedForm.run(form, () => answerCall(request, { path, query, body, id, visitor }));
  };

  /** Answers a form that may have files: they are read as they come, and not at all where they would be refused. */
  async function answerWithFiles(received: Received): Promise<Answer> {
    const { request, response } = received;
    const visitor = visitorOf(request);
    const none = { fields: {}, files: [] };
    if (declaresTooLarge(request)) return answerForm(received, visitor, { ...none, fault: "fileSize" });
    const leave = isLarge(request) ? takePlace(visitor) : () => undefined;
    if (!leave) return answerForm(received, visitor, { ...none, fault: "fileRoom" });
    try {
      return await withForm(request, response, checkInProcess, async (form) =>
        "status" in form ? refusal(form.status, received) : answerForm(received, visitor, form),
      );
    } finally {
      leave();
    }
  }

  async function answerPosted(received: Received): Promise<Answer | undefined> {
    if (mayHaveFiles(received.request)) {
      const { request, response } = received;
      const answer = isForeign(postedHeaders(request))
        ? refusal(403, received)
        : await answerWithFiles(received);
      if (request.complete || answer.packed) return answer;
      // What is left of it is not read.
      const last = { ...answer, headers: { ...answer.headers, connection: "close" } };
      await sendAndDiscard(request, response, last);
      return undefined;
    }
    const { request, response, id, path, query } = received;
    const body = await readBody(request);
    if (body) return answerCall(request, { path, query, body, id, visitor: visitorOf(request) });
    await sendAndDiscard(request, response, refusal(413, received, { connection: "close" }));
    return undefined;
  }

  /** @returns undefined when the answer is on its way already */
  async function answerOf(received: Received, address: Address | undefined): Promise<Answer | undefined> {
    const { request, path, query, isCall } = received;
    const fault = headFault(request);
    if (fault) return refusal(fault, received, { connection: "close" });
    if (isSchemaOutdated() && !isHealth(received)) return unavailable(received);
    if (!path.startsWith("/")) return refusal(400, received);
    if ((request.url ?? "").length > MAX_ADDRESS_LENGTH) return refusal(414, received);
    // Next would answer a malformed or odd path by a redirect or a sentence, which are no envelope.
    if (isCall) return CALL_PATH.test(path) ? answerPosted(received) : refusal(404, received);
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
      // The store was replaced while the answer was made from it.
      if (answer?.status === 500 && isSchemaOutdated()) answer = unavailable(received);
      if (answer) received.cache = answer.cache;
      if (answer && !response.destroyed) await sendAnswer(request, response, answer);
    } catch (error) {
      // A fault here is one visitor's, never the end of the server; one who left has none.
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
    // With what means nothing an address would be one more in nginx's cache.
    if (address && !address.isWhole) response.setHeader("X-Accel-Expires", "0");
    // Nearly every request ends here.
    const kept =
      address && !isSchemaOutdated() && !headFault(request) ? cache.get(address.canonical) : undefined;
    if (!kept) return void respond(received, address);
    received.cache = kept.cache;
    void sendAnswer(request, response, kept);
  };
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
