// Results of a search carry the nonce of one answer. Kept ones are sent again with another, so that no two answers
// share one and nothing outside may keep them; inside, what many look for is rendered once.
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { noncePolicy } from "../../lib/policy.mjs";
import { choose } from "./encodings.mjs";
import { askedAgain, find, watch } from "./shelf.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

const FAST = { level: constants.Z_BEST_SPEED };
const deflate = promisify(gzip);

/**
 * @param {Buffer} page
 * @param {string} used
 * @param {string} nonce of the same length
 */
function renew(page, used, nonce) {
  const copy = Buffer.from(page);
  for (let at = copy.indexOf(used); at >= 0; at = copy.indexOf(used, at + used.length)) copy.write(nonce, at);
  return copy;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {import("./shelf.mjs").Entry} entry
 * @param {string} nonce
 */
async function send(request, response, { headers, bodies }, nonce) {
  const policy = String(headers["content-security-policy"]);
  const used = /'nonce-([^']+)'/.exec(policy)?.[1] ?? nonce;
  const page = renew(bodies.identity, used, nonce);
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const isZipped = choose({ identity: page, gzip: page }, accepted) === "gzip";
  const body = isZipped ? await deflate(page, FAST) : page;
  response.writeHead(200, {
    ...headers,
    "content-security-policy": noncePolicy(nonce),
    "Content-Length": body.length,
    ...(isZipped && { "Content-Encoding": "gzip" }),
  });
  response.end(body);
}

/**
 * Answers a search from the shelf, or sees to it that its answer comes there when it is asked for again.
 * @param {Request} request
 * @param {Response} response
 * @param {string} nonce of this answer
 * @returns {boolean} whether it is answered
 */
export function serveSearch(request, response, nonce) {
  if (request.method !== "GET" || request.headers.rsc) return false;
  const key = request.url ?? "/";
  const entry = find(key);
  if (entry) void send(request, response, entry, nonce);
  else if (askedAgain(key)) watch(request, response, key, { lifetime: () => Infinity, encoded: false });
  return Boolean(entry);
}
