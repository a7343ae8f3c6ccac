import { existsSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const ROOMS = ["app", "components", "datasheet", "drawings", "lib", "db", "server", "scripts", "desk"];
const isLong = /\.all\.test\.tsx?$/;

/**
 * Stores of tests lie in memory where there is room for them: a disk takes some 3 ms to keep each message for good. That what is
 * acknowledged is on the disk is proved by killing a site (e2e/faults).
 */
const MEMORY = "/dev/shm";
const ROOM = 2 ** 30;
function hasRoom(folder: string) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}
if (!process.env.TMPDIR && hasRoom(MEMORY)) process.env.TMPDIR = MEMORY;

/** Tests; those that take long (*.all.test.ts) before a release only, by `npm run test:all`. */
const files = ROOMS.filter(existsSync)
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => path.join(room, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && (process.env.TEST_ALL === "1" || !isLong.test(file)));
/**
 * What stands in for a module, settings that are read once, what a process starts once (lib/per-process.ts), and which pictures
 * sharp may read (server/attachments/check.ts) would hold in other files, too.
 */
const ALONE = /vi\.mock\(|process\.env|startJobs\(|from "sharp"/;
/** Papers are read by pdfjs, which adds to the language, and made in another time zone: that holds for them alone. */
const PAPERS = /\.\/test-(?:sheet|package)"/;
const those = (kind: RegExp) => files.filter((file) => kind.test(readFileSync(file, "utf8")));
const papers = those(PAPERS);
const alone = those(ALONE).filter((file) => !papers.includes(file));
const shared = files.filter((file) => !alone.includes(file) && !papers.includes(file));

const whole = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));
const resolve = {
  alias: [
    // What editors write is theirs to change: code is tested with texts that no editor knows.
    { find: /^@\/db\/content\//, replacement: whole("db/test-content/") },
    { find: "@", replacement: whole(".") },
  ],
};
const common = {
  env: { DATABASE_FILE: ":memory:", TZ: "UTC", LOG_LEVEL: "silent" },
  // Ten times what the slowest take: machines are busy, and none measures time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ["db/testing/file-setup.ts"],
};
/** A folder in a name stands for itself. */
const literally = (file: string) => file.replace(/[()[\]]/g, "\\$&");

export default defineConfig({
  resolve,
  test: {
    globalSetup: ["db/testing/setup.ts"],
    maxWorkers: "100%",
    projects: [
      {
        resolve,
        test: {
          ...common,
          name: "shared",
          // A quarter less processor than processes of their own take.
          pool: "threads",
          isolate: false,
          include: shared.map(literally),
        },
      },
      { resolve, test: { ...common, name: "papers", isolate: false, include: papers.map(literally) } },
      { resolve, test: { ...common, name: "alone", include: alone.map(literally) } },
    ],
  },
});
