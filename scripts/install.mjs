import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fetchChromium } from "./engines.mjs";
import { must, run } from "./run.mjs";
import { hashOf, stamp, stamped } from "./stamp.mjs";

const STAMP = "node_modules/.installed";

/** @param {string} command */
export const missing = (command) => spawnSync("sh", ["-c", `command -v ${command}`]).status !== 0;

/** @param {string[]} packages */
export async function apt(...packages) {
  const names = packages.join(" ");
  must(!missing("apt-get"), `缺少 ${names}，请先安装。`);
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  /** @param {string[]} args */
  const get = (...args) => {
    const [command = "", ...rest] = [...root, "apt-get", "-qq", ...args];
    return run(command, rest, { env });
  };
  await get("update");
  must(await get("install", "-y", "--no-install-recommends", ...packages), `安装 ${names} 没有成功。`);
}

/** Installs the packages of package-lock.json unless they are installed already. */
export async function install() {
  const hash = hashOf(["package-lock.json"], /^$/, [process.version, process.arch]);
  if (stamped(STAMP, hash)) return;
  // better-sqlite3 is compiled, as it has no binary for Node 20 (RELIABILITY §7.6).
  if (["python3", "make", "g++"].some(missing)) await apt("python3", "make", "g++");
  // JOBS is node-gyp's: SQLite and its binding are compiled side by side.
  const packages = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    env: { JOBS: "max" },
  });
  must(packages, "npm ci 没有成功。");
  stamp(STAMP, hash);
}

/**
 * Installs a browser for the end-to-end tests, strace, which records their system calls, and for complete runs
 * systemd-analyze, which knows the system calls that a systemd unit may use; all unless they exist.
 * @param {boolean} isWhole
 */
export async function browser(isWhole) {
  const { chromiumPackage, chromiumPath } = await import("./chromium.mjs");
  const missed = [
    ...(existsSync(chromiumPath(isWhole)) ? [] : [chromiumPackage(isWhole), "fonts-noto-cjk"]),
    ...(missing("strace") ? ["strace"] : []),
    ...(isWhole && missing("systemd-analyze") ? ["systemd"] : []),
  ];
  if (missed.length > 0) await apt(...missed);
}

/** The other browsers for tests (docs/browsers.md): the oldest one, or all of them. */
export async function engines({ isAll = false }) {
  await fetchChromium(109);
  if (!isAll) return;
  await fetchChromium(92);
  if (["firefox-esr", "WebKitWebDriver", "Xvfb"].some(missing))
    await apt("firefox-esr", "webkit2gtk-driver", "xvfb");
}
