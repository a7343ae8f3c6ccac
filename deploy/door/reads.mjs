// The calls that only read content answer the same until the content changes (CONTRACT §1: all are named get…).
import { askedAgain, find, send, watch } from "./shelf.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

const READ = /^\/api\/\w+\/get(?:List|Detail|Category)$/;
const MAX_BODY = 512;

/** @param {Request} request a browser's post from another site is for the call to refuse */
const isOwn = ({ headers }) =>
  (headers["sec-fetch-site"] ?? "same-origin") === "same-origin" &&
  (headers.origin === undefined || headers.origin.endsWith(`//${headers.host}`));

/**
 * @param {Request} request
 * @param {Buffer[]} pieces of the body
 * @returns {string | undefined} nothing where the answer is not to be kept
 */
function keyOf(request, pieces) {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "POST") || !READ.test(url) || !isOwn(request)) return undefined;
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  if (size > MAX_BODY) return undefined;
  return [method, url, headers["content-type"], Buffer.concat(pieces).toString("latin1")].join("\n");
}

/**
 * Answers a reading call from the shelf, or sees to it that its answer goes out compressed and comes there when it is asked for again.
 * @param {Request} request
 * @param {Response} response
 * @param {Buffer[]} pieces of the body
 * @returns {boolean} whether it was answered
 */
export function serveRead(request, response, pieces) {
  const key = keyOf(request, pieces);
  if (!key) return false;
  const entry = find(key);
  if (entry) send(request, response, entry);
  else watch(request, response, key, { lifetime: () => Infinity, isWorthKeeping: askedAgain(key) });
  return Boolean(entry);
}
