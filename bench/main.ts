// npm run bench [-- speed|memory|morning|weight|lighthouse|clicks|scale|nginx] [--quick]: measures the built site beside its baselines, in one run.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { built } from "@/scripts/build.mjs";
import { browser as installBrowser } from "@/scripts/install.mjs";
import { readSettings, root } from "@/lib/settings.mjs";
import { measureClicks } from "./clicks";
import { measureMemory } from "./memory";
import { measureMorning } from "./morning";
import { installTools } from "./nginx";
import { amounts, readWords, type Options, type Part } from "./options";
import { measureLighthouse, measureWeights } from "./pages";
import { report } from "./report";
import { circumstances, readResults, writeResults, type Results } from "./results";
import { measureScale } from "./scale";
import { sections } from "./sections";
import { startSite } from "@/scripts/measure/site";
import { measureSpeed } from "./speed";
import { overBudget, readBudget } from "@/scripts/measure/weight";

const { parts, isWhole, isQuick, proxied } = readWords(process.argv.slice(2));
const folder = mkdtempSync(path.join(tmpdir(), "lanheng-bench-"));
const options: Options = {
  store: path.join(folder, "site.db"),
  folder,
  say: (what) => console.log(`— ${what}`),
  ...amounts(isQuick),
};

const now = circumstances(isQuick);
const MEASURE: Record<Part, () => Promise<Results>> = {
  speed: async () => ({ speed: { ...now, ...(await measureSpeed(options, { proxied })) } }),
  memory: async () => ({ memory: { ...now, ...(await measureMemory(options)) } }),
  morning: async () => ({ morning: { ...now, ...(await measureMorning(options)) } }),
  weight: async () => ({ weight: { ...now, found: await measureWeights(options) } }),
  lighthouse: async () => ({ lighthouse: { ...now, found: await measureLighthouse(options) } }),
  clicks: async () => ({ clicks: { ...now, found: await measureClicks(options) } }),
  scale: async () => ({ scale: { ...now, found: await measureScale(options) } }),
};

readSettings();
await built();
await installBrowser(true);
await installTools();
// A new store, which the site fills at start.
const first = await startSite(options.store, folder);
await first.stop();

const results: Results = isWhole ? {} : readResults();
for (const part of parts) {
  options.say(part);
  Object.assign(results, await MEASURE[part]());
  console.log(`\n${sections(results)[part] ?? ""}\n`);
  writeResults(results);
}
rmSync(folder, { recursive: true, force: true });
writeFileSync(path.join(root, "BENCHMARKS.md"), report(results));

const budgets = readBudget();
const weights = parts.includes("weight") ? (results.weight?.found ?? {}) : {};
const over = Object.entries(weights).flatMap(([kind, weight]) =>
  overBudget(weight, budgets[kind] ?? {}).map((what) => ({ kind, ...what })),
);
if (over.length > 0) {
  console.table(over);
  process.exitCode = 1;
}
