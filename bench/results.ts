// The results in bench/results.json.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { root } from "@/lib/settings.mjs";
import type { Clicks } from "./clicks";
import type { Scores } from "./lighthouse";
import type { Memory } from "./memory";
import type { Morning } from "./morning";
import type { Part } from "./options";
import type { Times } from "./scale";
import type { Speed } from "./speed";
import type { Weight } from "@/scripts/measure/weight";

export type Circumstances = { when: string; quick: boolean; cores: number; node: string };
type All = {
  speed: Circumstances & Speed;
  memory: Circumstances & Memory;
  morning: Circumstances & Morning;
  /** By kind of page, including the floor. */
  weight: Circumstances & { found: Record<string, Weight> };
  lighthouse: Circumstances & { found: Record<string, Scores> };
  clicks: Circumstances & { found: Clicks };
  /** By size of the store. */
  scale: Circumstances & { found: Record<string, Times> };
};
/** The results of the measured parts. */
export type Results = Partial<All>;
export type Measured<Name extends Part> = All[Name];

const FILE = path.join(root, "bench/results.json");

export const circumstances = (quick: boolean): Circumstances => ({
  when: new Date().toISOString().slice(0, 10),
  quick,
  cores: cpus().length,
  node: process.version,
});

export const readResults = (): Results =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Results) : {};

export const writeResults = (results: Results) =>
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 1)}\n`);
