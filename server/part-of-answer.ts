import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { headOf, type PlainAnswer } from "./answer";

const RANGE = /^bytes=(\d*)-(\d*)$/;

type Part = { status: 206 | 416; head: OutgoingHttpHeaders; body: Buffer };

/**
 * Answers a range request (RFC 9110 §14), as PDF viewers send, uncompressed. The whole file is sent for several ranges, for
 * other units than bytes, and where If-Range does not match: the file has changed, or its ETag is weak and does not identify
 * bytes.
 */
export function partOf({ method, headers }: IncomingMessage, answer: PlainAnswer): Part | undefined {
  if (answer.headers["accept-ranges"] === undefined || method !== "GET") return undefined;
  const [, from = "", to = ""] = RANGE.exec(headers.range ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const condition = headers["if-range"];
  if (condition !== undefined && (condition !== answer.etag || condition.startsWith("W/"))) return undefined;
  const body = answer.bodies.identity;
  const { length } = body;
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  const ofAll = (range: string) => ({ ...answer.headers, "content-range": `bytes ${range}/${length}` });
  const isThere = first < length && last >= first;
  const part = isThere ? body.subarray(first, last + 1) : Buffer.alloc(0);
  const head = headOf({ headers: ofAll(isThere ? `${first}-${last}` : "*") }, "identity", part);
  return { status: isThere ? 206 : 416, head, body: part };
}
