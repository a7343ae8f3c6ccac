import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { backupsOf, copiesBeside } from "@/db/backup/copies";

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether there is no store at this path: no file, or an empty one. */
export const isStoreMissing = (file: string) => file !== ":memory:" && bytesOf(file) === 0;

/** Files that show that there was a store at this path. SQLite would delete an old log when it creates a new file. */
function tracesOf(file: string): string[] {
  const [newest] = backupsOf(file);
  const logged = bytesOf(`${file}-wal`) > 0 && isStoreMissing(file) ? [`${file}-wal`] : [];
  const recorded = existsSync(`${file}.last-backup`) ? [`${file}.last-backup`] : [];
  return [...(newest ? [newest] : []), ...recorded, ...logged, ...copiesBeside(file)];
}

/**
 * Refuses to create a new store where traces of a lost one are left: an empty site would look healthy.
 * @throws a sentence that names the traces and asks for a restore, or for the explicit command to start anew
 */
export function assertFirstStore(file: string) {
  if (file === ":memory:") return;
  const traces = tracesOf(file);
  if (traces.length === 0) return;
  const folder = path.dirname(file);
  const named = traces.map((trace) => path.relative(folder, trace)).join("、");
  throw new Error(
    `数据库 ${file} 不在或者是空的，旁边却有原来的 ${named}。请用 restore 命令恢复最新的备份；` +
      "确实要从头建一个新的数据库，请先运行 migrate --new（在项目里是 npm run db:migrate -- --new）",
  );
}
