import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { must, tool } from "./run.mjs";
import { readSettings, root } from "./settings.mjs";
import { filesUnder, hashOf, stamp, stamped } from "./stamp.mjs";

const STAMP = ".next/standalone/.built";
const RELEASE = ".next/standalone";
/** In the folder of .next that `next build` leaves alone. */
const STORE = ".next/cache/build/site.db";

/** The server's own side, which Next does not build. */
const SERVER = ["deploy/start.mjs", "deploy/settings.mjs", "deploy/door.mjs", "deploy/door"];

const SOURCES = ["app", "components", "db", "drizzle", "lib", "public", ...SERVER].concat([
  "deploy/build.mjs",
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "tsconfig.json",
]);

const NEXT_PARTS = new Set([".next", "node_modules", "package.json", "server.js"]);
/** What the server needs beside what Next traces; plain JavaScript is what `npm start` loads outside the bundle. */
const PARTS = ["public", ".next/static", "drizzle", ...SERVER].concat(
  ["connection", "content-version", "page-cache"].map((name) => `db/${name}.mjs`),
  ["answer-headers", "late-scripts", "policy", "search-address"].map((name) => `lib/${name}.mjs`),
);

/** @param {string} name */
const whole = (name) => path.join(root, name);

const TEST = /\.test\.tsx?$/;
/** @param {string} file */
const isNoTest = (file) => !TEST.test(file);

const sourceHash = () => hashOf(SOURCES, TEST, [process.env.SITE_URL, process.env.IMAGE_HOST]);

function complete() {
  // Next also copies whatever it believes the code may read; the release is what it needs and nothing else.
  for (const name of readdirSync(whole(RELEASE))) {
    if (!NEXT_PARTS.has(name)) rmSync(whole(`${RELEASE}/${name}`), { recursive: true });
  }
  for (const part of PARTS) {
    if (existsSync(whole(part)))
      cpSync(whole(part), whole(`${RELEASE}/${part}`), { recursive: true, filter: isNoTest });
  }
}

/** What must never be in a release: visitors' messages and secrets (RELIABILITY §7.5). */
const leaks = () => filesUnder(RELEASE).filter((file) => /(?:\.db[^/]*|\/\.env[^/]*)$/.test(file));

/** Builds the site into .next/standalone. Static pages are rendered from a throw-away store. */
export async function build() {
  const hash = sourceHash();
  const env = { DATABASE_FILE: whole(STORE), NODE_ENV: "production" };
  rmSync(path.dirname(whole(STORE)), { recursive: true, force: true });
  mkdirSync(path.dirname(whole(STORE)), { recursive: true });
  rmSync(whole(RELEASE), { recursive: true, force: true });
  const migrated = await tool("tsx", ["--conditions=react-server", "db/commands/migrate.ts"], env);
  must(migrated, "构建用的数据库没有建成。");
  must(await tool("next", ["build"], env), "next build 没有成功。");
  complete();
  must(leaks().length === 0, `发布目录里不应有：${leaks().join("、")}`);
  stamp(STAMP, hash);
}

/** Builds unless the release was made from these very sources. */
export async function built() {
  if (!stamped(STAMP, sourceHash())) await build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  readSettings();
  await build();
}
