// The results as tables, one section per measured part.
import { kb, short, table } from "./figures";
import type { Part } from "./options";
import type { Circumstances, Measured, Results } from "./results";

const conditions = ({ when, quick, cores, node }: Circumstances) =>
  `${when}, ${cores} cores, Node ${node}, load generator on the same machine, ${quick ? "one short round" : "medians of three rounds"}.`;

function speedSection(speed: Measured<"speed">): string {
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
    conditions(speed),
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

const memorySection = (memory: Measured<"memory">) =>
  [
    conditions(memory),
    table(
      ["requests of every kind, 64 connections", "resident"],
      memory.samples
        .filter((_, at, all) => at % Math.ceil(all.length / 10) === 0 || at === all.length - 1)
        .map(({ requests, bytes }) => [requests.toLocaleString("en"), `${Math.round(bytes / 1e6)} MB`])
        .concat([
          [
            `and ${memory.afterDistinct.calls.toLocaleString("en")} distinct calls`,
            `${Math.round(memory.afterDistinct.bytes / 1e6)} MB`,
          ],
        ]),
    ),
  ].join("\n\n");

const morningSection = (morning: Measured<"morning">) =>
  [
    `${conditions({ ...morning, quick: true })} Each kind after those above it, sixteen at once, the limit of messages off.`,
    table(
      ["after", "resident"],
      Object.entries(morning.after).map(([what, bytes]) => [what, `${Math.round(bytes / 1e6)} MB`]),
    ),
  ].join("\n\n");

const weightSection = (weight: Measured<"weight">) =>
  [
    `${conditions(weight)} First view on a phone of 375 × 812 at 2×, compressed, headers included.`,
    table(
      ["page", "html", "css", "script", "image", "other", "total"],
      Object.entries(weight.found).map(([kind, { html, css, script, image, other, total }]) => [
        kind,
        ...[html, css, script, image, other, total].map(kb),
      ]),
    ),
  ].join("\n\n");

const lighthouseSection = (lighthouse: Measured<"lighthouse">) =>
  [
    conditions(lighthouse),
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

const clicksSection = (clicks: Measured<"clicks">) =>
  [
    `${conditions(clicks)} 1440 px, the pointer rests 400 ms on the link. From the click to the first and to the last paint of the next page; from a tap on it to the paint after.`,
    table(
      ["way", ...Object.keys(Object.values(clicks.found)[0] ?? {})],
      Object.entries(clicks.found).map(([way, found]) => [
        way,
        ...Object.values(found).map(
          ({ first, last, tap }) => `${[first, last, tap].map(Math.round).join(" / ")} ms`,
        ),
      ]),
    ),
  ].join("\n\n");

function scaleSection(scale: Measured<"scale">): string {
  const { shipped, ...grown } = scale.found;
  const sizes = Object.entries(grown);
  return [
    `${conditions(scale)} Time to the first byte in ms, median, of searches and suggestions p95; in brackets against the shipped content. Pages and calls are made anew after a change of content, searches are ones that nobody made before.`,
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

export const sections = ({
  speed,
  memory,
  morning,
  weight,
  lighthouse,
  clicks,
  scale,
}: Results): Partial<Record<Part, string>> => ({
  ...(speed && { speed: speedSection(speed) }),
  ...(memory && { memory: memorySection(memory) }),
  ...(morning && { morning: morningSection(morning) }),
  ...(weight && { weight: weightSection(weight) }),
  ...(lighthouse && { lighthouse: lighthouseSection(lighthouse) }),
  ...(clicks && { clicks: clicksSection(clicks) }),
  ...(scale && { scale: scaleSection(scale) }),
});
