import path from "node:path";
import { backUp } from "@/db/backup/backup";
import { storeFile } from "@/db/connection";
import { readSettings } from "@/lib/settings.mjs";

process.umask(0o077);
readSettings();

const file = storeFile();
const folder = process.argv[2] ?? path.join(path.dirname(file), "backups");

try {
  const start = Date.now();
  const copy = await backUp(file, folder);
  console.log(`已备份并核对：${path.relative(process.cwd(), copy)}（${Date.now() - start} 毫秒）`);
} catch (error) {
  console.error(`备份没有成功：${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
