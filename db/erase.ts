import { setTimeout as pause } from "node:timers/promises";
import { sharedStore } from "./connection";
import { write } from "./write";

/** Runs a change that deletes personal data, then truncates the write-ahead log, which still has the old pages. */
export async function erase<Result>(change: () => Result): Promise<Result> {
  const result = await write(change);
  for (let turn = 0; turn < 50; turn++) {
    const [checkpoint] = sharedStore().pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (!checkpoint?.busy) break;
    await pause(20);
  }
  return result;
}
