import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the build has written (scripts/join-styles.mjs); in development it has not. */
const FILE = path.join(process.cwd(), ".next/joined-styles.json");

/** The names of files of styles that stand for others, by the names of those. */
export const joinedStyles: Readonly<Record<string, string>> = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>)
  : {};
