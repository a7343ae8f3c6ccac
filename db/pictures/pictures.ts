import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pictureFile } from "@/lib/picture-files";
import { type Picture, PRINT_WIDTH, printFile } from "@/lib/pictures";
import type { Encoded, Scale } from "./encode";
import { encodeApart, type Limits } from "./encode-apart";
import { missingFiles, readIndex, removeFiles, takeOutVersions, writeIndex } from "@/db/source/picture-index";
import type { Index } from "@/db/source/picture-list";
import { type Described, findSources, readManifest, type Source } from "@/db/source/picture-sources";
import { ContentFaults } from "@/db/source/content-faults";

const STEPS = [320, 640, 960, 1280, 1920];
const SCALE: Scale = { widest: 1920, steps: STEPS };
const SCALES: Readonly<Record<string, Scale>> = {
  products: { widest: 1200, steps: STEPS, print: PRINT_WIDTH },
  // Shown across a wide screen.
  banners: { widest: 2560, steps: [...STEPS, 2560] },
  // Shown as a thumbnail or whole.
  certificates: { widest: 1200, steps: [320] },
};

/** The path contains a content hash, so that browsers may cache it for ever. */
const imageOf = ({ name }: Source, bytes: Buffer) =>
  `/media/${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.webp`;

/** An encoded picture that is not written yet. */
type Made = { image: string; source: Source; words: Described; encoded: Encoded };

async function encode({ name }: Source, bytes: Buffer, limits: Limits): Promise<Encoded> {
  const answer = await encodeApart(bytes, SCALES[name.split("/")[0] ?? ""] ?? SCALE, limits);
  if ("fault" in answer) throw new ContentFaults([`图片 ${name}：${answer.fault}。`]);
  return answer.encoded;
}

/** Writes the files of a picture. */
function write(root: string, { image, source: { name }, words, encoded }: Made): Picture {
  const { width, height, ground, sizes, print } = encoded;
  for (const size of sizes) {
    const target = path.join(root, "public", pictureFile(image, width, size));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, size.bytes);
  }
  if (print) writeFileSync(path.join(root, "public", printFile(image, { width })), print.bytes);
  const widths = sizes.filter(({ format }) => format === "avif").map((size) => size.width);
  return { name, width, height, ...words, ...(ground && { ground }), widths };
}

/** The alternative text from db/content/pictures.json, where editors may have corrected it, else from the manifest. */
function describedIn(index: Index, manifest: Map<string, Described>, name: string): Described | undefined {
  const before = Object.values(index).find((picture) => picture.name === name);
  return before ? { alt: before.alt, subject: before.subject } : manifest.get(name);
}

type Worded = { source: Source; words: Described };

/** The sources below a path that have an alternative text. @throws {ContentFaults} if the path is invalid */
function wordedIn(place: string, index: Index, faults: string[]): Worded[] {
  const sources = findSources(place, faults);
  const manifest = readManifest(place);
  return sources.flatMap((source) => {
    const words = describedIn(index, manifest, source.name);
    if (!words) faults.push(`图片 ${source.name} 没有替代文字，请在 manifest.json 中写明 alt 与 subject。`);
    return words ? [{ source, words }] : [];
  });
}

/** Runs a piece of work and collects its content faults. */
async function collecting<Result>(faults: string[], work: () => Result | Promise<Result>) {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof ContentFaults)) throw fault;
    faults.push(...fault.faults);
    return undefined;
  }
}

/**
 * Imports pictures into the project: sizes below public/media, entries in db/content/pictures.json. All are re-encoded, except
 * those that exist already with all their files.
 * @returns the imported names
 * @throws {ContentFaults} naming all faulty pictures; nothing is then written
 */
export async function takePictures(given: string[], root: string, limits: Limits = {}): Promise<string[]> {
  const index = readIndex(root);
  const faults: string[] = [];
  const taken: { image: string; name: string }[] = [];
  const made: Made[] = [];
  for (const place of given) {
    for (const { source, words } of (await collecting(faults, () => wordedIn(place, index, faults))) ?? []) {
      const bytes = readFileSync(source.file);
      const image = imageOf(source, bytes);
      taken.push({ image, name: source.name });
      const known = index[image];
      if (known && missingFiles(root, image, known).length === 0) continue;
      const encoded = await collecting(faults, () => encode(source, bytes, limits));
      if (encoded) made.push({ image, source, words, encoded });
    }
  }
  if (faults.length > 0) throw new ContentFaults(faults);
  for (const picture of made) index[picture.image] = write(root, picture);
  const replaced = taken.flatMap(({ name, image }) => takeOutVersions(index, name, image));
  writeIndex(root, index);
  for (const [image, picture] of replaced) removeFiles(root, image, picture);
  return taken.map(({ name }) => name);
}
