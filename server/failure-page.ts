import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Answer, makeAnswer } from "./answer";
import { SECURITY_HEADERS } from "./security-headers";

/** Made by the build (scripts/failure-page.ts). */
const FILE = "failure.html";

/** Its Content-Security-Policy: nothing but the styles that it holds. */
export function failurePolicy(html: string): string {
  const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash("sha256").update(styles).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The page for failures: it needs no script and no store. */
export function failurePage(release: string): (status: 500 | 503) => Answer {
  const html = readFileSync(path.join(release, FILE), "utf8");
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": failurePolicy(html),
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
  };
  return (status) =>
    makeAnswer(status, { ...headers, ...(status === 503 && { "Retry-After": "5" }) }, Buffer.from(html));
}
