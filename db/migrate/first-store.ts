import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { backupsOf, copiesBeside } from "@/db/backup/copies";

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether no store is at this place: no file, or one that nothing was ever written into. */
export const isStoreMissing = (file: string) => file !== ":memory:" && bytesOf(file) === 0;

/** What tells that another store was at this place. SQLite would delete the log of one when it begins a new file. */
function tracesOf(file: string): string[] {
  const [newest] = backupsOf(file);
  const logged = bytesOf(`${file}-wal`) > 0 && isStoreMissing(file) ? [`${file}-wal`] : [];
  const recorded = existsSync(`${file}.last-backup`) ? [`${file}.last-backup`] : [];
  return [...(newest ? [newest] : []), ...recorded, ...logged, ...copiesBeside(file)];
}

/**
 * That nothing tells of a store that was here before: a new site in its place would look as if all were well.
 * @throws a sentence that names what was found and asks for a restore, or for the word to begin anew
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
