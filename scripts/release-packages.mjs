import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/** The packages that run in production, as the lock file names them; optional ones are for building and for pictures. */
export function productionPackages() {
  /** @type {{ packages: Record<string, { dev?: boolean, optional?: boolean, devOptional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages)
    .filter(([name, { dev, optional, devOptional }]) => name !== "" && !dev && !optional && !devOptional)
    .map(([name]) => name);
}
