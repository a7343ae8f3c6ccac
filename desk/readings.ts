import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Memoizes reading files below a folder until they change; undefined for missing files. */
export function readingsOf<Value>(folder: string, read: (text: string, file: string) => Value) {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (file: string): Value | undefined => {
    const whole = path.join(folder, file);
    const found = statSync(whole, { throwIfNoEntry: false });
    if (!found) return undefined;
    const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
    let last = known.get(file);
    if (last?.stamp !== stamp) {
      last = { stamp, value: read(readFileSync(whole, "utf8"), file) };
      known.set(file, last);
    }
    return last.value;
  };
}
