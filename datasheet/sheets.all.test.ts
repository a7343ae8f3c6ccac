import { beforeAll, expect, test } from "vitest";
import { shippedProducts } from "@/db/testing/content";
import { shippedStore } from "@/db/testing/store";
import { MOST_KB } from "@/lib/datasheet/address";
import { dataSheetPdf } from "./document";
import { orderOf } from "@/db/testing/sheet-order";
import { expectAllRead, expectWithinMargins, readPdf } from "./test-sheet";

beforeAll(() => void shippedStore());

test.each(shippedProducts())(
  "the sheet of $model is complete and stays within its margins and its size limit",
  async ({ id }) => {
    const file = await dataSheetPdf(orderOf(id));
    await readPdf(file, async (pdf) => {
      await expectAllRead(orderOf(id), pdf);
      await expectWithinMargins(pdf);
    });
    expect(file.length).toBeLessThanOrEqual(MOST_KB * 1000);
  },
);
