import { expect, test } from "vitest";
import {
  hasStandards,
  hasTableBeside,
  hasTableNamed,
  hasWideTable,
  headingsOf,
  isWords,
  lastOfManyColumns,
  partsInTwo,
  withoutFirstHeading,
} from "./prose";

const prose =
  "<h3>概述</h3>\n<p>甲</p>\n<h3>参数</h3>\n{{参数}}\n<h3>外形</h3>\n{{尺寸}}\n<h3>标准</h3>\n<ul><li>乙</li></ul>";

test("sections of a text are selected by their tables, or by having none", () => {
  const table = "<h3>参数</h3>\n{{参数}}\n";
  expect(partsInTwo(prose, hasTableNamed("参数"))).toEqual([table, prose.replace(table, "")]);
  expect(partsInTwo(prose, hasTableBeside(["参数"]))[0]).toBe("<h3>外形</h3>\n{{尺寸}}\n");
  expect(partsInTwo(prose, isWords)[0]).toBe("<h3>概述</h3>\n<p>甲</p>\n<h3>标准</h3>\n<ul><li>乙</li></ul>");
  expect(partsInTwo(prose, hasTableNamed("端子"))[0]).toBe("");
  expect([partsInTwo("", hasTableBeside([])), partsInTwo("", isWords)].flat().join("")).toBe("");
});

test("only a leading heading is removed", () =>
  expect(withoutFirstHeading("<h3>订货</h3>\n<p>甲</p><h3>乙</h3>")).toBe("<p>甲</p><h3>乙</h3>"));

test("a text is split at its headings into two parts", () => {
  const standards = "<h3>标准</h3>\n<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>";
  const [found, others] = partsInTwo(`<p>甲</p>\n<h3>乙</h3><p>丙</p>\n${standards}`, hasStandards);
  expect([found, others]).toEqual([standards, "<p>甲</p>\n<h3>乙</h3><p>丙</p>\n"]);
  expect([headingsOf(found), headingsOf(others)]).toEqual([["标准"], ["乙"]]);
});

test("a table with more than four columns is wide, and the name of its last column is known", () => {
  const table = (names: string[]) =>
    `<table><thead><tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr></thead></table>`;
  const wide = table(["规格", "电流", "熔断器", "损耗", "合计"]);
  expect([hasWideTable(`<h3>发热</h3>${wide}`), lastOfManyColumns(wide)]).toEqual([true, "合计"]);
  const four = table(["规格", "电流", "熔断器", "损耗"]);
  expect([hasWideTable(four), lastOfManyColumns(four), hasWideTable("<p>甲</p>")]).toEqual([
    false,
    undefined,
    false,
  ]);
});
