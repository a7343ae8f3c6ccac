import { STATUS_CODES } from "node:http";
import { COMMON_HEADERS } from "../../lib/answer-headers.mjs";
import { DATA_POLICY } from "../../lib/policy.mjs";

/** @type {Record<number, string>} */
const SENTENCES = {
  400: "请求格式错误",
  404: "页面不存在",
  405: "请求方法不支持",
  408: "请求超时",
  413: "请求内容过大",
  414: "地址过长",
  431: "请求头过大",
  500: "服务器错误",
};

/** @type {Record<string, string>} */
const HEADERS = {
  ...COMMON_HEADERS,
  "Content-Security-Policy": DATA_POLICY,
  "Cache-Control": "no-store",
};

/** @param {number} status */
const envelope = (status) => JSON.stringify({ code: status, msg: SENTENCES[status], data: null });

/**
 * Answers at the door, in the shape of the API (CONTRACT §1) or as a sentence.
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {{ api: boolean, headers?: Record<string, string> }} how
 */
export function refuse(response, status, { api, headers }) {
  const body = api ? envelope(status) : `${SENTENCES[status]}\n`;
  const type = api ? "application/json; charset=utf-8" : "text/plain; charset=utf-8";
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, { ...HEADERS, "Content-Type": type, "Content-Length": length, ...headers });
  response.end(body);
}

/** @type {Record<string, number>} */
const FAULTS = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers what cannot be read as a request, or does not arrive in time.
 * @param {NodeJS.ErrnoException} error
 * @param {import("node:stream").Duplex & { _httpMessage?: { headersSent: boolean } }} socket
 * @returns {number | undefined} the status that was sent
 */
export function refuseUnreadable(error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return undefined;
  }
  const status = FAULTS[error.code ?? ""] ?? 400;
  const body = `${SENTENCES[status]}\n`;
  const headers = {
    ...HEADERS,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`, () =>
    socket.destroy(),
  );
  return status;
}
