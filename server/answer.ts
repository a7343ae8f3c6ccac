import { createHash, type Hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { type Bodies, compress, type Encoding, isCompressible, QUALITY } from "./encoding";

type Finished = {
  status: number;
  /** All but those that depend on the encoding. */
  headers: OutgoingHttpHeaders;
  /** Weak where the encodings of an answer share it; only of what a client may have already. */
  etag: string | undefined;
  isCompressible: boolean;
  /** Made to be kept, or kept already, or for whoever asked only. */
  cache: "made" | "kept" | "none";
};

export type PlainAnswer = Finished & {
  /** Of an answer that is kept, in every encoding; of any other, as it is. */
  bodies: Bodies;
  packed?: undefined;
};
/** One that is kept by gzip alone (server/large-answer.ts); `whole` is its length unpacked. */
export type LargeAnswer = Finished & { packed: { pieces: readonly Buffer[]; length: number; whole: number } };

/** A whole answer, ready to be sent to any visitor. */
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

/** The headers with which a body goes out. */
export const headOf = (
  { headers }: Pick<Answer, "headers">,
  encoding: Encoding,
  body: { length: number },
): OutgoingHttpHeaders => ({
  ...headers,
  ...(encoding !== "identity" && { "content-encoding": encoding }),
  "content-length": body.length,
});

/** zlib hands out slices of blocks of 16 KB and more: what is kept must hold no more than it says. */
const exactCopy = (slice: Buffer) => Buffer.from(new Uint8Array(slice).buffer);

/** The same answer in every encoding, for the cache. */
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
