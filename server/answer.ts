import { createHash, type Hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { type Bodies, compress, type Encoding, isCompressible, QUALITY } from "./encoding";

type Finished = {
  status: number;
  /** Without those that depend on the encoding. */
  headers: OutgoingHttpHeaders;
  /** Weak where all encodings share it; undefined where a client cannot revalidate the answer. */
  etag: string | undefined;
  isCompressible: boolean;
  /** Made for the cache, read from it, or for this one request. */
  cache: "made" | "kept" | "none";
};

export type PlainAnswer = Finished & {
  /** Cached answers have every encoding, others only `identity`. */
  bodies: Bodies;
  packed?: undefined;
};
/** Kept in gzip only (server/large-answer.ts); `whole` is the length uncompressed. */
export type LargeAnswer = Finished & { packed: { pieces: readonly Buffer[]; length: number; whole: number } };

/** A complete answer, ready to send. */
export type Answer = PlainAnswer | LargeAnswer;

const strongTag = (hash: Hash) => `"${hash.digest("base64url").slice(0, 22)}"`;
export const weakTag = (hash: Hash) => `W/${strongTag(hash)}`;
const hashOf = (body: Buffer) => createHash("sha256").update(body);
export const tagOf = (body: Buffer) => weakTag(hashOf(body));

export function makeAnswer(
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  { hasTag = false }: { hasTag?: boolean } = {},
): PlainAnswer {
  const canCompress = isCompressible(body, String(headers["content-type"] ?? ""));
  const etag = hasTag ? (canCompress ? tagOf(body) : strongTag(hashOf(body))) : undefined;
  return {
    status,
    headers: { ...headers, ...(etag && { etag }), ...(canCompress && { vary: "Accept-Encoding" }) },
    bodies: { identity: body },
    etag,
    isCompressible: canCompress,
    cache: "none",
  };
}

/** The headers for a body in this encoding. */
export const headOf = (
  { headers }: Pick<Answer, "headers">,
  encoding: Encoding,
  body: { length: number },
): OutgoingHttpHeaders => ({
  ...headers,
  ...(encoding !== "identity" && { "content-encoding": encoding }),
  "content-length": body.length,
});

/** zlib returns slices of 16 KB blocks, and a cached slice would keep its whole block in memory. */
const exactCopy = (slice: Buffer) => Buffer.from(new Uint8Array(slice).buffer);

/** The answer in every encoding, for the cache. */
export async function cacheable(answer: PlainAnswer): Promise<PlainAnswer> {
  const { identity } = answer.bodies;
  const encodings: Encoding[] = answer.isCompressible ? ["identity", "br", "gzip"] : ["identity"];
  const made = await Promise.all(
    encodings.map(
      async (encoding) => [encoding, exactCopy(await compress(identity, encoding, QUALITY.kept))] as const,
    ),
  );
  return { ...answer, bodies: { identity, ...Object.fromEntries(made) }, cache: "made" };
}
