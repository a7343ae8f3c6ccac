import type { IncomingHttpHeaders } from "node:http";

// The scoring of Mozilla's HTTP Observatory, version 4, for responses without cookies and without its tests of hosts and
// certificates. 100 points are an A+; bonuses are added from 90 points.

type Directives = Map<string, string[]>;

const SIX_MONTHS = 15_552_000;
const GOOD_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const TOO_WIDE = ["*", "data:", "https:", "http:"];

function parsePolicy(text: string): Directives {
  const parts = text.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

const sources = (policy: Directives, name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];

/** Browsers ignore `'unsafe-inline'` if there is a nonce or a hash. */
const isInline = (list: string[]) =>
  list.includes("'unsafe-inline'") && !list.some((source) => /^'(?:nonce|sha\d+)-/.test(source));

const isWide = (list: string[]) => list.some((source) => TOO_WIDE.includes(source));

function contentPolicy(text: string | undefined): number {
  if (!text) return -25;
  const policy = parsePolicy(text);
  const [script, style, object] = ["script-src", "style-src", "object-src"].map((name) =>
    sources(policy, name),
  );
  if (!script || !style || !object) return -25;
  const isKeyed = script.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  if (script.includes("'strict-dynamic'") && !isKeyed) return -25;
  if (isInline(script) || isWide(script) || isWide(object)) return -20;
  if (script.includes("'unsafe-eval'")) return -10;
  if (isInline(style) || isWide(style)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function transport(text: string | undefined): number {
  if (!text || text.includes(",")) return -20;
  const seconds = Number(/(?:^|;)\s*max-age="?(\d+)/i.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= SIX_MONTHS ? 0 : -10;
}

function framing(policy: string | undefined, frames: string | undefined): number {
  if (policy && parsePolicy(policy).has("frame-ancestors")) return 5;
  return frames && ["DENY", "SAMEORIGIN"].includes(frames.toUpperCase()) ? 0 : -20;
}

const referrer = (text: string | undefined) =>
  text === undefined ? 0 : GOOD_REFERRERS.includes(text) ? 5 : -5;

const resources = (text: string | undefined) => (text === "same-origin" || text === "same-site" ? 10 : 0);

/** The points of a response by rule, without the bonus of 5 for scripts with `integrity`. */
export function gradeAnswer(headers: IncomingHttpHeaders) {
  const text = (name: string) => headers[name]?.toString();
  const policy = text("content-security-policy");
  const points = {
    contentPolicy: contentPolicy(policy),
    cookies: text("set-cookie") === undefined ? 0 : -40,
    crossOrigin: text("access-control-allow-origin") === undefined ? 0 : -50,
    transport: transport(text("strict-transport-security")),
    framing: framing(policy, text("x-frame-options")),
    sniffing: text("x-content-type-options") === "nosniff" ? 0 : -5,
    referrer: referrer(text("referrer-policy")),
    resources: resources(text("cross-origin-resource-policy")),
  };
  const values = Object.values(points);
  const base = 100 + values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const bonus = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return { score: base >= 90 ? base + bonus : base, points };
}
