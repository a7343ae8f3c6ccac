import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import { type Fault, skipped } from "./fault";

const WHAT = "没有可写的 /tmp";
/** Runs what follows where /tmp and /var/tmp are empty and cannot be written. */
const WITHOUT = ["unshare", "--mount", "sh", "-c"].concat(
  'for tmp in /tmp /var/tmp; do mount -t tmpfs -o size=4k,ro tmpfs $tmp || exit 1; done; exec "$@"',
  "without-tmp",
);

function canHide() {
  try {
    const [command = "", ...given] = WITHOUT;
    execFileSync(command, [...given, "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export const noTmp: Fault = async () => {
  if (/^\/(?:var\/)?tmp\//.test(realpathSync("."))) return skipped(WHAT, "项目自己就在 /tmp 里");
  if (!canHide()) return skipped(WHAT, "不能挂载 tmpfs");
  mkdirSync("test-results", { recursive: true });
  const folder = mkdtempSync(path.resolve("test-results", "no-tmp-"));
  try {
    const site = await startSite({ DATABASE_FILE: path.join(folder, "site.db") }, WITHOUT);
    const told = await post(site.url, newMessage());
    const pages = await Promise.all(PAGES.map((page) => visit(site.url, page)));
    const ready = await visit(site.url, "/api/health/ready");
    const code = await site.stop();
    return {
      what: WHAT,
      measured: `${told?.isStored ? "留言存下" : "留言没有存下"}；页面 ${pages.join(" ")}；健康 ${ready}；退出码 ${code}`,
      isFine:
        told?.isStored === true && pages.every((status) => status === 200) && ready === 200 && code === 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
