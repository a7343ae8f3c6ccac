import { readPictureList } from "./picture-list";
import { readFile } from "./read-file";
import { SITE_DOCUMENTS } from "./site-shapes";

/** Faults in the documents of a content folder that the site is built with. */
export const misshapenDocuments = (folder: string): string[] => [
  ...Object.entries(SITE_DOCUMENTS).flatMap(
    ([name, shape]) => readFile(folder, `${name}.json`, shape).faults,
  ),
  ...readPictureList(folder).faults,
];
