// npm run bench [-- speed|memory|weight|lighthouse|scale|nginx] [--quick]: measures the built site beside its baselines, in one run.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { built } from "../build.mjs";
import { browser as installBrowser } from "../install.mjs";
import { readSettings, root } from "../settings.mjs";
import { audit } from "./lighthouse.mjs";
import { startFloor } from "./floor.mjs";
import { installTools } from "./nginx.mjs";
import { report, sections } from "./report.mjs";
import { measureScale } from "./scale.mjs";
import { pageKinds, settle, startSite } from "./site.mjs";
import { measureMemory, measureSpeed } from "./speed.mjs";
import { openBrowser, overBudget, readBudget, weigh } from "./weight.mjs";

/**
 * @typedef {{
 *   store: string, folder: string, say: (words: string) => void,
 *   rounds: number, seconds: number, connections: number[], requests: number, sizes: number[], samples: number,
 * }} Options
 */

const RESULTS = path.join(root, "deploy/bench/results.json");
const PARTS = ["speed", "memory", "weight", "lighthouse", "scale"];

const words = process.argv.slice(2);
const isQuick = words.includes("--quick");
const proxied = words.includes("nginx") || !words.some((word) => PARTS.includes(word));
const chosen = words.filter((word) => PARTS.includes(word));
const parts = chosen.length > 0 ? chosen : words.includes("nginx") ? ["speed"] : PARTS;

const folder = mkdtempSync(path.join(tmpdir(), "lanheng-bench-"));
/** @type {Options} */
const options = {
  store: path.join(folder, "site.db"),
  folder,
  say: (what) => console.log(`— ${what}`),
  rounds: isQuick ? 1 : 3,
  // Long enough that opening its connections is less than one in a hundred of what a round measures.
  seconds: 3,
  connections: isQuick ? [16, 64] : [1, 16, 64, 256],
  requests: isQuick ? 100_000 : 1_000_000,
  sizes: isQuick ? [1000] : [1000, 10_000, 100_000],
  samples: isQuick ? 9 : 31,
};

async function measureWeights() {
  const site = await startSite(options.store, folder);
  const floor = await startFloor(folder);
  await settle(site);
  const browser = await openBrowser();
  /** @type {Record<string, import("./weight.mjs").Weight>} */
  const found = { floor: await weigh(browser, floor.url) };
  for (const [kind, address] of Object.entries(pageKinds(options.store)))
    found[kind] = await weigh(browser, site.url + address);
  await browser.close();
  await Promise.all([site.stop(), floor.stop()]);
  return found;
}

async function measureLighthouse() {
  const site = await startSite(options.store, folder);
  const floor = await startFloor(folder);
  await settle(site);
  const kinds = Object.entries(pageKinds(options.store));
  const pages = Object.fromEntries(kinds.map(([kind, address]) => [kind, site.url + address]));
  const found = await audit({ floor: floor.url, ...pages }, options);
  await Promise.all([site.stop(), floor.stop()]);
  return found;
}

/** @type {Record<string, () => Promise<any>>} */
const MEASURE = {
  speed: () => measureSpeed(options, { proxied }),
  memory: async () => ({ samples: await measureMemory(options) }),
  weight: async () => ({ found: await measureWeights() }),
  lighthouse: async () => ({ found: await measureLighthouse() }),
  scale: async () => ({ found: await measureScale(options) }),
};

readSettings();
await built();
await installBrowser();
await installTools();
// A fresh store: the site fills it when it starts.
const first = await startSite(options.store, folder, { WARM_UP: "off" });
await first.stop();

/** @type {import("./report.mjs").Results} */
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};
const when = new Date().toISOString().slice(0, 10);
for (const part of parts) {
  options.say(part);
  const made = {
    when,
    quick: isQuick,
    cores: cpus().length,
    node: process.version,
    ...(await MEASURE[part]?.()),
  };
  Object.assign(results, { [part]: made });
  console.log(`\n${sections(results)[part] ?? ""}\n`);
}
rmSync(folder, { recursive: true, force: true });
writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 1)}\n`);
writeFileSync(path.join(root, "BENCHMARKS.md"), report(results));
const over = Object.entries(parts.includes("weight") ? readBudget() : {}).flatMap(([kind, budget]) =>
  overBudget(/** @type {any} */ (results.weight?.found)[kind], budget).map((what) => ({ kind, ...what })),
);
if (over.length > 0) {
  console.table(over);
  process.exitCode = 1;
}
