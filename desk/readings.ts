import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What is read of each file below a folder, again only when the file is another; nothing where there is none. */
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
