import { expect, test } from "vitest";
import known from "@/db/content/pictures.json" with { type: "json" };
import { picturePaths, withPicturePaths } from "./pictures";

const [[path = "", { name }] = ["", { name: "" }], [otherPath = "", other] = ["", { name: "" }]] =
  Object.entries<{ name: string }>(known);

test("names of pictures become the paths of their files, one or several", () => {
  expect(picturePaths(name)).toBe(path);
  expect(picturePaths(`${name},${other.name}`)).toBe(`${path},${otherPath}`);
});

test("a text that is not the name of a picture is unchanged: absolute addresses, paths, nothing", () => {
  for (const kept of ["", "https://img.example/a.webp", "/media/a.webp,/media/b.webp", "products/none-1"])
    expect(picturePaths(kept)).toBe(kept);
});

test("picture names in editors' HTML become paths, and the rest is unchanged", () => {
  expect(
    withPicturePaths(`<p>${name}</p><figure><img src="${name}" alt="甲"></figure><a href="${name}">乙</a>`),
  ).toBe(`<p>${name}</p><figure><img src="${path}" alt="甲"></figure><a href="${name}">乙</a>`);
});
