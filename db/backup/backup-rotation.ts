import { DAY_MS } from "@/lib/durations";
const DAYS = 7;
const WEEKS = 4;

/** The file name of a backup; names sort by time. */
export const backupName = (made: Date) => `site-${made.toISOString().replace(/[:.]/g, "-")}.db`;

const madeAt = (name: string) =>
  name.replace(/^site-(.*)T(\d\d)-(\d\d)-(\d\d)-(\d+Z)\.db$/, "$1T$2:$3:$4.$5");

const day = (name: string) => Math.floor(Date.parse(madeAt(name)) / DAY_MS);
/** Weeks start on Monday; day 0 of the epoch was a Thursday. */
const week = (name: string) => Math.floor((day(name) + 3) / 7);

/** The newest name in each of the last `count` periods that have a backup. */
function newestOf(names: string[], period: (name: string) => number, count: number): string[] {
  const newest = new Map(names.toSorted().map((name) => [period(name), name]));
  return [...newest.values()].slice(-count);
}

/** The backups to keep: the last of each of seven days and of each of four weeks. */
export const keptBackups = (names: string[]) =>
  new Set([...newestOf(names, day, DAYS), ...newestOf(names, week, WEEKS)]);
