import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readIndex } from "@/db/source/picture-index";
import type { Rule } from "./finding";
import { picturesIn, textsOf } from "./texts";

/** Folders of code that names pictures. */
const SOURCES = ["app", "components", "lib"];

const sourceTexts = (root: string) =>
  SOURCES.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
        .map((file) => readFileSync(path.join(folder, file), "utf8")),
    );

/** Imported pictures that neither content nor code uses. */
export const unusedPictures: Rule = (content, root) => {
  const shown = new Set(textsOf(content).flatMap(picturesIn));
  const sources = sourceTexts(root);
  return Object.values(readIndex(root))
    .filter(({ name }) => !shown.has(name) && !sources.some((text) => text.includes(name)))
    .map(({ name }) => ({ file: "pictures", id: "", field: name, says: "没有地方用到" }));
};
