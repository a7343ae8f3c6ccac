// Finished answers kept ready to send, in each encoding: what Next made once is not made again.
import { createHash } from "node:crypto";
import { contentVersion } from "../../db/content-version.mjs";
import { choose, encode, encodeOnce } from "./encodings.mjs";
import { hold } from "./hold.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/**
 * @typedef {{
 *   version: number, until: number, bytes: number,
 *   headers: import("node:http").OutgoingHttpHeaders,
 *   bodies: import("./encodings.mjs").Bodies,
 * }} Entry
 */

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_ASKED = 10_000;
const RENEWAL_MS = 10_000;
/** What an entry takes beside its bodies, at a guess. */
const ENTRY_BYTES = 1024;
/** Headers that belong to one sending, not to the answer. */
const OF_THE_SENDING = new Set(
  ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"].concat([
    "vary",
    "date",
    "x-nextjs-cache",
    "accept-ranges",
  ]),
);

/** @type {Map<string, Entry>} */
const entries = new Map();
/** @type {Set<string>} */
const asked = new Set();
let held = 0;

/** @param {string} key */
function drop(key) {
  held -= entries.get(key)?.bytes ?? 0;
  entries.delete(key);
}

/**
 * @param {string} key
 * @param {Pick<Entry, "version" | "until" | "headers">} facts
 * @param {import("./encodings.mjs").Bodies} bodies
 */
function keep(key, facts, bodies) {
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, ENTRY_BYTES);
  drop(key);
  entries.set(key, { ...facts, bodies, bytes });
  held += bytes;
  for (const oldest of entries.keys()) {
    if (held <= MAX_BYTES) break;
    drop(oldest);
  }
}

/** @param {Buffer} body */
const tagOf = (body) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/**
 * Whether something is worth keeping: not before it is asked for again, so that what is made up once costs no
 * compression and pushes nothing off.
 * @param {string} key
 */
export function askedAgain(key) {
  if (asked.has(key)) return true;
  if (asked.size >= MAX_ASKED) asked.clear();
  asked.add(key);
  return false;
}

/**
 * The answer of this key, if there is one made from the content as it is now.
 * @param {string} key
 */
export function find(key) {
  const entry = entries.get(key);
  if (!entry) return undefined;
  if (entry.version !== contentVersion()) {
    drop(key);
    return undefined;
  }
  const now = performance.now();
  if (entry.until < now) {
    // This visitor has it made anew; those who come meanwhile get what is there.
    entry.until = now + RENEWAL_MS;
    return undefined;
  }
  // The most recently asked for is dropped last.
  entries.delete(key);
  entries.set(key, entry);
  return entry;
}

/**
 * The tags of what a visitor has already.
 * @param {Request} request
 */
const knownTo = ({ method, headers }) => (method === "POST" ? "" : (headers["if-none-match"] ?? ""));

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Entry} entry
 */
export function send(request, response, { headers, bodies }) {
  if (knownTo(request).includes(String(headers.etag))) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = choose(bodies, String(request.headers["accept-encoding"] ?? ""));
  const body = bodies[encoding] ?? bodies.identity;
  const ofThisSending = {
    "Content-Length": body.length,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  response.writeHead(200, { ...headers, ...ofThisSending });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Sends the answer that Next is about to give compressed, and keeps it when it is a success and worth it.
 * @param {Request} request
 * @param {Response} response
 * @param {string} key
 * @param {{
 *   lifetime: (response: Response) => number, isWorthKeeping: boolean, encoded?: boolean, finish?: (body: Buffer) => Buffer,
 * }} how how many seconds a complete answer may be kept, whether it is to be, whether also compressed, and what is still
 * done to it
 */
export function watch(request, response, key, how) {
  const { lifetime, isWorthKeeping, encoded = true, finish = (/** @type {Buffer} */ body) => body } = how;
  const version = contentVersion();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const known = knownTo(request);
  // The conditional and compressed forms are made here, from the whole answer.
  delete request.headers["if-none-match"];
  delete request.headers["if-modified-since"];
  delete request.headers["accept-encoding"];
  /** @type {import("./encodings.mjs").Bodies | undefined} */
  let bodies;
  let seconds = 0;
  const prepare = async (/** @type {Buffer} */ made) => {
    if (response.headersSent) return made;
    const body = finish(made);
    const type = String(response.getHeader("content-type") ?? "");
    seconds = response.statusCode === 200 ? lifetime(response) : 0;
    const isLasting = encoded && seconds > 0;
    const tag = isLasting ? tagOf(body) : undefined;
    // The same for who comes first, though nothing is kept yet.
    if (tag) response.setHeader("ETag", tag);
    const isKnown = tag !== undefined && known.includes(tag);
    bodies = await (isLasting && isWorthKeeping
      ? encode(body, type)
      : encodeOnce(body, type, isKnown ? "" : accepted));
    response.setHeader("Vary", "Accept-Encoding");
    if (isKnown) {
      response.statusCode = 304;
      response.removeHeader("Content-Length");
      return Buffer.alloc(0);
    }
    const encoding = choose(bodies, accepted);
    const chosen = bodies[encoding] ?? body;
    response.setHeader("Content-Length", chosen.length);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    return chosen;
  };
  // Afterwards, when the headers are complete (answer.mjs).
  const sent = () => {
    if (!bodies || !isWorthKeeping || seconds === 0 || response.hasHeader("set-cookie")) return;
    const own = Object.entries(response.getHeaders()).filter(([name]) => !OF_THE_SENDING.has(name));
    const until = performance.now() + seconds * 1000;
    const headers = { ...Object.fromEntries(own), ...(encoded && { Vary: "Accept-Encoding" }) };
    keep(key, { version, until, headers }, encoded ? bodies : { identity: bodies.identity });
  };
  hold(response, { prepare, sent });
}
