// The results as tables, for the terminal and for BENCHMARKS.md.
import { readFileSync } from "node:fs";
import { kb, short, table } from "./figures.mjs";
import { goals } from "./goals.mjs";

/** @typedef {{ when: string, quick: boolean, cores: number, node: string }} Circumstances */
/**
 * @typedef {Partial<{
 *   speed: Circumstances & Awaited<ReturnType<typeof import("./speed.mjs").measureSpeed>>,
 *   memory: Circumstances & { samples: { requests: number, bytes: number }[] },
 *   weight: Circumstances & { found: Record<string, import("./weight.mjs").Weight> },
 *   lighthouse: Circumstances & { found: Record<string, import("./lighthouse.mjs").Scores> },
 *   scale: Circumstances & { found: Record<string, Record<string, number>> },
 * }>} Results
 */

/** @param {Circumstances} of */
const circumstances = ({ when, quick, cores, node }) =>
  `${when}, ${cores} cores, Node ${node}, load generator on the same machine, ${quick ? "one short round" : "medians of three rounds"}.`;

/** @param {NonNullable<Results["speed"]>} speed */
function speedSection(speed) {
  const { figures, firstByte, startMs, memory } = speed;
  const connections = Object.keys(Object.values(figures.site ?? {})[0] ?? {});
  const head = ["server", "call", ...connections.map((at) => `${at} conn.`)];
  const rows = Object.entries(figures).flatMap(([target, calls]) =>
    Object.entries(calls).map(([call, runs]) => [
      target,
      call,
      ...connections.map((at) => {
        const { rps, p50, p99, failed } = runs[at] ?? { rps: NaN, p50: NaN, p99: NaN, failed: 0 };
        return `${short(rps)} · ${short(p50)} / ${short(p99)}${failed ? ` · ${failed} failed` : ""}`;
      }),
    ]),
  );
  return [
    circumstances(speed),
    "Requests a second · p50 / p99 in ms. Bodies uncompressed. Each run after one second that is not counted. At 16 connections nginx and nginx in front of the site have fourteen more turns of a second in each round, one after the other; the share above is the median of all pairs.",
    table(head, rows),
    table(
      ["one request at a time", "first byte"],
      Object.entries(firstByte).map(([call, ms]) => [call, `${short(ms)} ms`]),
    ),
    table(
      ["from start to ready", "time"],
      Object.entries(startMs).map(([what, ms]) => [what, `${Math.round(ms)} ms`]),
    ),
    table(
      ["memory after this", "resident"],
      Object.entries(memory).map(([what, bytes]) => [what, `${Math.round(bytes / 1e6)} MB`]),
    ),
  ].join("\n\n");
}

/** @param {NonNullable<Results["memory"]>} memory */
const memorySection = (memory) =>
  [
    circumstances(memory),
    table(
      ["requests of every kind, 64 connections", "resident"],
      memory.samples
        .filter((_, at, all) => at % Math.ceil(all.length / 10) === 0 || at === all.length - 1)
        .map(({ requests, bytes }) => [requests.toLocaleString("en"), `${Math.round(bytes / 1e6)} MB`]),
    ),
  ].join("\n\n");

/** @param {NonNullable<Results["weight"]>} weight */
const weightSection = (weight) =>
  [
    `${circumstances(weight)} First view on a phone of 375 × 812 at 2×, compressed, headers included.`,
    table(
      ["page", "html", "css", "script", "image", "other", "total"],
      Object.entries(weight.found).map(([kind, { html, css, script, image, other, total }]) => [
        kind,
        ...[html, css, script, image, other, total].map(kb),
      ]),
    ),
  ].join("\n\n");

/** @param {NonNullable<Results["lighthouse"]>} lighthouse */
const lighthouseSection = (lighthouse) =>
  [
    circumstances(lighthouse),
    table(
      ["page", "perf. / a11y / practices / SEO", "FCP", "LCP", "TBT", "CLS", "bytes"],
      Object.entries(lighthouse.found).map(([kind, found]) => [
        kind,
        [found.performance, found.accessibility, found.practices, found.seo].join(" / "),
        `${(found.fcp / 1000).toFixed(2)} s`,
        `${(found.lcp / 1000).toFixed(2)} s`,
        `${Math.round(found.tbt)} ms`,
        found.cls.toFixed(3),
        kb(found.bytes),
      ]),
    ),
  ].join("\n\n");

/** @param {NonNullable<Results["scale"]>} scale */
function scaleSection(scale) {
  const { shipped, ...grown } = scale.found;
  const sizes = Object.entries(grown);
  return [
    `${circumstances(scale)} Time to the first byte in ms, median; in brackets against the shipped content. Pages are made anew after a change of content, calls are ones that were never made before.`,
    table(
      ["call", "shipped", ...sizes.map(([size]) => `${Number(size).toLocaleString("en")} products and news`)],
      Object.entries(shipped ?? {}).map(([kind, ms]) => [
        kind,
        short(ms),
        ...sizes.map(([, found]) => `${short(found[kind])} (${short((found[kind] ?? NaN) / ms)}×)`),
      ]),
    ),
  ].join("\n\n");
}

/**
 * @param {Results} results
 * @returns {Record<string, string>}
 */
export const sections = ({ speed, memory, weight, lighthouse, scale }) => ({
  ...(speed && { speed: speedSection(speed) }),
  ...(memory && { memory: memorySection(memory) }),
  ...(weight && { weight: weightSection(weight) }),
  ...(lighthouse && { lighthouse: lighthouseSection(lighthouse) }),
  ...(scale && { scale: scaleSection(scale) }),
});

const TITLES = /** @type {Record<string, string>} */ ({
  speed: "Speed",
  memory: "Memory",
  weight: "Page weight",
  lighthouse: "Lighthouse, mobile",
  scale: "Scale",
});

const MARKS = new Map(
  /** @type {[boolean | undefined, string][]} */ ([
    [true, "yes"],
    [false, "**no**"],
    [undefined, "–"],
  ]),
);

/** @param {Results} results */
export function report(results) {
  const rows = goals(results).map(({ what, found, target, reached }) => [
    what,
    found,
    target,
    MARKS.get(reached) ?? "–",
  ]);
  return [
    "# Benchmarks",
    "Written by `npm run bench` (deploy/bench/); what was tried is from deploy/bench/tried.md. A figure is only to be compared with others of its table.",
    "## To reach",
    table(["what", "found", "target", "reached"], rows),
    ...Object.entries(sections(results)).flatMap(([part, text]) => [`## ${TITLES[part]}`, text]),
    readFileSync(new URL("tried.md", import.meta.url), "utf8").trim(),
    "",
  ].join("\n\n");
}
