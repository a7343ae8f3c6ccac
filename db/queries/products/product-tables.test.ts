import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { getProduct } from "./product-details";

type Field = "maincontent" | "wirecontent";

/**
 * Texts of products of db/test-content as they were while their tables were HTML, but for what was written in them since: per field the text's SHA-256
 * (`1001.maincontent`), and every row of its tables (`1001.maincontent.<table>.<row>`), cells apart by tabs.
 */
const before = readFileSync("db/queries/products/tables-before.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [place = "", ...cells] = line.split("\t");
    const [id = "", field = "", table, row] = place.split(".");
    return { id: Number(id), field: field as Field, table, row: Number(row), cells };
  });
const ids = [...new Set(before.map(({ id }) => id))];
const textOf = (id: number, field: Field) => getProduct(id)?.[field] ?? "";

beforeAll(() => void testContentStore());
afterAll(closeStore);

test.each(ids)("the API's texts of product %i are those it always gave, byte by byte", (id) => {
  for (const { field, cells } of before.filter((line) => line.id === id && line.table === undefined))
    expect([field, createHash("sha256").update(textOf(id, field)).digest("hex")]).toEqual([field, ...cells]);
});

test.each(ids)("every cell of product %i's tables stands in its row", (id) => {
  for (const { field, table, row, cells } of before.filter((line) => line.id === id)) {
    if (table === undefined) continue;
    const html = textOf(id, field).split("<table>")[Number(table) + 1] ?? "";
    const shown = html.split("<tr>")[row + 1]?.split("</tr>")[0] ?? "";
    expect([...shown.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell)).toEqual(cells);
  }
});
