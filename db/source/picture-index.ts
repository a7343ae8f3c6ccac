import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pictureFile, webpWidths } from "@/lib/picture-files";
import { isProductName, type Picture, printFile } from "@/lib/pictures";
import { ContentFaults } from "./content-faults";
import { type Index, readPictureList } from "./picture-list";

const folderOf = (root: string) => path.join(root, "db/content");

/** @throws {ContentFaults} if an entry was not written by this project */
export function readIndex(root: string): Index {
  const { index, faults } = readPictureList(folderOf(root));
  if (faults.length > 0) throw new ContentFaults(faults);
  return index;
}

export function writeIndex(root: string, index: Index) {
  const entries = Object.entries(index)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([image, picture]) => `${JSON.stringify(image)}: ${JSON.stringify(picture)}`);
  writeFileSync(path.join(folderOf(root), "pictures.json"), `{\n${entries.join(",\n")}\n}\n`);
}

const filesOf = (image: string, { name, width: fullWidth, widths }: Picture) => [
  ...widths.map((width) => pictureFile(image, fullWidth, { width, format: "avif" })),
  ...webpWidths(fullWidth).map((width) => pictureFile(image, fullWidth, { width, format: "webp" })),
  ...(isProductName(name) ? [printFile(image, { width: fullWidth })] : []),
];

export const missingFiles = (root: string, image: string, picture: Picture): string[] =>
  filesOf(image, picture).filter((file) => !existsSync(path.join(root, "public", file)));

/** Removes the earlier versions of a picture from an index. */
export function takeOutVersions(index: Index, name: string, kept: string): [string, Picture][] {
  const earlier = Object.entries(index).filter(([image, picture]) => picture.name === name && image !== kept);
  for (const [image] of earlier) delete index[image];
  return earlier;
}

export function removeFiles(root: string, image: string, picture: Picture) {
  for (const file of filesOf(image, picture)) rmSync(path.join(root, "public", file), { force: true });
}
