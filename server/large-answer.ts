import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type LargeAnswer, weakTag } from "./answer";
import { QUALITY } from "./encoding";
import { SHARED } from "./finish-page";
import { only, type Streamed } from "./render";
import { DATA_HEADERS } from "@/lib/http/security-headers";

/** Compresses a stream by gzip; the uncompressed text is never in memory as a whole. */
async function pack(text: Readable) {
  const hash = createHash("sha256");
  const pieces: Buffer[] = [];
  let whole = 0;
  await pipeline(
    text,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        hash.update(piece);
        whole += piece.length;
        yield piece;
      }
    },
    createGzip({ level: QUALITY.kept }),
    async (source: AsyncIterable<Buffer>) => {
      for await (const piece of source) pieces.push(piece);
    },
  );
  const packed = { pieces, length: pieces.reduce((sum, piece) => sum + piece.length, 0), whole };
  return { packed, etag: weakTag(hash) };
}

/**
 * Makes an answer that may be large (the catalogue of 100,000 products: 329 MB, 48 MB compressed). It is kept compressed
 * only, and decompressed on the fly for the few clients that accept no gzip.
 */
export async function largeAnswer({ status, headers, body }: Streamed): Promise<LargeAnswer> {
  const { packed, etag } = await pack(body);
  const sent = {
    ...DATA_HEADERS,
    ...only(["content-type", "content-disposition", "link", "access-control-allow-origin"], headers),
    "cache-control": SHARED,
    etag,
    vary: "Accept-Encoding",
  };
  return { status, headers: sent, packed, etag, isCompressible: true, cache: "made" };
}
