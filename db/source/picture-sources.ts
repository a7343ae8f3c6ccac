import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readJson } from "./json-fault";
import { ContentFaults } from "./content-faults";

/** A picture given by an editor; its name is folder and file name without the extension. */
export type Source = { file: string; name: string };
export type Described = { alt: string; subject: string };

const MANIFEST = "manifest.json";
const LOOKS_LIKE_PICTURE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const MAX_BYTES = 40 * 1024 * 1024;
export const PICTURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

const line = z
  .string("要写成文字")
  .trim()
  .min(1, "不能为空")
  .max(100, "不超过 100 字")
  .regex(/^[^\u0000-\u001f\u007f]*$/, "中间不能换行");
const manifestShape = z.array(z.object({ file: line, alt: line, subject: line }));

const withoutEnding = (file: string) => file.replace(/\.[^.]+$/, "");

/** The base folder of names: the given folder, or the parent of a single file's folder. */
const baseOf = (given: string) =>
  lstatSync(given).isDirectory() ? path.resolve(given) : path.resolve(given, "../..");

/** Faults that show before the file is opened. */
function sourceFault(base: string, { file, name }: Source): string | undefined {
  const found = lstatSync(file);
  const isInPlace = path.relative(base, file) === path.relative(realpathSync(base), realpathSync(file));
  if (!found.isFile() || !isInPlace) return "不是普通文件（不收入链接）";
  if (found.size > MAX_BYTES) return "超过 40 MB";
  if (!PICTURE_NAME.test(name))
    return "名称要写成「文件夹/图片」，只用小写英文字母、数字和连字符，例如 products/smart-capacitor-1.png";
  return undefined;
}

/**
 * The pictures below a folder, or a single one. Symbolic links are not followed.
 * @param faults receives one sentence per file that cannot be imported
 * @throws {ContentFaults} if the path does not exist
 */
export function findSources(given: string, faults: string[]): Source[] {
  if (!lstatSync(given, { throwIfNoEntry: false })) throw new ContentFaults([`找不到 ${given}。`]);
  const base = baseOf(given);
  const files = lstatSync(given).isDirectory()
    ? readdirSync(given, { recursive: true, encoding: "utf8" })
        .filter((entry) => LOOKS_LIKE_PICTURE.test(entry))
        .sort()
        .map((entry) => path.resolve(given, entry))
    : [path.resolve(given)];
  const sources = files.map((file) => ({
    file,
    name: withoutEnding(path.relative(base, file).replaceAll(path.sep, "/")),
  }));
  return sources.filter((source) => {
    const fault = sourceFault(base, source);
    if (fault) faults.push(`图片 ${path.relative(base, source.file)}：${fault}。`);
    return !fault;
  });
}

function parseManifest(text: string): unknown {
  const read = readJson(MANIFEST, text);
  if ("fault" in read) throw new ContentFaults([read.fault]);
  return read.value;
}

/** Alternative texts by name from manifest.json beside the sources. */
export function readManifest(given: string): Map<string, Described> {
  const file = path.join(baseOf(given), MANIFEST);
  if (!existsSync(file)) return new Map();
  const { data, error } = manifestShape.safeParse(parseManifest(readFileSync(file, "utf8")));
  if (data) return new Map(data.map(({ file, alt, subject }) => [withoutEnding(file), { alt, subject }]));
  throw new ContentFaults(
    error.issues.map(
      ({ path: [at, field], message }) =>
        `${MANIFEST}，第 ${Number(at ?? 0) + 1} 条，${String(field ?? "")}：${message}。`,
    ),
  );
}
