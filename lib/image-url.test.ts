import { expect, test } from "vitest";
import { commaList, imageUrl } from "./image-url";

test.each([
  ["/media/a.webp", "", "/media/a.webp"],
  ["media/a.webp", "", "/media/a.webp"],
  ["/media/a.webp", "https://img.example.com", "https://img.example.com/media/a.webp"],
  ["media/a.webp", "https://img.example.com", "https://img.example.com/media/a.webp"],
  ["http://other.example/a.webp", "https://img.example.com", "http://other.example/a.webp"],
  ["https://other.example/a.webp", "https://img.example.com", "https://other.example/a.webp"],
  ["", "https://img.example.com", ""],
])("%j on the host %j is at %j", (image, host, url) => {
  expect(imageUrl(image, host)).toBe(url);
});

test("comma-separated values are read without blanks", () => {
  expect(commaList(" /a.webp, /b.webp ,,/c.webp,")).toEqual(["/a.webp", "/b.webp", "/c.webp"]);
  expect(commaList("")).toEqual([]);
});
