import { closeSync, fsyncSync, openSync } from "node:fs";

export function flushToDisk(file: string) {
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
