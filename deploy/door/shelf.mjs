// Finished answers kept ready to send, in each encoding: what Next made once is not made again.
import { createHash } from "node:crypto";
import { contentVersion } from "../../db/content-version.mjs";
import { choose, encode } from "./encodings.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/**
 * @typedef {{
 *   version: number, until: number, etag: string, bytes: number,
 *   headers: import("node:http").OutgoingHttpHeaders,
 *   bodies: import("./encodings.mjs").Bodies,
 * }} Entry
 */

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_ASKED = 10_000;
const MAX_BODY = 2 * 1024 * 1024;
/** What an entry takes beside its bodies, at a guess. */
const ENTRY_BYTES = 1024;
/** Headers that belong to one sending, not to the answer. */
const OF_THE_SENDING = new Set(
  [
    "connection",
    "keep-alive",
    "transfer-encoding",
    "content-length",
    "content-encoding",
    "etag",
    "vary",
  ].concat(["date", "x-nextjs-cache", "accept-ranges"]),
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
 * @param {Buffer} body
 * @param {boolean} encoded
 */
async function keep(key, facts, body, encoded) {
  const type = String(facts.headers["content-type"] ?? "");
  const bodies = encoded ? await encode(body, type) : { identity: body };
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, ENTRY_BYTES);
  drop(key);
  const headers = { ...facts.headers, ETag: etag, Vary: "Accept-Encoding" };
  entries.set(key, { ...facts, headers, bodies, etag, bytes });
  held += bytes;
  for (const oldest of entries.keys()) {
    if (held <= MAX_BYTES) break;
    drop(oldest);
  }
}

/**
 * Collects what is written to an answer while it is sent.
 * @param {Response} response
 * @param {(body: Buffer) => void} whole called with the body of an answer that was sent to its end
 */
function listen(response, whole) {
  const { write, end } = response;
  /** @type {Buffer[]} */
  const chunks = [];
  let length = 0;
  /** @param {any} chunk @param {any} encoding */
  const take = (chunk, encoding) => {
    if (chunk === null || chunk === undefined || typeof chunk === "function") return;
    if (response.statusCode !== 200) return;
    const bytes =
      typeof chunk === "string"
        ? Buffer.from(chunk, typeof encoding === "string" ? /** @type {BufferEncoding} */ (encoding) : "utf8")
        : chunk;
    length += bytes.length;
    if (length <= MAX_BODY) chunks.push(bytes);
  };
  response.write = /** @type {typeof write} */ (
    /** @param {any[]} rest */ (...rest) => (take(rest[0], rest[1]), Reflect.apply(write, response, rest))
  );
  response.end = /** @type {typeof end} */ (
    /** @param {any[]} rest */ (...rest) => {
      take(rest[0], rest[1]);
      const done = Reflect.apply(end, response, rest);
      if (length <= MAX_BODY) whole(Buffer.concat(chunks));
      return done;
    }
  );
}

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
  if (entry.version !== contentVersion() || entry.until < Date.now()) {
    drop(key);
    return undefined;
  }
  // The most recently asked for is dropped last.
  entries.delete(key);
  entries.set(key, entry);
  return entry;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Entry} entry
 */
export function send(request, response, { headers, bodies, etag }) {
  if (request.headers["if-none-match"]?.includes(etag) && request.method !== "POST") {
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
 * Keeps the answer that Next is about to give, when it is a success.
 * @param {Request} request
 * @param {Response} response
 * @param {string} key
 * @param {{ lifetime: (response: Response) => number, encoded?: boolean }} how how many seconds a complete answer may be
 * kept, and whether also compressed
 */
export function watch(request, response, key, { lifetime, encoded = true }) {
  const version = contentVersion();
  // The conditional and compressed forms are made here, from the whole answer.
  delete request.headers["if-none-match"];
  delete request.headers["if-modified-since"];
  delete request.headers["accept-encoding"];
  listen(response, (body) => {
    const seconds = lifetime(response);
    if (seconds === 0 || response.statusCode !== 200 || response.hasHeader("set-cookie")) return;
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).filter(([name]) => !OF_THE_SENDING.has(name)),
    );
    void keep(key, { version, until: Date.now() + seconds * 1000, headers }, body, encoded);
  });
}
