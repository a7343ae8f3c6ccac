// Old browsers for tests, unpacked once into a cache of this machine.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { must, run } from "./run.mjs";

const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), ".cache"), "lanheng-browsers");

/** npm packages with a complete Chromium, compressed with brotli. */
const CHROMIUMS = {
  109: {
    name: "@sparticuz/chromium@109.0.6",
    sha512: "9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
  },
  92: {
    name: "chrome-aws-lambda@10.1.0",
    sha512: "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  },
};

/** @typedef {keyof typeof CHROMIUMS} OldVersion */

/** @param {OldVersion} version */
const folderOf = (version) => path.join(CACHE, `chromium-${version}`);

/**
 * The paths of a downloaded old Chromium.
 * @param {OldVersion} version
 */
export const oldChromium = (version) => ({
  executable: path.join(folderOf(version), "chromium"),
  libraries: path.join(folderOf(version), "lib"),
});

/**
 * @param {string} folder
 * @param {string} archive
 */
const unpack = (folder, archive) => run("tar", ["-x", "-f", archive, "-C", folder]);

/**
 * Downloads an old Chromium with npm, once.
 * @param {OldVersion} version
 */
export async function fetchChromium(version) {
  if (existsSync(oldChromium(version).executable)) return;
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(path.join(CACHE, "unpacking-"));
  const { name, sha512 } = CHROMIUMS[version];
  const sentence = `取不到测试用的 Chromium ${version}（${name}）。`;
  must(await run("npm", ["pack", name, "--silent", "--pack-destination", made]), sentence);
  const packed = path.join(made, `${name.replace(/^@/, "").replace(/[/@]/g, "-")}.tgz`);
  const isWhole = createHash("sha512").update(readFileSync(packed)).digest("base64") === sha512;
  must(isWhole && (await unpack(made, packed)), sentence);
  for (const part of ["aws.tar", "swiftshader.tar", "chromium"]) {
    const file = path.join(made, part);
    writeFileSync(file, brotliDecompressSync(readFileSync(path.join(made, "package/bin", `${part}.br`))), {
      mode: 0o755,
    });
    if (part.endsWith(".tar")) must(await unpack(made, file), sentence);
  }
  renameSync(made, folderOf(version));
  for (const rest of ["package", path.basename(packed), "aws.tar", "swiftshader.tar"])
    rmSync(path.join(folderOf(version), rest), { recursive: true, force: true });
}
