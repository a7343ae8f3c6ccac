import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { inject } from "vitest";
import type { Picture } from "@/lib/pictures";

/** A project without pictures, and a folder of an editor beside it that gives one. */
export async function testPictures() {
  const root = mkdtempSync(path.join(inject("runFolder"), "pictures-"));
  const source = path.join(root, "given");
  const media = path.join(root, "public");
  const list = path.join(root, "db/content/pictures.json");
  mkdirSync(path.join(source, "scenes"), { recursive: true });
  mkdirSync(path.dirname(list), { recursive: true });
  const paint = (file: string, width: number, colour: string) =>
    sharp({ create: { width, height: width / 2, channels: 3, background: colour } }).toFile(
      path.join(source, file),
    );
  await paint("scenes/roof.png", 800, "#101820");
  const described = [{ file: "scenes/roof.png", alt: "屋顶", subject: "roof" }];
  writeFileSync(path.join(source, "manifest.json"), JSON.stringify(described));
  return {
    root,
    source,
    list,
    roof: path.join(source, "scenes/roof.png"),
    paint,
    index: () => JSON.parse(readFileSync(list, "utf8")) as Record<string, Picture>,
    /** All files that were made. */
    media: () =>
      existsSync(media)
        ? readdirSync(media, { recursive: true, encoding: "utf8" })
            .filter((name) => /\.\w+$/.test(name))
            .map((name) => readFileSync(path.join(media, name)))
        : [],
  };
}
