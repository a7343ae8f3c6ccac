import { STATUS_CODES, type OutgoingHttpHeaders } from "node:http";
import type { Duplex } from "node:stream";
import { makeAnswer, type PlainAnswer } from "./answer";
import { DATA_HEADERS } from "./security-headers";

const SENTENCES = {
  400: "请求格式错误",
  404: "接口不存在",
  405: "请求方法不支持",
  408: "请求超时",
  412: "文件已经改变",
  413: "请求内容过大",
  414: "地址过长",
  416: "请求的范围不在文件之内",
  417: "不支持这样的 Expect 请求头",
  431: "请求头过大",
  500: "服务器错误",
  503: "服务繁忙，请稍后再试",
} as const;

export type RefusalStatus = keyof typeof SENTENCES;

const HEADERS = { ...DATA_HEADERS, "Cache-Control": "no-store" };

/** An answer of the server itself: the API's envelope (CONTRACT §1), or a sentence. */
export function refusal(
  status: RefusalStatus,
  isCall: boolean,
  headers: OutgoingHttpHeaders = {},
): PlainAnswer {
  const msg = SENTENCES[status];
  const text = isCall ? JSON.stringify({ code: status, msg, data: null }) : `${msg}\n`;
  const type = isCall ? "application/json; charset=utf-8" : "text/plain; charset=utf-8";
  return makeAnswer(status, { ...HEADERS, "Content-Type": type, ...headers }, Buffer.from(text));
}

const PARSER_FAULTS: Record<string, RefusalStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers what cannot be read as a request, or does not arrive in time.
 * @returns the status that was sent; undefined where nobody listens, or another answer is on its way
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): RefusalStatus | undefined {
  const isAnswering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
    socket.destroy();
    return undefined;
  }
  const status = PARSER_FAULTS[error.code ?? ""] ?? 400;
  const { headers, bodies } = refusal(status, false, { Connection: "close" });
  const lines = Object.entries({ ...headers, "Content-Length": bodies.identity.length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${bodies.identity}`);
  return status;
}
