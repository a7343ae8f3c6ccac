import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { firstId, fromStore } from "@/e2e/content";
import { startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import type { Fault } from "./fault";
import { failingDisk } from "./mounts";
import { storedContents } from "./stored";

const WHAT = "运行中磁盘变为只读，再换上新盘";
const DISK_MB = 300;
const FILES = ["site.db", "site.db-wal"];

const copyStore = (from: string, to: string) => {
  for (const file of FILES)
    if (existsSync(path.join(from, file))) copyFileSync(path.join(from, file), path.join(to, file));
};

export const failedDisk: Fault = async () => {
  const disk = failingDisk(DISK_MB);
  if (!disk) return { what: WHAT, why: "不能挂载 ext4 映像" };
  const rescued = mkdtempSync(path.join(tmpdir(), "lanheng-rescued-"));
  const store = path.join(disk.folder, "site.db");
  const site = await startSite({ DATABASE_FILE: store, MESSAGE_REFILL_S: "0" });
  try {
    const kept = Array.from({ length: 10 }, newMessage);
    const first = await Promise.all(kept.map((message) => post(site.url, message)));
    await visit(site.url, "/index");
    const article = fromStore((content) => firstId(content, "news"), store);
    disk.fail();
    const refused = await Promise.all(Array.from({ length: 10 }, () => post(site.url, newMessage())));
    // Cached pages, and pages that need the database.
    const pages = await Promise.all([...PAGES, `/detail/${article}`].map((page) => visit(site.url, page)));
    const wasAlive = await visit(site.url, "/api/health");
    copyStore(disk.folder, rescued);
    disk.replace(() => copyStore(rescued, disk.folder));
    const later = newMessage();
    const last = await post(site.url, later);
    const stored = storedContents(store);
    const lost = kept.filter(({ content }) => !stored.has(content)).length;
    const isBack = last?.isStored === true && stored.has(later.content);
    const said = refused.filter((told) => told?.status === 503 && Number(told.retryAfter) > 0).length;
    return {
      what: WHAT,
      measured:
        `只读时答 503 的 ${said} / ${refused.length}；页面 ${pages.join(" ")}；` +
        `换盘后${isBack ? "不重启就恢复" : "没有恢复"}；确认而丢失 ${lost}`,
      isFine:
        first.every((told) => told?.isStored) &&
        said === refused.length &&
        wasAlive === 200 &&
        pages.every((status) => status === 200) &&
        lost === 0 &&
        isBack,
    };
  } finally {
    await site.stop();
    disk.remove();
    rmSync(rescued, { recursive: true, force: true });
  }
};
