import { expect, test } from "vitest";
import { mentions } from "./mentions";

test("a model is found between Chinese words, marks and tags", () => {
  for (const text of ["补偿采用LH-SVG-M装置", "<td>LH-XCS-7 + LH-SVG-M</td>", "LH-SVG-M"])
    expect(mentions(text, "LH-SVG-M")).toBe(true);
});

test("a longer model that begins or ends with it does not count", () => {
  for (const text of ["LH-ZCS-G", "XLH-ZCS", "LH-ZCS2", ""]) expect(mentions(text, "LH-ZCS")).toBe(false);
  expect(mentions("LH-ZCS-G", "")).toBe(false);
});
