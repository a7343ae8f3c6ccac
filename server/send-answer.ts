import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import fresh from "fresh";
import { type Answer, headOf, type LargeAnswer, type PlainAnswer } from "./answer";
import { compress, encodingFor, QUALITY } from "./encoding";
import { partOf } from "./part-of-answer";
import { discardBody } from "./request-limits";

/** Headers of an answer without a body. */
const OF_THE_BODY = new Set(["content-type", "content-length", "content-encoding"]);

const isKnownToClient = ({ method, headers }: IncomingMessage, { status, etag }: Answer) =>
  status === 200 && etag !== undefined && method !== "POST" && fresh(headers, { etag });

function sendNotModified(response: ServerResponse, { headers }: Answer) {
  const others = Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name.toLowerCase()));
  response.writeHead(304, Object.fromEntries(others)).end();
}

/** Sends a large answer no faster than its client reads, unpacked on the way to one that takes nothing compressed. */
async function sendPacked(request: IncomingMessage, response: ServerResponse, answer: LargeAnswer) {
  const encoding = encodingFor(request, ["gzip", "identity"]);
  const { pieces, length, whole } = answer.packed;
  const isWhole = encoding === "identity";
  response.writeHead(answer.status, headOf(answer, encoding, { length: isWhole ? whole : length }));
  if (request.method === "HEAD") return void response.end();
  const stages = isWhole ? [createGunzip()] : [];
  // All that can happen is that the client leaves.
  await pipeline([Readable.from(pieces), ...stages, response]).catch(() => undefined);
}

/**
 * Sends a whole answer in the encoding that suits its client, or as much as is needed of it. At once where that encoding
 * is there, as of every kept answer.
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

/** Refuses a body while it is still coming in: the answer first, then the rest is let pass, then the connection ends. */
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
