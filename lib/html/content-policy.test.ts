import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { env } from "@/lib/env";
import { contentPolicy } from "./content-policy";

const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const NEXT = 'self.__next_f.push([1,"a"])';

test("a page may only run its own files and, each once, the inline scripts of Next", () => {
  const policy = contentPolicy(
    `<script src="/_next/a.js" async=""></script><script>${NEXT}</script><script>${NEXT}</script>` +
      `<script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
  );
  const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src"));
  expect(scripts).toBe(
    `script-src 'self' ${sha(NEXT)} ${sha("(self.__next_f=self.__next_f||[]).push([0])")}`,
  );
  expect(policy).not.toContain("unsafe");
});

test.each([
  "<script>alert(1)</script>",
  "<script >alert(1)</script>",
  '<script nonce="x">alert(1)</script>',
  '<script type="module">alert(1)</script>',
  `<script>alert(1);${NEXT}</script>`,
  `<script>${NEXT}</script><script>\nalert(1)</script>`,
])("a page with a foreign inline script is rejected: %s", (html) => {
  expect(() => contentPolicy(html)).toThrow("未知的内联脚本");
});

test("structured data is not treated as a script", () => {
  expect(contentPolicy('<script type="application/ld+json">{"a":1}</script>')).toContain("script-src 'self'");
});

test("pictures may come from the configured image host", () => {
  expect(contentPolicy("")).toContain("img-src 'self' data:;");
  env().IMAGE_HOST = "https://img.example.com";
  expect(contentPolicy("")).toContain("img-src 'self' data: https://img.example.com;");
  delete env().IMAGE_HOST;
});

test("every policy forbids framing the site, plugins and other base addresses", () => {
  for (const rule of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(contentPolicy("").split("; ")).toContain(rule);
});
