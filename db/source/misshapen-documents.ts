import { readPictureList } from "./picture-list";
import { readFile } from "./read-file";
import { SITE_DOCUMENTS } from "./site-shapes";

/** What is said of documents in a folder of content that parts of the site are built of, and that are not in their shape. */
export const misshapenDocuments = (folder: string): string[] => [
  ...Object.entries(SITE_DOCUMENTS).flatMap(
    ([name, shape]) => readFile(folder, `${name}.json`, shape).faults,
  ),
  ...readPictureList(folder).faults,
];
