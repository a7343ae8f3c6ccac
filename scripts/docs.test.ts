import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LAYERS } from "@/layers.mjs";

/** Documents about the current state, not about history or other projects. */
const DOCS = [
  ...["README.md", "SECURITY.md", "CONTRIBUTING.md"],
  ...[
    "api",
    "architecture",
    "browsers",
    "decisions",
    "glossary",
    "operating",
    "README",
    "upgrading-next",
  ].map((name) => `docs/${name}.md`),
];
const FOLDERS = [...(LAYERS["."] ?? []).flat(), "deploy", "docs", "drizzle", "public", "studio"];

/** Expands `a/{b,c}.ts` to `a/b.ts`, `a/c.ts`. */
function spellings(name: string): string[] {
  const [whole, before = "", inner = "", after = ""] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? [];
  return whole ? inner.split(",").flatMap((one) => spellings(before + one + after)) : [name];
}

/** The files and folders of the project named in a document, without patterns (`…`, `<id>`). */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w-]+\/[^\s`…<>]*)`/g)]
    .flatMap(([, name = ""]) => spellings(name))
    .filter((name) => FOLDERS.some((folder) => name.startsWith(`${folder}/`)));

/** A file may be named without its extension, and several with `*`. */
function isThere(name: string): boolean {
  const folder = path.dirname(name);
  if (existsSync(name) || !existsSync(folder)) return existsSync(name);
  const [before = "", after] = path.basename(name).split("*");
  return readdirSync(folder).some((file) =>
    after === undefined ? file.startsWith(`${before}.`) : file.startsWith(before) && file.endsWith(after),
  );
}

test.each(DOCS)("%s names only files that there are", (file) => {
  const text = readFileSync(file, "utf8");
  const links = [...text.matchAll(/\]\(([^)#:\s]+)\)/g)].map(([, link = ""]) =>
    path.join(path.dirname(file), link),
  );
  expect([...namedIn(text), ...links].filter((name) => !isThere(name))).toEqual([]);
});

test("a file that is not there is found", () => {
  expect(
    namedIn("`lib/nothing.ts`, `db/queries/{lists,none}/list.ts`, `/index`").filter((name) => !isThere(name)),
  ).toEqual(["lib/nothing.ts", "db/queries/none/list.ts"]);
});
