import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { joinStyles } from "./join-styles.mjs";
import { licenceFiles, packageFiles } from "./release-packages.mjs";
import { must, tool } from "./run.mjs";
import { readSettings, release, root } from "../lib/settings.mjs";
import { filesUnder, hashOf, stamp, stamped } from "./stamp.mjs";

const RELEASE = path.relative(root, release);
const STAMP = `${RELEASE}/.built`;
const SOURCES = [
  "app",
  "components",
  "datasheet",
  "db",
  "drawings",
  "drizzle",
  "lib",
  "public",
  "server",
].concat([
  "deploy/nginx-headers.conf",
  "scripts/build.mjs",
  "scripts/bundle.mjs",
  "scripts/failure-page.ts",
  "scripts/join-styles.mjs",
  "scripts/release-packages.mjs",
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "tsconfig.json",
]);
/** Commands for operators; each is a script in the package.json of the release. */
const COMMANDS = ["messages", "board", "backup", "restore", "migrate", "content", "push"];
const TEST = /\.test\.tsx?$/;

/** Output of `next build` that is not needed at run time. */
const NOT_SERVED = new Set([
  "cache",
  "dev",
  "dev-server",
  "diagnostics",
  "failure-page",
  "standalone",
  "trace",
  "trace-build",
  "turbopack",
  "types",
]);
/** The package files that pages and Next load (`output: "standalone"`). */
const TRACED = ".next/standalone/node_modules";
/** Files that Next needs to read its configuration, which its own standalone server does not (server/config-utils.js). */
const LOOKED_UP = [
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime/package.json",
];
/** Source maps, as the sources are not in the release. */
const SOURCE_MAP = /\.map$/;
/** Files that are compressed at build (server/files.ts). */
const COMPRESSED = /\.(?:css|js|svg)$/;

/** @param {string} name */
const whole = (name) => path.join(root, name);

const sourceHash = () => hashOf(SOURCES, TEST, []);

/**
 * Copies a file or folder of the project into the release, links as links and without source maps.
 * @param {string} name
 * @param {(file: string) => boolean} [filter]
 */
const copy = (name, filter = () => true) =>
  cpSync(whole(name), path.join(release, name), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !SOURCE_MAP.test(file) && filter(file),
  });

/** Copies the package files that Next has traced, and the packages of our own bundles. */
async function copyPackages() {
  const bundles = filesUnder(RELEASE).filter((name) => name.endsWith(".mjs"));
  const traced = filesUnder(TRACED).map((name) => path.join("node_modules", path.relative(TRACED, name)));
  const files = [...new Set([...traced, ...(await packageFiles(bundles.map(whole)))])];
  for (const name of [...files, ...licenceFiles(files), ...LOOKED_UP]) copy(name);
}

function describeRelease() {
  const { name, version, type, engines, dependencies } = JSON.parse(
    readFileSync(whole("package.json"), "utf8"),
  );
  const commands = COMMANDS.map((command) => [command, `node commands/${command}.mjs`]);
  const scripts = { start: "node --max-old-space-size=512 server.mjs", ...Object.fromEntries(commands) };
  const described = { name, version, private: true, type, engines, scripts, dependencies };
  writeFileSync(path.join(release, "package.json"), `${JSON.stringify(described, undefined, 2)}\n`);
}

function compressTexts() {
  const folders = [`${RELEASE}/.next/static`, `${RELEASE}/public`];
  for (const file of folders.flatMap(filesUnder).filter((name) => COMPRESSED.test(name))) {
    const text = readFileSync(whole(file));
    writeFileSync(whole(`${file}.br`), brotliCompressSync(text));
    writeFileSync(whole(`${file}.gz`), gzipSync(text, { level: 9 }));
  }
}

/** Files that must never be in a release: stores and secrets (RELIABILITY §7.5). */
const leaks = () => filesUnder(RELEASE).filter((file) => /(?:\.db(?:-\w+)?|\/\.env[^/]*)$/.test(file));

/** Builds the site into a folder that needs nothing but Node. */
export async function build() {
  const hash = sourceHash();
  rmSync(release, { recursive: true, force: true });
  must(
    await tool("next", ["build"], { env: { NODE_ENV: "production", DATABASE_FILE: ":memory:" } }),
    "next build 没有成功。",
  );
  mkdirSync(release, { recursive: true });
  const { bundle, bundleAll } = await import("./bundle.mjs");
  must(await tool("tsx", ["scripts/failure-page.ts"]), "没有做成出错时的页面。");
  await bundle("server/main.ts", `${RELEASE}/server.mjs`);
  await bundle("datasheet/worker.ts", `${RELEASE}/data-sheet-worker.mjs`);
  await bundle("server/attachments/worker.ts", `${RELEASE}/attachment-worker.mjs`);
  await bundleAll(
    COMMANDS.map((command) => `db/commands/${command}.ts`),
    `${RELEASE}/commands`,
  );
  // As TypeScript it would be compiled at every start, by a package of 98 MB.
  await bundle("next.config.ts", `${RELEASE}/next.config.mjs`);
  copy(".next", (file) => !NOT_SERVED.has(path.relative(whole(".next"), file)));
  for (const name of ["public", "drizzle", "datasheet/fonts"]) copy(name);
  await copyPackages();
  describeRelease();
  joinStyles(RELEASE);
  compressTexts();
  must(leaks().length === 0, `发布目录里不应有：${leaks().join("、")}`);
  stamp(STAMP, hash);
}

/** Builds unless the release is up to date with the sources. */
export async function built() {
  if (!stamped(STAMP, sourceHash())) await build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  readSettings();
  await build();
}
