import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** In the order of preference. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

const MIN_COMPRESSED = 1024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:\w+\+)?(?:json|javascript|xml)|image\/(?:svg|vnd\.dxf))/;

export const isCompressible = (body: Buffer, type: string) =>
  body.length >= MIN_COMPRESSED && COMPRESSIBLE.test(type);

/** The `preferred` option is missing in @types/negotiator. */
type Preferring = { encoding(available: string[], options: { preferred: string[] }): string | undefined };

/** The preferred encoding that the client accepts; `identity` for a client that names none. */
export function encodingFor(request: IncomingMessage, has: readonly Encoding[] = ENCODINGS): Encoding {
  if (request.headers["accept-encoding"] === undefined) return "identity";
  const negotiator: Preferring = new Negotiator(request);
  return (negotiator.encoding([...has], { preferred: [...has] }) as Encoding) ?? "identity";
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Compression levels for cached and for one-off answers: 180 KB become 15 KB in 8 ms, or 18 KB in 1.5 ms. */
export const QUALITY = { kept: 6, once: 4 };

export async function compress(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "br") return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  return encoding === "gzip" ? deflate(body, { level }) : body;
}
