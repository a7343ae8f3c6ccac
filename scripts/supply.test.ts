import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { licences } from "./licences.mjs";

type Locked = { version: string; resolved?: string; optionalDependencies?: Record<string, string> };

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Every earlier version has a known vulnerability that concerns this site (RELIABILITY §2.3, §3.1). */
const FLOORS: Record<string, string> = {
  next: "16.4.5",
  "drizzle-orm": "0.45.2",
  "sanitize-html": "2.17.4",
  sharp: "0.35.5",
};

/** Permissive licences that only require their text, and that of caniuse-lite's data, which requires attribution. */
const FREE =
  /\b(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|Apache License 2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0)\b/;

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, "en", { numeric: true }) >= 0;

test.each(Object.entries(FLOORS))("every %s in the lock file is at least %s", (name, floor) => {
  const found = Object.entries(lock.packages).filter(([place]) => place.endsWith(`node_modules/${name}`));
  expect(found.length).toBeGreaterThan(0);
  for (const [place, { version }] of found)
    expect(isAtLeast(version, floor), `${place} ${version}`).toBe(true);
});

test("SQLite holds the repair of its write-ahead log", () => {
  const store = new Database(":memory:");
  const version = store.prepare("SELECT sqlite_version()").pluck().get() as string;
  store.close();
  expect(isAtLeast(version, "3.51.3")).toBe(true);
});

test("versions are compared as numbers", () => {
  expect(isAtLeast("16.10.0", "16.4.5")).toBe(true);
  expect(isAtLeast("16.4.4", "16.4.5")).toBe(false);
});

test("the lock file names the packages of every platform and no registry", () => {
  for (const [place, { resolved, optionalDependencies }] of Object.entries(lock.packages)) {
    expect(resolved, place).toBeUndefined();
    for (const name of Object.keys(optionalDependencies ?? {})) {
      const isLocked = [`${place}/node_modules/${name}`, `node_modules/${name}`].some(
        (at) => lock.packages[at],
      );
      expect(isLocked, `${name} of ${place}`).toBe(true);
    }
  }
});

test("docs/licences.md is current: every package of the release is there, with its version and licence", () => {
  expect(readFileSync("docs/licences.md", "utf8"), "run npm run licences").toBe(licences());
});

test("what the release holds may be used by anybody for anything", () => {
  const rows = readFileSync("docs/licences.md", "utf8").matchAll(/^\| \S+ \| \d\S* \| (.*) \|$/gm);
  const given = new Set([...rows].map(([, licence = ""]) => licence));
  expect(given.size).toBeGreaterThan(1);
  for (const licence of given) expect(licence, "unknown").toMatch(FREE);
});

test("SECURITY.md lists every package that runs in production, at its version", () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const rows = readFileSync("SECURITY.md", "utf8").matchAll(/^\| ([a-z@][\w./-]*) \| (\d[\w.-]*) \|/gm);
  expect(Object.fromEntries([...rows].map(([, name, version]) => [name, version]))).toEqual(dependencies);
});
