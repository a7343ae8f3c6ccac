import { beforeAll, expect, test } from "vitest";
import { shippedProducts } from "@/db/test-content";
import { shippedStore } from "@/db/test-store";
import { MOST_KB } from "@/lib/datasheet/address";
import { dataSheetPdf } from "./document";
import { orderOf } from "@/db/test-sheet-order";
import { expectAllRead, expectWithinMargins, readPdf } from "./test-sheet";

const pages: number[] = [];

beforeAll(() => void shippedStore());

test.each(shippedProducts)(
  "the sheet of $model says all, within its margins, and is as large as promised",
  async ({ id }) => {
    const file = await dataSheetPdf(orderOf(id));
    await expectAllRead(orderOf(id), file);
    await expectWithinMargins(file);
    expect(file.length).toBeLessThanOrEqual(MOST_KB * 1000);
    pages.push(await readPdf(file, (pdf) => Promise.resolve(pdf.numPages)));
  },
);

test("nine sheets of ten are two pages at most", () => {
  expect(pages.filter((count) => count <= 2).length).toBeGreaterThanOrEqual(pages.length * 0.9);
  expect(Math.max(...pages)).toBeLessThanOrEqual(3);
});
