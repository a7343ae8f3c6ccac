import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Picture } from "@/lib/pictures";
import { ContentFaults } from "./read-content";
import { encode, look, widthsFor } from "./encode";

type Source = { file: string; name: string };
type Described = { alt: string; subject: string };
type Index = Record<string, Picture>;

const RASTER = /\.(webp|png|jpe?g)$/i;
const MAX_WIDTH: Record<string, number> = { products: 1200 };
const WIDEST = 1920;

/** Pictures below a folder, or single files; a name is the last folder and the file's name without its ending. */
function findSources(given: string): Source[] {
  const named = (file: string, base: string): Source => ({
    file,
    name: path
      .relative(base, file)
      .replaceAll(path.sep, "/")
      .replace(/\.[^.]+$/, ""),
  });
  if (!statSync(given).isDirectory()) return [named(given, path.resolve(given, "../.."))];
  return readdirSync(given, { recursive: true, encoding: "utf8" })
    .filter((entry) => RASTER.test(entry) || entry.endsWith(".svg"))
    .sort()
    .map((entry) => named(path.join(given, entry), given));
}

/** Alternative texts that lie beside the sources as manifest.json. */
function readManifest(given: string): Map<string, Described> {
  const folder = statSync(given).isDirectory() ? given : path.resolve(given, "../..");
  const file = path.join(folder, "manifest.json");
  if (!existsSync(file)) return new Map();
  const rows = JSON.parse(readFileSync(file, "utf8")) as ({ file: string } & Described)[];
  return new Map(rows.map(({ file, alt, subject }) => [file.replace(/\.[^.]+$/, ""), { alt, subject }]));
}

const files = (stem: string, { widths, width }: Picture) => [
  `${stem}.webp`,
  ...widths.map((size) => `${stem}-${size}.avif`),
  ...widths.filter((size) => size !== width).map((size) => `${stem}-${size}.webp`),
];

async function take(source: Source, described: Described, root: string): Promise<[string, Picture]> {
  const bytes = readFileSync(source.file);
  const stem = `/media/${source.name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}`;
  const { width, height, tone } = await look(bytes, MAX_WIDTH[source.name.split("/")[0] ?? ""] ?? WIDEST);
  const picture: Picture = { name: source.name, width, height, ...described, tone, widths: widthsFor(width) };
  for (const file of files(stem, picture)) {
    const target = path.join(root, "public", file);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    const size = Number(/-(\d+)\.(?:avif|webp)$/.exec(file.slice(stem.length))?.[1] ?? width);
    writeFileSync(target, await encode(bytes, size, file.endsWith(".avif") ? "avif" : "webp"));
  }
  return [`${stem}.webp`, picture];
}

/** The files of earlier versions of a picture go with their entry. */
function forget(index: Index, name: string, kept: string, root: string) {
  for (const [image, picture] of Object.entries(index)) {
    if (picture.name !== name || image === kept) continue;
    for (const file of files(image.replace(/\.webp$/, ""), picture))
      rmSync(path.join(root, "public", file), { force: true });
    delete index[image];
  }
}

/**
 * Takes pictures into the project: sizes below public/media, entries in lib/pictures.json.
 * A picture that is there already is not encoded again.
 * @returns the names taken in
 * @throws a sentence for an editor where a picture has no alternative text
 */
export async function takePictures(given: string[], root: string): Promise<string[]> {
  const list = path.join(root, "lib/pictures.json");
  const index: Index = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Index) : {};
  const taken: string[] = [];
  for (const place of given) {
    const manifest = readManifest(place);
    for (const source of findSources(place)) {
      if (source.file.endsWith(".svg")) {
        const target = path.join(root, "public/media", `${source.name}.svg`);
        mkdirSync(path.dirname(target), { recursive: true });
        copyFileSync(source.file, target);
        continue;
      }
      const before = Object.values(index).find(({ name }) => name === source.name);
      // What stands in lib/pictures.json may have been corrected by hand.
      const described = before ? { alt: before.alt, subject: before.subject } : manifest.get(source.name);
      if (!described?.alt)
        throw new ContentFaults([
          `图片 ${source.name} 没有替代文字，请在 manifest.json 中写明 alt 与 subject。`,
        ]);
      const [image, picture] = await take(source, described, root);
      forget(index, source.name, image, root);
      index[image] = picture;
      taken.push(source.name);
    }
  }
  const sorted = Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    list,
    `{\n${sorted.map(([image, picture]) => `${JSON.stringify(image)}: ${JSON.stringify(picture)}`).join(",\n")}\n}\n`,
  );
  return taken;
}
