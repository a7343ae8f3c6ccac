import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testProject } from "@/db/testing/project";
import { takeIn } from "./pictures";

const NAME = "factory/new-hall-1";

/** A project with its own copy of the pictures. */
function project() {
  const { root } = testProject();
  rmSync(path.join(root, "public"));
  cpSync("public/media/factory", path.join(root, "public/media/factory"), { recursive: true });
  return root;
}
const listIn = (root: string) => readFileSync(path.join(root, "db/content/pictures.json"), "utf8");

test("a picture dropped into a form is imported with its name and text", async () => {
  const root = project();
  const picture = { width: 900, height: 600, channels: 3, background: "#dfe5ea" } as const;
  const data = (await sharp({ create: picture }).jpeg().toBuffer()).toString("base64");
  const dropped = { name: NAME, alt: "新厂房的总装线", file: "DSC_0012.JPG", data };
  expect(await takeIn(root, dropped)).toBe(NAME);
  const list = JSON.parse(listIn(root)) as Record<string, { name: string }>;
  const image = Object.keys(list).find((one) => list[one]?.name === NAME) ?? "";
  expect(list).toMatchObject({
    [image]: { name: NAME, alt: "新厂房的总装线", subject: "new-hall", width: 900 },
  });
  expect(existsSync(path.join(root, "public", image))).toBe(true);
  await expect(takeIn(root, dropped)).rejects.toThrow("已有名为 factory/new-hall-1 的图片");
});

test("a file that is no picture, lacks a text or has an invalid name is refused with a message, and nothing is written", async () => {
  const root = project();
  const before = listIn(root);
  const data = Buffer.from("no picture").toString("base64");
  const given = { name: NAME, alt: "图", file: "a.jpg", data };
  for (const [wrong, says] of [
    [{}, "图片 factory/new-hall-1"],
    [{ file: "a.svg" }, "只收 PNG"],
    [{ alt: " " }, "先写替代文字"],
    [{ name: "../x/y" }, "名称要写成"],
    [{ name: "factory/Hall 1" }, "名称要写成"],
  ] as const)
    await expect(takeIn(root, { ...given, ...wrong }), says).rejects.toThrow(says);
  expect(listIn(root)).toBe(before);
});
