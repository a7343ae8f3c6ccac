import { copyFileSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import type { Fault } from "./fault";
import { storedContents } from "./stored";
import { untilUnready } from "./until-unready";

export const deletedStore: Fault = async () => {
  const site = await startSite({ MESSAGE_REFILL_S: "0" });
  const backup = `${site.store}.copy`;
  try {
    const kept = newMessage();
    const first = await post(site.url, kept);
    const source = new Database(site.store, { timeout: 5000 });
    await source.backup(backup);
    source.close();
    for (const end of ["", "-wal", "-shm"]) rmSync(site.store + end, { force: true });
    const gone = await Promise.all(Array.from({ length: 10 }, () => post(site.url, newMessage())));
    const ms = await untilUnready(site.url);
    const pages = await Promise.all(PAGES.map((page) => visit(site.url, page)));
    copyFileSync(backup, site.store);
    const later = newMessage();
    const last = await post(site.url, later);
    const stored = storedContents(site.store);
    const acknowledged = gone.filter((told) => told?.isStored).length;
    const isBack = last?.isStored === true && stored.has(kept.content) && stored.has(later.content);
    return {
      what: "运行中删除数据库，再放回备份",
      measured:
        `${ms.toFixed(0)} ms 后报不健康；期间误确认 ${acknowledged}；页面 ${pages.join(" ")}；` +
        `放回后${isBack ? "不重启就恢复" : "没有恢复"}`,
      isFine:
        first?.isStored === true &&
        acknowledged === 0 &&
        gone.every((told) => told?.status === 503) &&
        ms < 5000 &&
        pages.every((status) => status === 200) &&
        isBack,
    };
  } finally {
    await site.stop();
    rmSync(backup, { force: true });
  }
};
