import { readdirSync } from "node:fs";
import path from "node:path";
import { DOCUMENTS, RECORDS } from "./shapes";

/** The file of a record or a document, below db/content. */
export const fileOf = (name: string, id: number | string): string =>
  Object.hasOwn(RECORDS, name) && id !== "" ? `${name}/${id}.json` : `${name}.json`;

const byNumber = new Intl.Collator("en", { numeric: true });

/** What lies in a folder, by number; what begins with a dot is the computer's. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((entry) => !entry.startsWith("."))
    .sort(byNumber.compare);

const DOCUMENT_FILES = Object.keys(DOCUMENTS).map((name) => fileOf(name, ""));
const KNOWN = new Set([
  ...Object.keys(RECORDS),
  ...DOCUMENT_FILES,
  ...DOCUMENT_FILES.map((file) => path.dirname(file)),
  // Of its own shape, as `content -- pictures` writes it (picture-list.ts).
  "pictures.json",
]);

/** What lies in db/content and is read by nobody. */
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
