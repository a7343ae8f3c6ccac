import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "./drafts";
import type { Saved } from "./history";

/**
 * Restores files to what they were before these saves, newest first.
 * @returns a sentence about files changed by someone else since, which are left alone; empty if there are none
 */
export function putBack(content: string, saved: readonly Saved[]): string {
  const left: string[] = [];
  for (const { file, before, after } of saved.toReversed()) {
    const whole = path.join(content, file);
    const now = existsSync(whole) ? readFileSync(whole, "utf8") : null;
    if (now !== after) left.push(file);
    else if (before === null) rmSync(whole);
    else writeWhole(whole, before);
  }
  return left.length > 0 ? `${left.join("、")} 后来又有人改过，没有动。` : "";
}
