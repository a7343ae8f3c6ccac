import { closeSync, copyFileSync, existsSync, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import path from "node:path";
import { type Store, storeFile } from "@/db/connection";
import { logError } from "@/lib/log";

// The write-ahead log, see https://www.sqlite.org/fileformat2.html#the_write_ahead_log. Its header has 32 bytes: six words,
// two of them salts, and their checksum. It is followed by frames, each a header of 24 bytes and a page. In a frame header
// the second word is not 0 in a commit frame, the third and fourth repeat the salts. The salts change whenever the log is
// restarted, which identifies frames of an earlier round. SQLite reads up to the first frame with a wrong checksum, takes it
// for the end and reports nothing: all transactions after it are lost.
const HEAD = 32;
const FRAME_HEAD = 24;
const SALTS_IN_HEAD = 16;
const SALTS_IN_FRAME = 8;

const saltsOf = (bytes: Buffer, at: number) => bytes.subarray(at, at + 8);

/** Whether the checksum of the header is right; otherwise SQLite ignores the whole log. */
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

/** The commit frames of the current round of the log, counted from 1, and its header. */
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
    // An incomplete frame was never acknowledged.
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
 * Compares what SQLite has read of the log with what was written to it. A damaged log is copied beside the store before the
 * next change overwrites it, so that its texts can still be recovered.
 * @returns how many transactions are lost
 */
export function noteLogDamage(store: Store, file: string): number {
  const wal = `${file}-wal`;
  if (!existsSync(wal)) return 0;
  const pageSize = store.pragma("page_size", { simple: true }) as number;
  const { head, ends } = endsOfChanges(wal, pageSize);
  // The number of frames that SQLite accepts.
  const [read] = store.pragma("wal_checkpoint(PASSIVE)") as { log: number }[];
  const frames = read?.log ?? -1;
  const lost = frames < 0 ? 0 : ends.filter((end) => end > frames).length;
  // Another process may have restarted the log meanwhile.
  if (lost === 0 || !endsOfChanges(wal, pageSize).head.equals(head)) return 0;
  const copy = `${file}.damaged-${new Date().toISOString().replace(/[-:]/g, "").slice(0, 15)}-wal`;
  copyFileSync(wal, copy);
  logError("log-damaged", undefined, { lost, kept: ends.length - lost, copy: path.basename(copy) });
  return lost;
}

/** The number of damaged logs kept beside the store, which the operator has to examine and remove. */
export function damagedLogs(): number {
  const [folder, name] = [path.dirname(storeFile()), path.basename(storeFile())];
  return readdirSync(/*turbopackIgnore: true*/ folder).filter((other) => other.startsWith(`${name}.damaged-`))
    .length;
}
