// Plain JavaScript: the page cache loads it outside the bundle.
import { createHash } from "node:crypto";
import { isLoader } from "./late-scripts.mjs";

const SHARED = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "frame-src https://player.bilibili.com https://v.qq.com",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Inline scripts that Next writes itself; anything else in a finished page is refused. */
const NEXT_INLINE =
  /^(?:\(globalThis\["TURBOPACK"\]|\(self\.__next_f=|self\.__next_f\.push|self\.__next_[rs]=|\$R[A-Z]|requestAnimationFrame\()/;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** @param {string} sources */
const policy = (sources) => {
  const images = process.env.IMAGE_HOST ? ` ${process.env.IMAGE_HOST}` : "";
  return [...SHARED, `img-src 'self' data:${images}`, `script-src ${sources}`].join("; ");
};

/**
 * The policy of a finished page: its own scripts, and the hashes of the inline ones that are Next's.
 * @param {string} html
 * @throws when the page holds an inline script that Next did not write
 */
export function pagePolicy(html) {
  const hashes = new Set();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (/type="application\/ld\+json"/.test(attributes)) continue;
    if (!NEXT_INLINE.test(code) && !isLoader(code))
      throw new Error(`页面含有未知的内联脚本：${code.slice(0, 80)}`);
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return policy(["'self'", ...hashes].join(" "));
}

/**
 * The policy of a page rendered at each request.
 * @param {string} nonce
 */
export const noncePolicy = (nonce) => policy(`'nonce-${nonce}' 'strict-dynamic'`);

/** The policy of a page that brings none of its own. */
export const plainPolicy = () => policy("'self'");

/** The policy of everything that is not a page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
