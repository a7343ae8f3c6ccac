import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { pictureFile, webpWidths } from "@/lib/picture-files";
import { isProductName, type Picture, printFile } from "@/lib/pictures";
import { ContentFaults } from "./content-faults";
import { readJson } from "./json-fault";
import { PICTURE_NAME } from "./picture-sources";

/** Every picture of the project by the path of its full size. */
export type Index = Record<string, Picture>;

const LIST = "pictures.json";
const listOf = (root: string) => path.join(root, "db/content", LIST);
/** Paths become files, also ones that are deleted: nothing may lead out of public/media. */
const IMAGE = /^\/media\/[a-z0-9-]+\/[a-z0-9-]+-[0-9a-f]{8}\.webp$/;

const WRONG_PATH = "路径要写成 /media/文件夹/名称-八位校验值.webp";

const size = z.int().positive();
const shape = z.record(
  z.string().regex(IMAGE),
  z.strictObject({
    name: z.string().regex(PICTURE_NAME, "名称只用小写英文字母、数字和连字符"),
    width: size,
    height: size,
    alt: z.string().min(1, "替代文字不能为空"),
    subject: z.string(),
    tone: z.enum(["light", "mid", "dark"]),
    widths: z.array(size).min(1),
  }),
);

/** The list of pictures in a folder of content, and what is wrong with its entries. */
export function readPictureList(folder: string): { index: Index; faults: string[] } {
  const file = path.join(folder, LIST);
  if (!existsSync(file)) return { index: {}, faults: [] };
  const read = readJson(LIST, readFileSync(file, "utf8"));
  if ("fault" in read) return { index: {}, faults: [read.fault] };
  const { data, error } = shape.safeParse(read.value);
  const faults = (error?.issues ?? []).map(({ code, path: [image = "", ...field], message }) => {
    const place = [String(image), ...field.map(String)].filter(Boolean).join("，");
    return `${LIST}，${place}：${code === "invalid_key" ? WRONG_PATH : message}。`;
  });
  return { index: data ?? {}, faults };
}

/** @throws {ContentFaults} where an entry is not one that this project has written */
export function readIndex(root: string): Index {
  const { index, faults } = readPictureList(path.dirname(listOf(root)));
  if (faults.length > 0) throw new ContentFaults(faults);
  return index;
}

export function writeIndex(root: string, index: Index) {
  const entries = Object.entries(index)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([image, picture]) => `${JSON.stringify(image)}: ${JSON.stringify(picture)}`);
  writeFileSync(listOf(root), `{\n${entries.join(",\n")}\n}\n`);
}

const filesOf = (image: string, { name, width: fullWidth, widths }: Picture) => [
  ...widths.map((width) => pictureFile(image, fullWidth, { width, format: "avif" })),
  ...webpWidths(fullWidth).map((width) => pictureFile(image, fullWidth, { width, format: "webp" })),
  ...(isProductName(name) ? [printFile(image, { width: fullWidth })] : []),
];

export const missingFiles = (root: string, image: string, picture: Picture): string[] =>
  filesOf(image, picture).filter((file) => !existsSync(path.join(root, "public", file)));

/** Takes the earlier versions of a picture out of an index. */
export function takeOutVersions(index: Index, name: string, kept: string): [string, Picture][] {
  const earlier = Object.entries(index).filter(([image, picture]) => picture.name === name && image !== kept);
  for (const [image] of earlier) delete index[image];
  return earlier;
}

export function removeFiles(root: string, image: string, picture: Picture) {
  for (const file of filesOf(image, picture)) rmSync(path.join(root, "public", file), { force: true });
}
