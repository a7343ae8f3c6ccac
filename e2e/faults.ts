import { mkdirSync, writeFileSync } from "node:fs";
import { clockJump } from "./faults/clock-jump";
import { crowd } from "./faults/crowd";
import { deletedStore } from "./faults/deleted-store";
import { diskFull } from "./faults/disk-full";
import { endurance } from "./faults/endurance";
import { failedDisk } from "./faults/failed-disk";
import type { Fault, Scale } from "./faults/fault";
import { fsync } from "./faults/fsync";
import { halfOpen } from "./faults/half-open";
import { hostileMarkup } from "./faults/hostile-html";
import { hostilePaths } from "./faults/hostile-paths";
import { killNine } from "./faults/kill-nine";
import { killNineOrders } from "./faults/kill-nine-orders";
import { largePosts } from "./faults/large-posts";
import { lockedStore } from "./faults/locked-store";
import { noTmp } from "./faults/no-tmp";
import { searchFlood } from "./faults/search-flood";
import { slowReaders } from "./faults/slow-readers";
import { unfairVisitor } from "./faults/unfair-visitor";
import { corruptStore, incompleteStore, readOnlyStore } from "./faults/unfit-store";

/** What is done to the built site: a short form for every change, and an hour of it before a release. */
const SHORT: Record<string, Fault> = {
  // First: it waits nearly a minute, during which others run.
  "slow-readers": slowReaders,
  "kill-nine": killNine,
  "kill-nine-orders": killNineOrders,
  fsync,
  "hostile-paths": hostilePaths,
  "hostile-html": hostileMarkup,
  "locked-store": lockedStore,
  "disk-full": diskFull,
  "read-only-store": readOnlyStore,
  "failed-disk": failedDisk,
  "corrupt-store": corruptStore,
  "incomplete-store": incompleteStore,
  "deleted-store": deletedStore,
  "clock-jump": clockJump,
  "no-tmp": noTmp,
  "large-posts": largePosts,
  "half-open": halfOpen,
  "search-flood": searchFlood,
  "unfair-visitor": unfairVisitor,
};
/** What measures how long visitors wait: nothing else may take the processors meanwhile. */
const ALONE = new Set(["locked-store", "search-flood", "unfair-visitor", "half-open", "crowd", "endurance"]);
const LONG: Record<string, Fault> = { ...SHORT, crowd, endurance };

const [given, ...names] = process.argv.slice(2);
const scale: Scale = given === "long" ? "long" : "short";
const all = scale === "long" ? LONG : SHORT;
const unknown = names.filter((name) => !(name in all));
if (unknown.length > 0)
  throw new Error(`没有 ${unknown.join("、")}。可以单独运行的有：${Object.keys(all).join(" ")}`);

const chosen = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));

/** Prints what a fault did; says whether the site stood it. */
async function prove([name, fault]: [string, Fault]): Promise<boolean> {
  const start = Date.now();
  const row = (what: string, measured: string, verdict: string) =>
    console.log(`| ${what} | ${measured} | ${((Date.now() - start) / 1000).toFixed(0)} s | ${verdict} |`);
  try {
    const { what, measured, isFine } = await fault(scale);
    row(what, measured, isFine ? "符合" : "不符合");
    return isFine;
  } catch (error) {
    row(name, String(error).split("\n", 1).join(""), "不符合");
    return false;
  }
}

console.log("| 故障 | 测得 | 用时 | |\n|---|---|---|---|");
const alone = chosen.filter(([name]) => ALONE.has(name));
const others = chosen.filter(([name]) => !ALONE.has(name));
const work = async () => {
  // What fails beside another, which may have taken its processor, is proved once more alone.
  for (let next = others.shift(); next; next = others.shift()) if (!(await prove(next))) alone.unshift(next);
};
// Most of them wait most of the time.
await Promise.all([work(), work()]);
let failed = 0;
for (const fault of alone) if (!(await prove(fault))) failed++;
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/faults.json", JSON.stringify({ passed: chosen.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
