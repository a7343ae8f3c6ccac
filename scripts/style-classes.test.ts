import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOMS = ["app", "components", "datasheet"];
const IMPORT = /import (\w+) from "([^"]+\.module\.css)"/g;

const components = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => path.join(room, file)),
).filter((file) => file.endsWith(".tsx"));

const sheetOf = (file: string, name: string) =>
  name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);

const classesOf = (sheet: string) =>
  new Set(
    readFileSync(sheet, "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .match(/(?<=\.)[a-z_][\w-]*/gi),
  );

// A list without a class has bullets, and nothing reports a missing class.
test("every class that a component takes from a style sheet is in it", () => {
  const missing = components.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return [...code.matchAll(IMPORT)].flatMap(([line, styles = "", name = ""]) => {
      const classes = classesOf(sheetOf(file, name));
      const used = code
        .replaceAll(line, "")
        .matchAll(new RegExp(String.raw`(?<!["/])\b${styles}\.(\w+)`, "g"));
      return [...used].flatMap(([, used = ""]) => (classes.has(used) ? [] : `${file}: ${styles}.${used}`));
    });
  });
  expect(missing).toEqual([]);
});
