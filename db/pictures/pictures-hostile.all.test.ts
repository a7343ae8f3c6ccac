import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { takePictures } from "./pictures";
import { testPictures } from "@/db/testing/pictures";

let given: Awaited<ReturnType<typeof testPictures>>;

beforeEach(async () => {
  given = await testPictures();
});

/** A picture that must not come in leaves nothing behind. */
async function expectRefused(sentence: string | RegExp, limits = {}) {
  await expect(takePictures([given.source], given.root, limits)).rejects.toThrow(sentence);
  expect(given.media()).toEqual([]);
  expect(existsSync(given.list)).toBe(false);
}

test("a WebP of the right width is re-encoded too, without data appended to it", async () => {
  const webp = await sharp(readFileSync(given.roof)).webp().toBuffer();
  rmSync(given.roof);
  writeFileSync(
    path.join(given.source, "scenes/roof.webp"),
    Buffer.concat([webp, Buffer.from("<script>x</script>")]),
  );
  await takePictures([given.source], given.root);
  expect(given.media()).toHaveLength(5);
  for (const bytes of given.media()) expect(bytes.includes("<script>")).toBe(false);
});

test("metadata about place and author, and the colour profile, are removed", async () => {
  const exif = { IFD0: { Artist: "Wang" }, IFD3: { GPSLatitude: "31/1 0/1 0/1" } };
  const photo = await sharp(readFileSync(given.roof)).withExif(exif).withIccProfile("p3").jpeg().toBuffer();
  expect(photo.includes("Wang")).toBe(true);
  rmSync(given.roof);
  writeFileSync(path.join(given.source, "scenes/roof.jpg"), photo);
  await takePictures([given.source], given.root);
  for (const bytes of given.media()) {
    const { exif, icc, xmp, space } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, space }).toEqual({ space: "srgb" });
  }
});

test("a photo is upright according to its orientation", async () => {
  writeFileSync(
    given.roof,
    await sharp(readFileSync(given.roof)).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  await takePictures([given.source], given.root);
  expect(Object.values(given.index())[0]).toMatchObject({ width: 400, height: 800 });
});

test.each([
  [
    "an SVG",
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ],
  ["a GIF", "GIF89a\u0001\0\u0001\0\0\0\0;"],
  ["a page", "<!DOCTYPE html><script>x</script>"],
  ["nothing", ""],
])("a file that is no picture is refused by its content, whatever its name: %s", async (_, text) => {
  writeFileSync(given.roof, text, "latin1");
  await expectRefused(/^图片 scenes\/roof：不是 PNG、JPEG、WebP 或 AVIF 图片。$/);
});

test("a truncated picture is refused", async () => {
  writeFileSync(given.roof, readFileSync(given.roof).subarray(0, 400));
  await expectRefused("图片 scenes/roof：读不出来");
});

test("a small file that would decode to a huge picture is refused before decoding", async () => {
  const png = readFileSync(given.roof);
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  writeFileSync(given.roof, png);
  await expectRefused("图片 scenes/roof：超过 5000 万像素。");
});

test("a picture that takes too much time or memory is stopped with its own process", async () => {
  await expectRefused("图片 scenes/roof：处理时间过长。", { maxMs: 50 });
  await expectRefused("图片 scenes/roof：占用内存过多。", { maxBytes: 1 });
});

test("symbolic links are not followed, neither to files nor to folders", async () => {
  const outside = path.join(given.root, "outside");
  mkdirSync(outside);
  renameSync(given.roof, path.join(outside, "roof.png"));
  symlinkSync(path.join(outside, "roof.png"), given.roof);
  await expectRefused("图片 scenes/roof.png：不是普通文件（不收入链接）。");
  rmSync(path.join(given.source, "scenes"), { recursive: true });
  symlinkSync(outside, path.join(given.source, "scenes"));
  await expect(takePictures([given.roof], given.root)).rejects.toThrow("不是普通文件");
});

test.each(["scenes/Roof.png", "scenes/屋顶.png", "scenes/a b.png", "scenes/deep/roof.png", "roof.png"])(
  "a name other than folder/picture in plain letters is refused: %s",
  async (name) => {
    mkdirSync(path.dirname(path.join(given.source, name)), { recursive: true });
    renameSync(given.roof, path.join(given.source, name));
    await expectRefused(`图片 ${name}：名称要写成「文件夹/图片」`);
  },
);

test("an entry with a path out of public/media is refused, and nothing is deleted", async () => {
  const outside = path.join(given.root, "precious.webp");
  writeFileSync(outside, "x");
  const entry = {
    name: "scenes/roof",
    width: 800,
    height: 400,
    alt: "屋顶",
    subject: "roof",
    widths: [800],
  };
  const list = JSON.stringify({ "/media/../../precious.webp": entry });
  writeFileSync(given.list, list);
  await expect(takePictures([given.source], given.root)).rejects.toThrow(
    "pictures.json，/media/../../precious.webp：路径要写成",
  );
  expect(existsSync(outside)).toBe(true);
});

test("a faulty manifest is refused with the place of the fault", async () => {
  writeFileSync(
    path.join(given.source, "manifest.json"),
    '[{"file":"scenes/roof.png","alt":" ","subject":"roof"}]',
  );
  await expectRefused("manifest.json，第 1 条，alt：不能为空。");
  writeFileSync(path.join(given.source, "manifest.json"), "[{");
  await expectRefused("manifest.json：不是正确的 JSON");
});
