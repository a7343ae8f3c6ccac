import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { takePictures } from "./pictures";
import { testPictures } from "@/db/testing/pictures";

let given: Awaited<ReturnType<typeof testPictures>>;

describe("an imported picture", () => {
  let taken: string[];

  // Once for all of these, in turn: it is encoded in a process of its own.
  beforeAll(async () => {
    given = await testPictures();
    taken = await takePictures([given.source], given.root);
  });

  test("has its sizes, its entry and a name that changes with its content", async () => {
    expect(taken).toEqual(["scenes/roof"]);
    const [[image, picture] = ["", undefined]] = Object.entries(given.index());
    expect(image).toMatch(/^\/media\/scenes\/roof-[0-9a-f]{8}\.webp$/);
    expect(picture).toEqual({
      name: "scenes/roof",
      width: 800,
      height: 400,
      alt: "屋顶",
      subject: "roof",
      widths: [320, 640, 800],
    });
    const stem = path.join(given.root, "public", image.replace(".webp", ""));
    for (const file of [".webp", "-640.webp", "-320.avif", "-640.avif", "-800.avif"])
      expect(existsSync(`${stem}${file}`), file).toBe(true);
    expect((await sharp(`${stem}-640.webp`).metadata()).width).toBe(640);
  });

  test("is not encoded again at the next import, and keeps a corrected text", async () => {
    const [image = ""] = Object.keys(given.index());
    const file = path.join(given.root, "public", image.replace(".webp", "-800.avif"));
    const before = statSync(file).mtimeMs;
    const corrected = readFileSync(given.list, "utf8").replace("屋顶", "光伏屋顶");
    writeFileSync(given.list, corrected);
    await takePictures([path.join(given.source, "scenes/roof.png")], given.root);
    expect(statSync(file).mtimeMs).toBe(before);
    expect(readFileSync(given.list, "utf8")).toBe(corrected);
  });

  test("is replaced by a new version, including its files", async () => {
    const [old = ""] = Object.keys(given.index());
    await given.paint("scenes/roof.png", 400, "#f0f4f8");
    await takePictures([given.source], given.root);
    expect(Object.keys(given.index())).toHaveLength(1);
    expect(given.index()[old]).toBeUndefined();
    expect(existsSync(path.join(given.root, "public", old))).toBe(false);
  });
});

describe("an editor is told of", () => {
  test("all faults of several pictures in several folders at once, before anything is written", async () => {
    given = await testPictures();
    await given.paint("scenes/first.png", 400, "#304050");
    await given.paint("scenes/second.png", 400, "#506070");
    writeFileSync(path.join(given.source, "scenes/roof-2.png"), "no picture");
    writeFileSync(
      path.join(given.source, "manifest.json"),
      JSON.stringify(
        ["roof", "roof-2"].map((name) => ({ file: `scenes/${name}.png`, alt: "屋顶", subject: "roof" })),
      ),
    );
    const other = path.join(given.root, "other");
    mkdirSync(path.join(other, "scenes"), { recursive: true });
    writeFileSync(path.join(other, "scenes/Große.png"), "x");
    const places = [given.source, path.join(given.root, "nowhere"), other];
    const told = await takePictures(places, given.root).catch((fault: Error) => fault.message.split("\n"));
    expect(told).toEqual([
      expect.stringMatching(/^图片 scenes\/first 没有替代文字/),
      expect.stringMatching(/^图片 scenes\/second 没有替代文字/),
      expect.stringMatching(/^图片 scenes\/roof-2：/),
      expect.stringMatching(/^找不到 .*nowhere。$/),
      expect.stringMatching(/^图片 scenes\/Große\.png：名称要写成/),
    ]);
    expect(given.media()).toEqual([]);
  });
});
