// npm run audit: advisories of the registry for the packages of the release, and signatures of all packages. If no registry
// answers, that is reported and is no failure.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { root } from "../lib/settings.mjs";

const WAIT_MS = 120_000;

/**
 * The findings in npm's JSON output; `undefined` if no registry answered.
 * @param {any} told
 * @returns {string[] | undefined}
 */
export function faultsIn(told) {
  if (told?.invalid && told?.missing) {
    /** @param {{ name: string, version: string }} one */
    const named = ({ name, version }) => `${name} ${version}`;
    return [
      ...told.invalid.map((/** @type {any} */ one) => `签名不符：${named(one)}`),
      ...told.missing.map((/** @type {any} */ one) => `没有签名：${named(one)}`),
    ];
  }
  if (!told?.metadata?.vulnerabilities) return undefined;
  const via = Object.values(told.vulnerabilities).flatMap((/** @type {any} */ package_) => package_.via);
  return via
    .filter((cause) => typeof cause === "object")
    .map(({ name, severity, title, url }) => `${severity}：${name}，${title}（${url}）`);
}

/** @param {string[]} words */
function ask(...words) {
  const { stdout } = spawnSync(
    "npm",
    ["audit", ...words, "--json", "--fetch-retries=0", "--fetch-timeout=20000"],
    { cwd: root, encoding: "utf8", timeout: WAIT_MS },
  );
  try {
    return faultsIn(JSON.parse(stdout));
  } catch {
    return undefined;
  }
}

/** Prints the findings. @returns whether there are none */
export function audit() {
  const found = { 安全公告: ask("--omit=dev"), 签名: ask("signatures") };
  for (const [what, faults] of Object.entries(found))
    console.log(
      faults
        ? `${what}：${faults.length === 0 ? "没有问题" : `\n  ${faults.join("\n  ")}`}`
        : `${what}：没有软件包仓库应答，没有核对`,
    );
  return Object.values(found).every((faults) => !faults?.length);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && !audit()) process.exitCode = 1;
