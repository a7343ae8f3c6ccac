import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Picture } from "@/lib/pictures";
import { takePictures } from "./pictures";

let root: string;
let source: string;

const paint = (file: string, width: number, colour: string) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: colour } }).toFile(
    path.join(source, file),
  );
const index = () =>
  JSON.parse(readFileSync(path.join(root, "lib/pictures.json"), "utf8")) as Record<string, Picture>;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  source = path.join(root, "given");
  mkdirSync(path.join(source, "scenes"), { recursive: true });
  mkdirSync(path.join(source, "brand"), { recursive: true });
  mkdirSync(path.join(root, "lib"));
  await paint("scenes/roof.png", 800, "#101820");
  writeFileSync(path.join(source, "brand/mark.svg"), "<svg/>");
  const described = [{ file: "scenes/roof.png", alt: "屋顶", subject: "roof" }];
  writeFileSync(path.join(source, "manifest.json"), JSON.stringify(described));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a picture comes in with its sizes, its entry and a name that changes with its content", async () => {
  expect(await takePictures([source], root)).toEqual(["scenes/roof"]);
  const [[image, picture] = ["", undefined]] = Object.entries(index());
  expect(image).toMatch(/^\/media\/scenes\/roof-[0-9a-f]{8}\.webp$/);
  expect(picture).toEqual({
    name: "scenes/roof",
    width: 800,
    height: 400,
    alt: "屋顶",
    subject: "roof",
    tone: "dark",
    widths: [320, 640, 800],
  });
  const stem = path.join(root, "public", image.replace(".webp", ""));
  for (const file of [".webp", "-320.webp", "-640.webp", "-320.avif", "-640.avif", "-800.avif"])
    expect(existsSync(`${stem}${file}`), file).toBe(true);
  expect((await sharp(`${stem}-320.webp`).metadata()).width).toBe(320);
  expect(existsSync(path.join(root, "public/media/brand/mark.svg"))).toBe(true);
});

test("taking the same picture again encodes nothing and keeps a corrected text", async () => {
  await takePictures([source], root);
  const [image = ""] = Object.keys(index());
  const file = path.join(root, "public", image.replace(".webp", "-800.avif"));
  const before = statSync(file).mtimeMs;
  const corrected = readFileSync(path.join(root, "lib/pictures.json"), "utf8").replace("屋顶", "光伏屋顶");
  writeFileSync(path.join(root, "lib/pictures.json"), corrected);
  await takePictures([path.join(source, "scenes/roof.png")], root);
  expect(statSync(file).mtimeMs).toBe(before);
  expect(readFileSync(path.join(root, "lib/pictures.json"), "utf8")).toBe(corrected);
});

test("a new version replaces the files of the old one", async () => {
  await takePictures([source], root);
  const [old = ""] = Object.keys(index());
  await paint("scenes/roof.png", 800, "#f0f4f8");
  await takePictures([source], root);
  expect(Object.keys(index())).toHaveLength(1);
  expect(index()[old]).toBeUndefined();
  expect(existsSync(path.join(root, "public", old))).toBe(false);
});

test("a picture that nobody described is refused with a sentence", async () => {
  await paint("scenes/other.png", 400, "#888888");
  await expect(takePictures([source], root)).rejects.toThrow("图片 scenes/other 没有替代文字");
});
