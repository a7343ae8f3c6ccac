import { readFileSync } from "node:fs";
import path from "node:path";
import { type Answer, makeAnswer } from "./answer";
import { failurePolicy } from "@/lib/html/content-policy";
import { SECURITY_HEADERS } from "@/lib/http/security-headers";

/** Written by the build (scripts/failure-page.ts). */
const FILE = "failure.html";

/** The page for 500 and 503: static, so it needs neither Next nor the store. */
export function failurePage(release: string): (status: 500 | 503) => Answer {
  const html = readFileSync(path.join(release, FILE), "utf8");
  const headers = {
    ...SECURITY_HEADERS,
    "content-security-policy": failurePolicy(html),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  };
  return (status) =>
    makeAnswer(status, { ...headers, ...(status === 503 && { "retry-after": "5" }) }, Buffer.from(html));
}
