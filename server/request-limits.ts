import { once } from "node:events";
import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";
import { FILE_ADDRESSES } from "@/lib/routes/call-paths";
import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from "@/lib/inquiry/attachment-rules";

/**
 * Slow senders are cut (RELIABILITY L5). There is no limit of connections: idle ones would keep honest visitors out
 * (§6.2).
 */
export const SERVER_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  // Of all requests; most have less (endSlow).
  requestTimeout: 900_000,
  connectionsCheckingInterval: 2000,
  // Two hosts, or none, are refused by the site (server/request-head.ts): Node would take the first, or answer without
  // the site's headers.
  joinDuplicateHeaders: true,
  requireHostHeader: false,
};

/**
 * A connection on which nothing moves for so long, as when its client reads nothing, is cut (L11); where Node has seen
 * something move in that time, after as long again.
 */
export const IDLE_MS = 20_000;

export const MAX_ADDRESS_LENGTH = 2048;
export const MAX_BODY_BYTES = 64 * 1024;
/** Of a form that may have files: its texts, and what stands between its parts, besides. */
export const MAX_FORM_BYTES = MOST_ATTACHMENTS * MOST_ATTACHMENT_BYTES + 1024 * 1024;
const LINGER_MS = 10_000;

/** Whether a request is a form that may have files. */
export const mayHaveFiles = ({ method, url = "", headers }: IncomingMessage) =>
  method === "POST" &&
  FILE_ADDRESSES.includes(url.replace(/\?.*$/s, "")) &&
  /^\s*multipart\/form-data\s*;/i.test(headers["content-type"] ?? "");

/** Whether a request says of itself, or may yet turn out, to be larger than one without files. */
export const isLarge = ({ headers }: IncomingMessage) =>
  headers["content-length"] === undefined || Number(headers["content-length"]) > MAX_BODY_BYTES;

export const declaresTooLarge = (request: IncomingMessage) =>
  Number(request.headers["content-length"]) > (mayHaveFiles(request) ? MAX_FORM_BYTES : MAX_BODY_BYTES);

const LOOK_EVERY_MS = 2000;
const BODY_MS = 15_000;
/** Files may take longer, as long as so much of them arrives. */
const LEAST_BYTES_PER_MS = 16;

/** Ends a request whose body does not come in time, as Node ends one whose head does not. */
export function endSlow(request: IncomingMessage, end: (request: IncomingMessage) => void) {
  const { headers, socket } = request;
  if (headers["transfer-encoding"] === undefined && !Number(headers["content-length"])) return;
  const [start, before] = [performance.now(), socket.bytesRead];
  const perByte = mayHaveFiles(request) ? 1 / LEAST_BYTES_PER_MS : 0;
  const timer = setInterval(() => {
    const allowed = BODY_MS + (socket.bytesRead - before) * perByte;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (performance.now() - start > allowed) {
      clearInterval(timer);
      end(request);
    }
  }, LOOK_EVERY_MS).unref();
  request.once("close", () => clearInterval(timer));
}

/**
 * The body of a request, read to its end; undefined as soon as there is more than 64 KiB.
 * @throws where the client goes away before its end
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (declaresTooLarge(request)) return undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  // What is left of a body that is too large is let pass (discardBody).
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Waits until the rest of a refused body has come and gone, for ten seconds at most: 52 MB take a busy machine three. A
 * connection that is closed while its client still sends takes the answer with it.
 */
export async function discardBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const signal = AbortSignal.timeout(LINGER_MS);
  request.resume();
  await Promise.race([once(request, "end", { signal }), once(response, "close", { signal })]).catch(
    () => undefined,
  );
}
