import { mkdirSync, writeFileSync } from "node:fs";
import { crowd } from "./faults/crowd";
import { deletedStore } from "./faults/deleted-store";
import { diskFull } from "./faults/disk-full";
import { endurance } from "./faults/endurance";
import type { Fault, Scale } from "./faults/fault";
import { fsync } from "./faults/fsync";
import { halfOpen } from "./faults/half-open";
import { hostilePaths } from "./faults/hostile-paths";
import { killNine } from "./faults/kill-nine";
import { largePosts } from "./faults/large-posts";
import { lockedStore } from "./faults/locked-store";
import { corruptStore, readOnlyStore } from "./faults/unfit-store";

/** What is done to the built site: a short form for every change, and hours of it before a release. */
const SHORT: Fault[] = [
  ...[killNine, fsync, hostilePaths, lockedStore, diskFull, readOnlyStore, corruptStore, deletedStore],
  ...[largePosts, halfOpen],
];
const LONG: Fault[] = [...SHORT, crowd, endurance];

const [given, ...names] = process.argv.slice(2);
const scale: Scale = given === "long" ? "long" : "short";
const all = scale === "long" ? LONG : SHORT;
const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
let failed = 0;
console.log("| 故障 | 测得 | |\n|---|---|---|");
for (const fault of chosen) {
  try {
    const { what, measured, isFine } = await fault(scale);
    console.log(`| ${what} | ${measured} | ${isFine ? "符合" : "不符合"} |`);
    if (!isFine) failed++;
  } catch (error) {
    failed++;
    console.log(
      `| ${fault.name} | ${error instanceof Error ? error.message.split("\n")[0] : String(error)} | 不符合 |`,
    );
  }
}
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/faults.json", JSON.stringify({ passed: chosen.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
