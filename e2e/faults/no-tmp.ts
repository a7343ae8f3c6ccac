import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import type { Fault } from "./fault";

const WHAT = "没有可写的 /tmp";
/**
 * A command prefix that runs a program with empty, read-only /tmp and /var/tmp. The project may be in one of them: `.`
 * still is its folder, even if its path is hidden.
 */
const HIDE = `
folder=$(pwd); project=$1; shift
cd "$project" || exit 1
for tmp in /tmp /var/tmp; do mount -t tmpfs -o size=64k tmpfs $tmp || exit 1; done
mkdir -p "$project" && mount --no-canonicalize --bind . "$project" || exit 1
for tmp in /tmp /var/tmp; do mount -o remount,ro $tmp || exit 1; done
cd "$folder" && exec "$@"`;
const WITHOUT = ["unshare", "--mount", "sh", "-c", HIDE, "without-tmp", path.resolve(".")];

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
  if (!canHide()) return { what: WHAT, why: "不能挂载 tmpfs" };
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
