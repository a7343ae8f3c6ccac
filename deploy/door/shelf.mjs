// Finished answers kept ready to send, in each encoding: what Next made once is not made again. A shared cache in
// the sense of HTTP: it keeps what an answer's own `s-maxage` or `immutable` allows, and nothing else.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentVersion } from "../../db/content-version.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {"br" | "gzip" | "identity"} Encoding */
/**
 * @typedef {{
 *   version: number, until: number, etag: string, bytes: number,
 *   headers: import("node:http").OutgoingHttpHeaders,
 *   bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
 * }} Entry
 */

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_ASKED = 10_000;
const MAX_BODY = 2 * 1024 * 1024;
const MIN_COMPRESSED = 1024;
const BROTLI_QUALITY = 6;
const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|speculationrules\+json)|image\/svg)/;
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
    "date",
  ].concat(["x-nextjs-cache", "accept-ranges"]),
);

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

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
 * How long an answer may be kept, in seconds.
 * @param {unknown} control its Cache-Control
 */
function keepable(control) {
  if (typeof control !== "string" || control.includes("no-store") || control.includes("private")) return 0;
  return Number(/(?:s-maxage|immutable.*max-age|max-age)=(\d+)/.exec(control)?.[1] ?? 0);
}

/**
 * @param {Buffer} body
 * @param {string} type
 */
async function encode(body, type) {
  if (body.length < MIN_COMPRESSED || !TEXT.test(type)) return { identity: body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body)]);
  return { identity: body, br, gzip: gz };
}

/**
 * @param {string} key
 * @param {Omit<Entry, "bytes" | "bodies" | "etag">} facts
 * @param {Buffer} body
 * @param {string} type
 */
async function keep(key, facts, body, type) {
  const bodies = await encode(body, type);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 1024);
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
 * The best encoding of an answer that the visitor takes.
 * @param {Entry["bodies"]} bodies
 * @param {string} accepted
 * @returns {Encoding}
 */
function choose(bodies, accepted) {
  if (bodies.br && /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return bodies.gzip && /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Entry} entry
 */
function send(request, response, { headers, bodies, etag }) {
  if (request.headers["if-none-match"]?.includes(etag)) {
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
 * Keeps what is written to an answer while it is sent.
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

/** @param {Request} request */
const isPlain = ({ method, headers }) =>
  (method === "GET" || method === "HEAD") && !headers.rsc && headers.range === undefined;

/**
 * Whether an address is worth keeping: plain ones at once, those with a query when asked for again, so that made-up
 * queries cost no compression and push nothing off.
 * @param {string} url
 */
function isWanted(url) {
  if (!url.includes("?") || asked.has(url)) return true;
  if (asked.size >= MAX_ASKED) asked.clear();
  asked.add(url);
  return false;
}

/**
 * Sends an answer from the shelf, if there is one made from the content as it is now.
 * @param {Request} request
 * @param {Response} response
 * @returns {boolean} whether it was sent
 */
export function serve(request, response) {
  const key = request.url ?? "/";
  const entry = entries.get(key);
  if (!entry || !isPlain(request)) return false;
  if (entry.version !== contentVersion() || entry.until < Date.now()) {
    drop(key);
    return false;
  }
  // The most recently asked for is dropped last.
  entries.delete(key);
  entries.set(key, entry);
  send(request, response, entry);
  return true;
}

/**
 * Puts the answer that Next is about to give on the shelf, if it may be kept.
 * @param {Request} request
 * @param {Response} response
 */
export function watch(request, response) {
  const key = request.url ?? "/";
  if (request.method !== "GET" || !isPlain(request) || !isWanted(key)) return;
  const version = contentVersion();
  // The conditional and compressed forms are made here, from the whole answer.
  delete request.headers["if-none-match"];
  delete request.headers["if-modified-since"];
  delete request.headers["accept-encoding"];
  listen(response, (body) => {
    const seconds = keepable(response.getHeader("cache-control"));
    if (seconds === 0 || response.statusCode !== 200 || response.hasHeader("set-cookie")) return;
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).filter(([name]) => !OF_THE_SENDING.has(name)),
    );
    const until = Date.now() + seconds * 1000;
    void keep(key, { version, until, headers }, body, String(response.getHeader("content-type") ?? ""));
  });
}
