import { once } from "node:events";
import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";
import { FILE_ADDRESSES } from "@/lib/routes/call-paths";
import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from "@/lib/inquiry/attachment-rules";

/**
 * Slow senders are disconnected (RELIABILITY L5). The number of connections is not limited: an attacker's idle ones would
 * lock out real visitors (§6.2).
 */
export const SERVER_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  // The maximum for any request; endSlow ends most earlier.
  requestTimeout: 900_000,
  connectionsCheckingInterval: 2000,
  // The site itself refuses several Host headers, or none (server/request-head.ts): Node would use the first, or answer
  // without the site's headers.
  joinDuplicateHeaders: true,
  requireHostHeader: false,
};

/**
 * Connections without traffic for this long are closed, for example when the client does not read (L11). Node checks once
 * per period, so it may take twice as long.
 */
export const IDLE_MS = 20_000;

export const MAX_ADDRESS_LENGTH = 2048;
export const MAX_BODY_BYTES = 64 * 1024;
/** The limit for forms with files: the files, and 1 MB for text fields and multipart headers. */
export const MAX_FORM_BYTES = MOST_ATTACHMENTS * MOST_ATTACHMENT_BYTES + 1024 * 1024;
const LINGER_MS = 10_000;

/** Whether a request is a form with file upload. */
export const mayHaveFiles = ({ method, url = "", headers }: IncomingMessage) =>
  method === "POST" &&
  FILE_ADDRESSES.includes(url.replace(/\?.*$/s, "")) &&
  /^\s*multipart\/form-data\s*;/i.test(headers["content-type"] ?? "");

/** Whether the body is larger than that of other forms, or its length is unknown. */
export const isLarge = ({ headers }: IncomingMessage) =>
  headers["content-length"] === undefined || Number(headers["content-length"]) > MAX_BODY_BYTES;

export const declaresTooLarge = (request: IncomingMessage) =>
  Number(request.headers["content-length"]) > (mayHaveFiles(request) ? MAX_FORM_BYTES : MAX_BODY_BYTES);

const LOOK_EVERY_MS = 2000;
const BODY_MS = 15_000;
/** Uploads may take longer at this minimum rate. */
const LEAST_BYTES_PER_MS = 16;

/** Ends a request whose body does not arrive in time, as Node does for the head. */
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
 * Reads the body of a request; undefined as soon as it exceeds MAX_BODY_BYTES.
 * @throws if the client disconnects before its end
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (declaresTooLarge(request)) return undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  // discardBody reads the rest of a body that is too large.
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Reads and drops the rest of a refused body, for ten seconds at most (52 MB take a busy machine three). If the connection
 * were closed while the client still sends, the client would lose the answer.
 */
export async function discardBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const signal = AbortSignal.timeout(LINGER_MS);
  request.resume();
  await Promise.race([once(request, "end", { signal }), once(response, "close", { signal })]).catch(
    () => undefined,
  );
}
