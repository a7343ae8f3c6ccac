import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pictureFile } from "@/lib/picture-files";
import { type Picture, PRINT_WIDTH, printFile } from "@/lib/pictures";
import type { Scale } from "./encode";
import { encodeApart, type Limits } from "./encode-apart";
import {
  type Index,
  missingFiles,
  readIndex,
  removeFiles,
  takeOutVersions,
  writeIndex,
} from "@/db/source/picture-index";
import { type Described, findSources, readManifest, type Source } from "@/db/source/picture-sources";
import { ContentFaults } from "@/db/source/read-content";

const STEPS = [320, 640, 960, 1280, 1920];
const SCALE: Scale = { widest: 1920, steps: STEPS };
const SCALES: Readonly<Record<string, Scale>> = {
  products: { widest: 1200, steps: STEPS, print: PRINT_WIDTH },
  // Across a wide screen.
  banners: { widest: 2560, steps: [...STEPS, 2560] },
  // Shown as a thumbnail or whole.
  certificates: { widest: 1200, steps: [320] },
};

/** Its path changes with its content, so that browsers may keep it for good. */
const imageOf = ({ name }: Source, bytes: Buffer) =>
  `/media/${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.webp`;

async function encode(
  root: string,
  image: string,
  { name }: Source,
  bytes: Buffer,
  described: Described,
  limits: Limits,
): Promise<Picture> {
  const answer = await encodeApart(bytes, SCALES[name.split("/")[0] ?? ""] ?? SCALE, limits);
  if ("fault" in answer) throw new ContentFaults([`图片 ${name}：${answer.fault}。`]);
  const { width, height, tone, sizes, print } = answer.encoded;
  for (const size of sizes) {
    const target = path.join(root, "public", pictureFile(image, width, size));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, size.bytes);
  }
  if (print) writeFileSync(path.join(root, "public", printFile(image, { width })), print.bytes);
  const widths = sizes.filter(({ format }) => format === "avif").map((size) => size.width);
  return { name, width, height, ...described, tone, widths };
}

/** What stands in lib/pictures.json may have been corrected by hand. */
function describedIn(index: Index, manifest: Map<string, Described>, name: string): Described | undefined {
  const before = Object.values(index).find((picture) => picture.name === name);
  return before ? { alt: before.alt, subject: before.subject } : manifest.get(name);
}

/** @throws {ContentFaults} naming every source that nobody described */
function withWords(sources: Source[], index: Index, manifest: Map<string, Described>) {
  const described = sources.map((source) => ({ source, words: describedIn(index, manifest, source.name) }));
  const faults = described.flatMap(({ source: { name }, words }) =>
    words ? [] : [`图片 ${name} 没有替代文字，请在 manifest.json 中写明 alt 与 subject。`],
  );
  if (faults.length > 0) throw new ContentFaults(faults);
  return described.flatMap(({ source, words }) => (words ? [{ source, words }] : []));
}

/**
 * Takes pictures into the project: sizes below public/media, entries in lib/pictures.json. None is copied as it is; one
 * that is there already, with all its files, is not encoded again.
 * @returns the names taken in
 * @throws {ContentFaults} where one cannot be taken in; the entries are then as they were
 */
export async function takePictures(given: string[], root: string, limits: Limits = {}): Promise<string[]> {
  const index = readIndex(root);
  const taken: string[] = [];
  const replaced: [string, Picture][] = [];
  for (const place of given) {
    for (const { source, words } of withWords(findSources(place), index, readManifest(place))) {
      const bytes = readFileSync(source.file);
      const image = imageOf(source, bytes);
      const known = index[image];
      if (!known || missingFiles(root, image, known).length > 0)
        index[image] = await encode(root, image, source, bytes, words, limits);
      replaced.push(...takeOutVersions(index, source.name, image));
      taken.push(source.name);
    }
  }
  writeIndex(root, index);
  for (const [image, picture] of replaced) removeFiles(root, image, picture);
  return taken;
}
