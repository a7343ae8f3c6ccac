import { expect, test } from "vitest";
import { linkedProducts, possibleModels } from "./model-names";

test("a model is found once, between Chinese words, punctuation and tags", () => {
  for (const text of ["补偿采用LH-SVG-M装置", "<td>LH-SVG-M + LH-SVG-M</td>", "LH-SVG-M", "LH-SVG-M-"])
    expect(possibleModels(text)).toEqual(["LH-SVG-M"]);
});

test("a longer model is found as a whole", () => {
  expect(possibleModels("LH-ZCS-G")).toEqual(["LH-ZCS-G"]);
  expect(possibleModels("XLH-ZCS、LH-ZCS2")).toEqual(["XLH-ZCS", "LH-ZCS2"]);
  expect(possibleModels("")).toEqual([]);
});

test("a link to a product's page names the product once; other links do not", () => {
  const links =
    '<a href="/newdetail/1077">SVG</a><a href="/newdetail/1077">又</a><a href="/newdetail/12">乙</a>';
  expect(linkedProducts(`${links}<a href="/detail/3001">新闻</a> /newdetail/5`)).toEqual([1077, 12]);
});
