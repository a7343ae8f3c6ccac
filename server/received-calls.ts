import type { IncomingMessage } from "node:http";
import { isForeign } from "@/lib/http/posted";
import { type ReceivedForm, receivedForm } from "@/lib/http/received-form";
import type { Answer } from "./answer";
import { checkInProcess } from "./attachments/check-in-process";
import { takePlace } from "./attachments/places";
import { withForm } from "./attachments/receive";
import type { calls } from "./calls";
import { refusal } from "./own-answers";
import type { Received } from "./received-request";
import { postedHeaders } from "./request-head";
import { declaresTooLarge, isLarge, mayHaveFiles, readBody } from "./request-limits";
import { sendAndDiscard } from "./send-answer";

type Parts = { answerCall: ReturnType<typeof calls>; visitorOf: (request: IncomingMessage) => string };

const NOTHING_READ = { fields: {}, files: [] };

/**
 * Reads the bodies of calls, with or without files, and has them answered.
 * @returns a function whose result is undefined if the answer has been sent already
 */
export function receivedCalls({ answerCall, visitorOf }: Parts) {
  const answerForm = (received: Received, visitor: string, form: ReceivedForm) => {
    const { request, path, query, id } = received;
    const body = Buffer.alloc(0);
    return receivedForm.run(form, () => answerCall(request, { path, query, body, id, visitor }));
  };

  /** Answers an upload. Its files are streamed to disk, and not read at all if they would be refused. */
  async function answerUpload(received: Received): Promise<Answer> {
    const { request, response } = received;
    const visitor = visitorOf(request);
    if (declaresTooLarge(request))
      return answerForm(received, visitor, { ...NOTHING_READ, fault: "fileSize" });
    const leave = isLarge(request) ? takePlace(visitor) : () => undefined;
    if (!leave) return answerForm(received, visitor, { ...NOTHING_READ, fault: "fileRoom" });
    try {
      return await withForm(request, response, checkInProcess, async (form) =>
        "status" in form ? refusal(form.status, received) : answerForm(received, visitor, form),
      );
    } finally {
      leave();
    }
  }

  return async (received: Received): Promise<Answer | undefined> => {
    const { request, response, id, path, query } = received;
    if (mayHaveFiles(request)) {
      const isRefused = isForeign(postedHeaders(request));
      const answer = isRefused ? refusal(403, received) : await answerUpload(received);
      if (request.complete || answer.packed) return answer;
      // The rest of the body is dropped.
      const last = { ...answer, headers: { ...answer.headers, connection: "close" } };
      await sendAndDiscard(request, response, last);
      return undefined;
    }
    const body = await readBody(request);
    if (body) return answerCall(request, { path, query, body, id, visitor: visitorOf(request) });
    await sendAndDiscard(request, response, refusal(413, received, { connection: "close" }));
    return undefined;
  };
}
