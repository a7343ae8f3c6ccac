import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { putFirstStore, startSite } from "@/e2e/start-site";
import type { Fault } from "./fault";
import { smallDisk } from "./mounts";

const CHINESE = /[\u4e00-\u9fff]{4,}/;
const DISK_MB = 260;

/** A start that must be refused: its duration and message. */
async function refusal(store: string) {
  const start = performance.now();
  try {
    const site = await startSite({ DATABASE_FILE: store });
    await site.stop();
    return { ms: 0, sentence: "" };
  } catch (error) {
    const lines = String(error).split("\n");
    return {
      ms: performance.now() - start,
      sentence: lines.filter((line) => CHINESE.test(line)).at(-1) ?? "",
    };
  }
}

function makeStore(folder: string) {
  const store = path.join(folder, "site.db");
  putFirstStore(store);
  return store;
}

const finding = (what: string, { ms, sentence }: { ms: number; sentence: string }) => ({
  what,
  measured: sentence
    ? `${(ms / 1000).toFixed(1)} s 后拒绝启动：${sentence.trim().slice(0, 60)}`
    : "没有被拒绝",
  isFine: sentence !== "" && ms < 8000,
});

export const corruptStore: Fault = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-corrupt-"));
  const store = makeStore(folder);
  const file = openSync(store, "r+");
  const pages = Math.floor(statSync(store).size / 4096);
  for (const place of [0.3, 0.5, 0.7])
    writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, Math.floor(pages * place) * 4096);
  closeSync(file);
  const found = finding("数据库有坏页", await refusal(store));
  rmSync(folder, { recursive: true, force: true });
  return found;
};

export const incompleteStore: Fault = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-incomplete-"));
  const file = makeStore(folder);
  const store = new Database(file);
  store.pragma("foreign_keys = OFF");
  store.exec("DROP TABLE solutions");
  store.close();
  const found = finding("数据库缺一张表", await refusal(file));
  rmSync(folder, { recursive: true, force: true });
  return found;
};

export const readOnlyStore: Fault = async () => {
  const disk = smallDisk(DISK_MB);
  if (!disk) return { what: "数据库只读", why: "不能挂载 tmpfs" };
  try {
    const store = makeStore(disk.folder);
    chmodSync(store, 0o444);
    disk.seal();
    return finding("数据库只读", await refusal(store));
  } finally {
    disk.remove();
  }
};
