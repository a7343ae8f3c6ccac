import { expect, test } from "vitest";
import { possibleModels } from "./model-names";

test("a model is found between Chinese words, marks and tags, once", () => {
  for (const text of ["补偿采用LH-SVG-M装置", "<td>LH-SVG-M + LH-SVG-M</td>", "LH-SVG-M", "LH-SVG-M-"])
    expect(possibleModels(text)).toEqual(["LH-SVG-M"]);
});

test("a longer model is found as a whole", () => {
  expect(possibleModels("LH-ZCS-G")).toEqual(["LH-ZCS-G"]);
  expect(possibleModels("XLH-ZCS、LH-ZCS2")).toEqual(["XLH-ZCS", "LH-ZCS2"]);
  expect(possibleModels("")).toEqual([]);
});
