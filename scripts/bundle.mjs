import path from "node:path";
import { build } from "esbuild";
import { root } from "../lib/settings.mjs";

/** @type {import("esbuild").BuildOptions} */
const OPTIONS = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  packages: "external",
  tsconfig: path.join(root, "tsconfig.json"),
  logLevel: "warning",
};

/**
 * Bundles one of our own entries for Node; packages stay where they are.
 * @param {string} entry
 * @param {string} outfile
 */
export const bundle = (entry, outfile) => build({ ...OPTIONS, entryPoints: [entry], outfile });

/**
 * Bundles several entries that share code into one folder, as .mjs.
 * @param {string[]} entryPoints
 * @param {string} outdir
 */
export const bundleAll = (entryPoints, outdir) =>
  build({ ...OPTIONS, entryPoints, outdir, splitting: true, outExtension: { ".js": ".mjs" } });
