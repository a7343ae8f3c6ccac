import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import fresh from "fresh";
import { type Answer, headOf, type LargeAnswer, type PlainAnswer } from "./answer";
import { compress, encodingFor, QUALITY } from "./encoding";
import { partOf } from "./part-of-answer";
import { discardBody } from "./request-limits";

/** Headers that describe the body; a 304 has none. */
const OF_THE_BODY = new Set(["content-type", "content-length", "content-encoding"]);

const isKnownToClient = ({ method, headers }: IncomingMessage, { status, etag }: Answer) =>
  status === 200 && etag !== undefined && method !== "POST" && fresh(headers, { etag });

function sendNotModified(response: ServerResponse, { headers }: Answer) {
  const others = Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name.toLowerCase()));
  response.writeHead(304, Object.fromEntries(others)).end();
}

/** Streams a large answer with backpressure, decompressed for a client that accepts no gzip. */
async function sendPacked(request: IncomingMessage, response: ServerResponse, answer: LargeAnswer) {
  const encoding = encodingFor(request, ["gzip", "identity"]);
  const { pieces, length, whole } = answer.packed;
  const isWhole = encoding === "identity";
  response.writeHead(answer.status, headOf(answer, encoding, { length: isWhole ? whole : length }));
  if (request.method === "HEAD") return void response.end();
  const stages = isWhole ? [createGunzip()] : [];
  // The only possible failure is that the client disconnects.
  await pipeline([Readable.from(pieces), ...stages, response]).catch(() => undefined);
}

/**
 * Sends an answer in the best encoding for its client: as 304, as a range, or whole. Synchronous if the encoding exists
 * already, as in cached answers.
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void | Promise<void> {
  if (isKnownToClient(request, answer)) return sendNotModified(response, answer);
  if (answer.packed) return sendPacked(request, response, answer);
  const part = partOf(request, answer);
  if (part) return void response.writeHead(part.status, part.head).end(part.body);
  const encoding = answer.isCompressible ? encodingFor(request) : "identity";
  const body = answer.bodies[encoding];
  const send = (body: Buffer) =>
    void response
      .writeHead(answer.status, headOf(answer, encoding, body))
      .end(request.method === "HEAD" ? undefined : body);
  return body ? send(body) : compress(answer.bodies.identity, encoding, QUALITY.once).then(send);
}

/** Refuses a body while it still arrives: sends the answer, drops the rest of the body, then ends the response. */
export async function sendAndDiscard(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PlainAnswer,
) {
  const body = answer.bodies.identity;
  response.writeHead(answer.status, headOf(answer, "identity", body));
  response.write(body);
  await discardBody(request, response);
  response.end();
}
