import { once } from "node:events";
import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";

/**
 * Slow senders are cut (RELIABILITY L5). There is no limit of connections: idle ones would keep honest visitors out
 * (§6.2).
 */
export const SERVER_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
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
const MAX_BODY_BYTES = 64 * 1024;
const LINGER_MS = 1000;

export const declaresTooLarge = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"]) > MAX_BODY_BYTES;

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
 * Waits until the rest of a refused body has come and gone, for a second at most. A connection that is closed while its
 * client still sends takes the answer with it.
 */
export async function discardBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const signal = AbortSignal.timeout(LINGER_MS);
  request.resume();
  await Promise.race([once(request, "end", { signal }), once(response, "close", { signal })]).catch(
    () => undefined,
  );
}
