import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** @typedef {"br" | "gzip" | "identity"} Encoding */
/** @typedef {Partial<Record<Encoding, Buffer>> & { identity: Buffer }} Bodies */

const MIN_COMPRESSED = 1024;
const BROTLI_QUALITY = 6;
const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|speculationrules\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * A body in each encoding that is worth sending.
 * @param {Buffer} body
 * @param {string} type
 * @returns {Promise<Bodies>}
 */
export async function encode(body, type) {
  if (body.length < MIN_COMPRESSED || !TEXT.test(type)) return { identity: body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body)]);
  return { identity: body, br, gzip: gz };
}

/**
 * A page that is sent once, in what is quickly made.
 * @param {Buffer} page
 * @returns {Promise<Bodies>}
 */
export const encodeOnce = async (page) => ({
  identity: page,
  gzip: await deflate(page, { level: constants.Z_BEST_SPEED }),
});

/**
 * The best encoding of an answer that the visitor takes.
 * @param {Bodies} bodies
 * @param {string} accepted
 * @returns {Encoding}
 */
export function choose(bodies, accepted) {
  if (bodies.br && /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return bodies.gzip && /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}
