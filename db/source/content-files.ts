import { readdirSync } from "node:fs";
import path from "node:path";
import { DOCUMENTS, RECORDS } from "./shapes";

/** The file of a record or document, relative to db/content. */
export const fileOf = (name: string, id: number | string): string =>
  Object.hasOwn(RECORDS, name) && id !== "" ? `${name}/${id}.json` : `${name}.json`;

const byNumber = new Intl.Collator("en", { numeric: true });

/** The entries of a folder in numeric order, without hidden files of the system. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((entry) => !entry.startsWith("."))
    .sort(byNumber.compare);

const DOCUMENT_FILES = Object.keys(DOCUMENTS).map((name) => fileOf(name, ""));
const KNOWN = new Set([
  ...Object.keys(RECORDS),
  ...DOCUMENT_FILES,
  ...DOCUMENT_FILES.map((file) => path.dirname(file)),
  // Has its own shape and is written by `content -- pictures` (picture-list.ts).
  "pictures.json",
]);

/** Files in db/content that nothing reads. */
export function strangersIn(folder: string): string[] {
  const inFolders = [...KNOWN].filter(
    (entry) => path.extname(entry) === "" && !Object.hasOwn(RECORDS, entry),
  );
  return inFolders
    .flatMap((below) => entriesOf(path.join(folder, below)).map((entry) => path.join(below, entry)))
    .filter((entry) => !KNOWN.has(entry))
    .map((entry) => {
      const noun = path.parse(entry).name;
      const hint = Object.hasOwn(RECORDS, noun)
        ? `，每条内容在 ${noun}/ 里有自己的文件，例如 ${noun}/1001.json`
        : "";
      return `${entry}：网站不读这个文件${hint}。`;
    });
}
