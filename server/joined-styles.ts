import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Written by the build (scripts/join-styles.mjs); missing in development. */
const FILE = path.join(process.cwd(), ".next/joined-styles.json");

/** The joined style sheet for each original one. */
export const joinedStyles: Readonly<Record<string, string>> = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>)
  : {};
