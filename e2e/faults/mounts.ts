import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const run = (command: string, ...given: string[]) => execFileSync(command, given, { stdio: "ignore" });

/** A folder on a small disk of its own; `undefined` without the right to mount. */
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
    /** Makes it read-only, for root too. */
    seal: () => run("mount", "-o", "remount,ro", folder),
    remove() {
      run("umount", "-l", folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder on its own disk that can fail; `undefined` without the right to mount. */
export function failingDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-disk-"));
  const image = `${folder}.img`;
  const clear = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(image, { force: true });
  };
  try {
    run("truncate", "-s", `${megabytes}m`, image);
    run("mkfs.ext4", "-q", "-F", image);
    run("mount", "-o", "loop", image, folder);
  } catch {
    clear();
    return undefined;
  }
  return {
    folder,
    /** The disk fails: open files stay readable, writes fail. */
    fail: () => run("mount", "-o", "remount,abort", folder),
    /** Replaces the disk by another one, filled by `fill`. */
    replace(fill: () => void) {
      run("umount", "-l", folder);
      run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
      fill();
    },
    remove() {
      run("umount", "-l", folder);
      clear();
    },
  };
}
