import { closeSync, copyFileSync, existsSync, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import path from "node:path";
import { type Store, storeFile } from "@/db/connection";
import { logError } from "@/lib/log";

// The write-ahead log as https://www.sqlite.org/fileformat2.html#the_write_ahead_log describes it. Its head has 32 bytes:
// six words, among them two salts, and the checksum of these. Frames follow: a head of 24 bytes and a page. The second word
// of a frame's head is not 0 where a change ends, its third and fourth repeat the salts. Each time the log is begun again
// the salts change, so that what an earlier round left at its end is known by its salts. SQLite reads up to the first frame
// whose checksum is wrong, takes that for the end and says nothing: whole changes after it are lost.
const HEAD = 32;
const FRAME_HEAD = 24;
const SALTS_IN_HEAD = 16;
const SALTS_IN_FRAME = 8;

const saltsOf = (bytes: Buffer, at: number) => bytes.subarray(at, at + 8);

/** Whether the head holds what was written: else SQLite reads nothing of the log. */
function isHeadWhole(head: Buffer): boolean {
  const isBig = (head.readUInt32BE(0) & 1) === 1;
  const word = (at: number) => (isBig ? head.readUInt32BE(at) : head.readUInt32LE(at));
  let [first, second] = [0, 0];
  for (let at = 0; at < 24; at += 8) {
    first = (first + word(at) + second) >>> 0;
    second = (second + word(at + 4) + first) >>> 0;
  }
  return head.readUInt32BE(24) === first && head.readUInt32BE(28) === second;
}

/** The frames of the log's present round with which a change ended, counted from 1, and the log's head. */
function endsOfChanges(wal: string, pageSize: number): { head: Buffer; ends: number[] } {
  const file = openSync(wal, "r");
  try {
    const piece = (length: number, at: number) => {
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, at);
      return bytes;
    };
    const frame = (index: number) => piece(FRAME_HEAD, HEAD + index * (FRAME_HEAD + pageSize));
    const head = piece(HEAD, 0);
    const salts = isHeadWhole(head) ? saltsOf(head, SALTS_IN_HEAD) : saltsOf(frame(0), SALTS_IN_FRAME);
    // A frame that was not written to its end was not acknowledged.
    const whole = Math.floor((fstatSync(file).size - HEAD) / (FRAME_HEAD + pageSize));
    const ends: number[] = [];
    for (let index = 0; index < whole; index++) {
      const bytes = frame(index);
      if (saltsOf(bytes, SALTS_IN_FRAME).equals(salts) && bytes.readUInt32BE(4) !== 0) ends.push(index + 1);
    }
    return { head, ends };
  } finally {
    closeSync(file);
  }
}

/**
 * Compares what SQLite read of a store's log at its opening with what was written into it. A log with a loss is kept beside
 * the store, before the next change overwrites it: its texts can still be read there.
 * @returns how many changes are lost
 */
export function noteLogDamage(store: Store, file: string): number {
  const wal = `${file}-wal`;
  if (!existsSync(wal)) return 0;
  const pageSize = store.pragma("page_size", { simple: true }) as number;
  const { head, ends } = endsOfChanges(wal, pageSize);
  // Of the log: how many frames SQLite knows of.
  const [read] = store.pragma("wal_checkpoint(PASSIVE)") as { log: number }[];
  const frames = read?.log ?? -1;
  const lost = frames < 0 ? 0 : ends.filter((end) => end > frames).length;
  // Another process may have begun the log again meanwhile.
  if (lost === 0 || !endsOfChanges(wal, pageSize).head.equals(head)) return 0;
  const copy = `${file}.damaged-${new Date().toISOString().replace(/[-:]/g, "").slice(0, 15)}-wal`;
  copyFileSync(wal, copy);
  logError("log-damaged", undefined, { lost, kept: ends.length - lost, copy: path.basename(copy) });
  return lost;
}

/** How many damaged logs lie beside this process's store: for the operator to look at, and to take away. */
export function damagedLogs(): number {
  const [folder, name] = [path.dirname(storeFile()), path.basename(storeFile())];
  return readdirSync(/*turbopackIgnore: true*/ folder).filter((other) => other.startsWith(`${name}.damaged-`))
    .length;
}
