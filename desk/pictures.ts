import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { takePictures } from "@/db/pictures/pictures";
import { readIndex } from "@/db/source/picture-index";
import { PICTURE_NAME } from "@/db/source/picture-sources";
import { Refusal } from "./items";

/** A picture dropped into a form: `file` is its original name, `data` its bytes in base64. */
export type Dropped = { name: string; alt: string; file: string; data: string };

const ENDING = /\.(?:avif|jpe?g|png|webp)$/i;
const NUMBER = /-\d+$/;

/**
 * Imports a picture like the command `pictures`.
 * @returns its name
 * @throws {Refusal} if the name is invalid or taken; a form never replaces another picture
 */
export async function takeIn(root: string, { name, alt, file, data }: Dropped): Promise<string> {
  const [ending] = ENDING.exec(file) ?? [];
  if (!ending) throw new Refusal("图片只收 PNG、JPEG、WebP、AVIF。");
  if (!PICTURE_NAME.test(name))
    throw new Refusal("图片的名称要写成 products/lh-svg-h-1 的样子，只用小写英文字母、数字和连字符。");
  if (alt.trim() === "") throw new Refusal("先写替代文字：图上有什么。");
  if (Object.values(readIndex(root)).some((picture) => picture.name === name))
    throw new Refusal(`已有名为 ${name} 的图片，换一个名称。`);
  const apart = mkdtempSync(path.join(tmpdir(), "desk-picture-"));
  try {
    const source = path.join(apart, name + ending.toLowerCase());
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, Buffer.from(data, "base64"));
    const subject = path.basename(name).replace(NUMBER, "");
    const manifest = [{ file: path.relative(apart, source), alt, subject }];
    writeFileSync(path.join(apart, "manifest.json"), JSON.stringify(manifest));
    await takePictures([apart], root);
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
  return name;
}
