import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/** The production packages in the lock file; optional ones are only for building, or for one system. */
export function productionPackages() {
  /** @type {{ packages: Record<string, { dev?: boolean, optional?: boolean, devOptional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages)
    .filter(([name, { dev, optional, devOptional }]) => name !== "" && !dev && !optional && !devOptional)
    .map(([name]) => name);
}

/** The binaries of sharp for this system. */
const OF_THIS_SYSTEM = "node_modules/@img/sharp-";

const LICENCE = /^(?:licen[cs]e|notice|copying)/i;

/**
 * The files of production packages that these bundles load. Next traces its own and those of pages (`output:
 * "standalone"`, next.config.ts).
 * @param {string[]} bundles
 */
export async function packageFiles(bundles) {
  const { nodeFileTrace } = await import("@vercel/nft");
  const traced = await nodeFileTrace(bundles, {
    base: root,
    processCwd: root,
    ignore: ["node_modules/next/**"],
    // Which file of a package `require` resolves to depends on the Node version: a release has both.
    moduleSyncCatchall: true,
  });
  // Some commands look for packages of the project, and report if there are none.
  const places = [...productionPackages().map((place) => `${place}/`), OF_THIS_SYSTEM];
  return [...traced.fileList].filter((name) => places.some((place) => name.startsWith(place)));
}

/**
 * The licence files of the packages that these files belong to.
 * @param {string[]} files
 */
export function licenceFiles(files) {
  const folders = new Set(files.flatMap((file) => ancestors(file)));
  return [...folders].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
      .map(({ name }) => path.posix.join(folder, name)),
  );
}

/** @param {string} file
 * @returns {string[]} */
function ancestors(file) {
  const folder = path.posix.dirname(file);
  return folder === "node_modules" || folder === "." ? [] : [folder, ...ancestors(folder)];
}
