import { STATUS_CODES, type OutgoingHttpHeaders } from "node:http";
import type { Duplex } from "node:stream";
import { FAULTS } from "@/lib/http/envelope";
import { makeAnswer, type PlainAnswer } from "./answer";
import { DATA_HEADERS } from "@/lib/http/security-headers";

const SENTENCES = {
  ...FAULTS,
  408: "请求超时",
  412: "文件已经改变",
  414: "地址过长",
  416: "请求的范围不在文件之内",
  417: "不支持这样的 Expect 请求头",
  431: "请求头过大",
} as const;

export type RefusalStatus = keyof typeof SENTENCES;

const HEADERS = { ...DATA_HEADERS, "cache-control": "no-store" };

/** An error answer of the server itself: the API envelope (CONTRACT §1) for calls, else one line of text. */
export function refusal(
  status: RefusalStatus,
  { isCall }: { isCall: boolean },
  headers: OutgoingHttpHeaders = {},
): PlainAnswer {
  const msg = SENTENCES[status];
  const text = isCall ? JSON.stringify({ code: status, msg, data: null }) : `${msg}\n`;
  const type = isCall ? "application/json; charset=utf-8" : "text/plain; charset=utf-8";
  return makeAnswer(status, { ...HEADERS, "content-type": type, ...headers }, Buffer.from(text));
}

/** A redirect, permanent except for 307. */
export const redirect = (status: 301 | 307 | 308, location: string, caching = "public, max-age=300") =>
  makeAnswer(status, { ...DATA_HEADERS, "cache-control": caching, location }, Buffer.alloc(0));

const PARSER_FAULTS: Record<string, RefusalStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers a malformed request, or one that times out.
 * @returns the status sent; undefined if the connection is gone or another answer has been started
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): RefusalStatus | undefined {
  const isAnswering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
    socket.destroy();
    return undefined;
  }
  const status = PARSER_FAULTS[error.code ?? ""] ?? 400;
  const { headers, bodies } = refusal(status, { isCall: false }, { connection: "close" });
  const lines = Object.entries({ ...headers, "content-length": bodies.identity.length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${bodies.identity}`);
  return status;
}
