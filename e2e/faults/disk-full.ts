import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { putFirstStore, startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import type { Fault } from "./fault";
import { smallDisk } from "./mounts";
import { checkOf, storedContents } from "./stored";

const WHAT = "磁盘写满";
/** More than the 200 MB below which the site calls itself not ready. */
const DISK_MB = 260;

/** Writes until the disk is full. */
function fill(file: string) {
  const filler = openSync(file, "w");
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) writeSync(filler, Buffer.alloc(size));
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(filler);
}

export const diskFull: Fault = async () => {
  const disk = smallDisk(DISK_MB);
  if (!disk) return { what: WHAT, why: "不能挂载 tmpfs" };
  const store = path.join(disk.folder, "site.db");
  const filler = path.join(disk.folder, "filler");
  putFirstStore(store);
  const site = await startSite({ DATABASE_FILE: store, MESSAGE_REFILL_S: "0" });
  try {
    const acknowledged: string[] = [];
    const statuses: number[] = [];
    const send = async (count: number) => {
      for (let number = 0; number < count; number++) {
        const message = newMessage();
        const told = await post(site.url, message);
        statuses.push(told?.status ?? 0);
        if (told?.isStored) acknowledged.push(message.content);
      }
    };
    await send(20);
    fill(filler);
    // Lets this process notice the idle connections that the site closed during the blocking write.
    await pause(100);
    const before = acknowledged.length;
    await send(60);
    const whileFull = acknowledged.length - before;
    const pages = await Promise.all(PAGES.map((page) => visit(site.url, page)));
    rmSync(filler);
    await pause(100);
    await send(1);
    const isBack = statuses.at(-1) === 200;
    const stored = storedContents(store);
    const lost = acknowledged.filter((content) => !stored.has(content)).length;
    const refused = statuses.filter((status) => status === 503).length;
    const isClean = statuses.every((status) => status === 200 || status === 503);
    return {
      what: WHAT,
      measured:
        `写满时确认 ${whileFull}、答 503 的 ${refused}；确认而丢失 ${lost}；页面 ${pages.join(" ")}；` +
        `腾出空间后${isBack ? "不重启就恢复" : "没有恢复"}；quick_check ${checkOf(store)}`,
      isFine:
        isBack &&
        isClean &&
        lost === 0 &&
        refused > 0 &&
        pages.every((status) => status === 200) &&
        checkOf(store) === "ok",
    };
  } finally {
    await site.stop();
    disk.remove();
  }
};
