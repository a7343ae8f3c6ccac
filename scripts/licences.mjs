// npm run licences: writes docs/licences.md, the licences of all packages in the release.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { productionPackages } from "./release-packages.mjs";
import { root } from "../lib/settings.mjs";

const FILE = "docs/licences.md";
const COMPILED = "node_modules/next/dist/compiled";
const MIT = "Permission is hereby granted, free of charge";

/** @param {string} name a folder of the project */
function licenceOf(name) {
  const folder = path.join(root, name);
  const description = path.join(folder, "package.json");
  /** @type {{ name?: string, version?: string, license?: string }} */
  const {
    name: called,
    version = "",
    license,
  } = existsSync(description) ? JSON.parse(readFileSync(description, "utf8")) : {};
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const isMit = text !== undefined && readFileSync(path.join(folder, text), "utf8").includes(MIT);
  return { name: called, version, licence: license ?? (isMit ? "MIT" : undefined) };
}

/** @param {string[][]} rows the first is the header */
const table = ([head = [], ...rows]) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

function packageRows() {
  return productionPackages().map((place) => {
    const { name, version, licence } = licenceOf(place);
    if (!name || !licence) throw new Error(`${place}：没有写明许可`);
    return [name, version, licence];
  });
}

/** The packages bundled in Next, by licence; those without one belong to Next. */
function compiledRows() {
  const folders = readdirSync(path.join(root, COMPILED)).flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(path.join(root, COMPILED, name)).map((inner) => `${name}/${inner}`)
      : [name],
  );
  /** @type {Map<string, string[]>} */
  const named = new Map();
  for (const folder of folders) {
    const { licence } = licenceOf(`${COMPILED}/${folder}`);
    if (licence) named.set(licence, [...(named.get(licence) ?? []), folder]);
  }
  return [...named]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => [licence, names.join(", ")]);
}

/** The contents of docs/licences.md for the installed packages. */
export const licences = () => `# Licences of what the release holds

Made by \`npm run licences\` from the lock file and the packages' own words; \`scripts/supply.test.ts\` tells when it is out of date.
The texts lie in the release, in each package's folder.

${table([["package", "version", "licence"], ...packageRows()])}

Inside next (\`${COMPILED}\`), beside its own parts:

${table([["licence", "packages"], ...compiledRows()])}

sharp loads libvips, whose packages (\`@img/sharp-libvips-*\`, one of each system) are under LGPL-3.0-or-later: a library in a file of its own, unchanged, which may be replaced by another build.

Noto Sans SC in \`datasheet/fonts\` is under the SIL Open Font License 1.1 (\`datasheet/fonts/OFL.txt\`).
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(path.join(root, FILE), licences());
