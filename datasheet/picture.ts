import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRender, pictureOf, printFile } from "@/lib/pictures";

/** The picture of a product for its sheet; undefined if it is not a file of the project. */
export function sheetPicture(image: string): Buffer | undefined {
  const known = pictureOf(image);
  if (!known || !isRender(image)) return undefined;
  const file = path.join(process.cwd(), "public", printFile(image, known));
  return existsSync(file) ? readFileSync(file) : undefined;
}
