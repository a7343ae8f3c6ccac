// Writes BENCHMARKS.md: targets, results, and experiments.
import { readFileSync } from "node:fs";
import { table } from "./figures";
import { goals } from "./goals";
import { PARTS, type Part } from "./options";
import type { Results } from "./results";
import { sections } from "./sections";

const TITLES: Record<Part, string> = {
  speed: "Speed",
  memory: "Memory",
  morning: "Memory after a morning",
  weight: "Page weight",
  lighthouse: "Lighthouse, mobile",
  clicks: "From a click to the next page",
  scale: "Scale",
};

const mark = (reached: boolean | undefined) => {
  if (reached === undefined) return "–";
  return reached ? "yes" : "**no**";
};

export function report(results: Results): string {
  const rows = goals(results).map(({ what, found, target, reached }) => [what, found, target, mark(reached)]);
  const texts = sections(results);
  return [
    "# Benchmarks",
    "Written by `npm run bench` (bench/); what was tried is from bench/tried.md. A figure is only to be compared with others of its table.",
    "## To reach",
    table(["what", "found", "target", "reached"], rows),
    ...PARTS.flatMap((part) => {
      const text = texts[part];
      return text === undefined ? [] : [`## ${TITLES[part]}`, text];
    }),
    readFileSync(new URL("tried.md", import.meta.url), "utf8").trim(),
    "",
  ].join("\n\n");
}
