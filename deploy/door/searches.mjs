// Results of a search carry the nonce of one answer. Kept ones are sent again with another, so that no two answers
// share one and nothing outside may keep them; inside, what many look for is rendered once.
import { pipeline } from "node:stream";
import { createBrotliCompress, createGzip } from "node:zlib";
import { withLateScripts } from "../../lib/late-scripts.mjs";
import { noncePolicy } from "../../lib/policy.mjs";
import { choose, QUICK } from "./encodings.mjs";
import { askedAgain, find, watch } from "./shelf.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

const COMPRESSORS = {
  br: () => createBrotliCompress(QUICK.br),
  gzip: () => createGzip(QUICK.gzip),
  identity: () => undefined,
};

/**
 * What lies between the places of the nonce, cut once for each kept page: a copy of the page for each visitor would
 * leave the memory in holes.
 * @type {WeakMap<Buffer, Buffer[]>}
 */
const cut = new WeakMap();

/**
 * @param {Buffer} page
 * @param {string} used the nonce that it was made with
 */
function piecesOf(page, used) {
  const known = cut.get(page);
  if (known) return known;
  const pieces = [];
  let from = 0;
  for (let at = page.indexOf(used); at >= 0; at = page.indexOf(used, from)) {
    pieces.push(page.subarray(from, at));
    from = at + used.length;
  }
  pieces.push(page.subarray(from));
  cut.set(page, pieces);
  return pieces;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {import("./shelf.mjs").Entry} entry
 * @param {string} nonce of the same length as that which it was made with
 */
function send(request, response, { headers, bodies }, nonce) {
  const policy = String(headers["content-security-policy"]);
  const used = /'nonce-([^']+)'/.exec(policy)?.[1] ?? nonce;
  const page = bodies.identity;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = choose(COMPRESSORS, accepted);
  response.writeHead(200, {
    ...headers,
    "content-security-policy": noncePolicy(nonce),
    ...(encoding === "identity" ? { "Content-Length": page.length } : { "Content-Encoding": encoding }),
  });
  const zip = COMPRESSORS[encoding]();
  // A visitor who leaves ends the sending; there is nobody to tell.
  if (zip) pipeline(zip, response, () => {});
  const target = zip ?? response;
  target.cork();
  for (const [at, piece] of piecesOf(page, used).entries()) {
    if (at > 0) target.write(nonce);
    target.write(piece);
  }
  target.uncork();
  target.end();
}

/** Also what is sent only once: most of what is looked for is new. @param {Buffer} page */
const finish = (page) => Buffer.from(withLateScripts(page.toString()));

/**
 * Answers a search from the shelf, or finishes what Next makes of it and keeps it when it is asked for again.
 * @param {Request} request
 * @param {Response} response
 * @param {string} nonce of this answer
 * @returns {boolean} whether it is answered
 */
export function serveSearch(request, response, nonce) {
  if (request.method !== "GET" || request.headers.rsc) return false;
  const key = request.url ?? "/";
  const entry = find(key);
  if (entry) send(request, response, entry, nonce);
  else {
    const isWorthKeeping = askedAgain(key);
    watch(request, response, key, { lifetime: () => Infinity, isWorthKeeping, encoded: false, finish });
  }
  return Boolean(entry);
}
