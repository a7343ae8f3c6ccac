import { readSettingsFrom } from "@/lib/env";

/**
 * Settings of a test file, in place of those of the process.
 * @returns what a test adds to them or puts in their place; it holds at once
 */
export function testSettings(always: Record<string, string> = {}): Record<string, string> {
  const own: Record<string, string> = {};
  readSettingsFrom(() => ({ ...always, ...own }));
  return own;
}
