import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/** The packages that run in production, as the lock file names them; optional ones are for building, or of one system. */
export function productionPackages() {
  /** @type {{ packages: Record<string, { dev?: boolean, optional?: boolean, devOptional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages)
    .filter(([name, { dev, optional, devOptional }]) => name !== "" && !dev && !optional && !devOptional)
    .map(([name]) => name);
}

/** What sharp is in this system, of packages of which each fits one. */
const OF_THIS_SYSTEM = "node_modules/@img/sharp-";

const LICENCE = /^(?:licen[cs]e|notice|copying)/i;

/**
 * What these bundles load of packages that run in production, file by file. Next has traced itself and the pages
 * (`output: "standalone"`, next.config.ts).
 * @param {string[]} bundles
 */
export async function packageFiles(bundles) {
  const { nodeFileTrace } = await import("@vercel/nft");
  const traced = await nodeFileTrace(bundles, {
    base: root,
    processCwd: root,
    ignore: ["node_modules/next/**"],
    // Which file of a package `require` takes is another one in each Node: a release has both.
    moduleSyncCatchall: true,
  });
  // Some commands look for packages of the project, and say so where there are none.
  const places = [...productionPackages().map((place) => `${place}/`), OF_THIS_SYSTEM];
  return [...traced.fileList].filter((name) => places.some((place) => name.startsWith(place)));
}

/**
 * The licences of what these files belong to.
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
