import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { MENU_CHOICE_SCRIPT } from "@/lib/links/menu-choice-script";
import { SCRIPTED } from "@/lib/scripted";
import { SITE } from "@/lib/site";
import { DEFERRED_SCRIPTS_LOADER } from "./deferred-scripts";

/** Inline scripts that Next writes itself. */
const NEXT_INLINE =
  /^(?:\(globalThis\["TURBOPACK"\]|\(self\.__next_f=|self\.__next_f\.push|self\.__next_[rs]=|\$R[A-Z]|requestAnimationFrame\()/;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="application\/(?:ld\+)?json"/;

/** Inline scripts of the site, compared by their exact text. */
const OWN_INLINE = new Set([SCRIPTED, MENU_CHOICE_SCRIPT, DEFERRED_SCRIPTS_LOADER]);

const isKnown = (code: string) => NEXT_INLINE.test(code) || OWN_INLINE.has(code);

const sourceOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const policyOf = (directives: Record<string, string>): string =>
  Object.entries({
    "default-src": "'none'",
    "style-src": "'self'",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "frame-src": SITE.videoHosts.map((host) => `https://${host}`).join(" "),
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "img-src": ["'self' data:", env().IMAGE_HOST].filter(Boolean).join(" "),
    ...directives,
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/**
 * The Content-Security-Policy of a finished page: its own files, and the hashes of its inline scripts.
 * @throws if a page has an inline script that neither Next nor this site wrote
 */
export function contentPolicy(html: string): string {
  const scripts = new Set(["'self'"]);
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(attributes)) continue;
    if (!isKnown(code)) throw new Error(`页面含有未知的内联脚本：${code.slice(0, 80)}`);
    scripts.add(sourceOf(code));
  }
  return policyOf({ "script-src": [...scripts].join(" ") });
}

/** The policy for development: hot reload uses eval, inline styles and a websocket. */
export const developmentPolicy = () =>
  policyOf({
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",
    "connect-src": "'self' ws:",
  });

/** The policy of the failure page: nothing but its inline styles. */
export function failurePolicy(html: string): string {
  const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return `default-src 'none'; style-src ${sourceOf(styles)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
