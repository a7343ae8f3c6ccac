import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Picture } from "@/lib/pictures";
import { readJson } from "./json-fault";
import { PICTURE_NAME } from "./picture-sources";

/** All pictures of the project, by the path of the full size. */
export type Index = Record<string, Picture>;

const LIST = "pictures.json";
/** Paths are used to write and delete files: none may leave public/media. */
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
    ground: z.enum(["light", "dark"]).optional(),
    widths: z.array(size).min(1),
  }),
);

/** Reads the picture list of a content folder, and the faults of its entries. */
export function readPictureList(folder: string): { index: Index; faults: string[] } {
  const file = path.join(folder, LIST);
  if (!existsSync(file)) return { index: {}, faults: [] };
  const read = readJson(LIST, readFileSync(file, "utf8"));
  if ("fault" in read) return { index: {}, faults: [read.fault] };
  const { data, error } = shape.safeParse(read.value);
  const faults = (error?.issues ?? []).map(({ code, path: [image = "", ...field], message }) => {
    const place = [LIST, String(image), ...field.map(String)].filter(Boolean).join("，");
    return `${place}：${code === "invalid_key" ? WRONG_PATH : message}。`;
  });
  return { index: data ?? {}, faults };
}
