import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const run = (command: string, ...given: string[]) => execFileSync(command, given, { stdio: "ignore" });

/** A folder that is a small disk of its own; `undefined` where we may not mount. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-disk-"));
  try {
    run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    /** Nothing can be written any more, whoever tries. */
    seal: () => run("mount", "-o", "remount,ro", folder),
    remove() {
      run("umount", "-l", folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
