import { expect, test } from "vitest";
import { pictureFile, webpWidths } from "./picture-files";

test("a picture has AVIF files in its widths, and WebP files at its own path and in a small width", () => {
  expect(pictureFile("/media/a-1.webp", 1200, { width: 320, format: "avif" })).toBe("/media/a-1-320.avif");
  expect(pictureFile("/media/a-1.webp", 1200, { width: 1200, format: "webp" })).toBe("/media/a-1.webp");
  expect(webpWidths(1200)).toEqual([640, 1200]);
  expect(webpWidths(480)).toEqual([480]);
});
