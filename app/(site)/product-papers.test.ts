import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { getProducts } from "@/db/queries/products/product-details";
import { papersOf } from "./product-papers";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const papers = async (id: number, chosen: [string, string[]][] = []) =>
  (await papersOf(getProducts([id]), new Map(chosen))).get(id);

test("a product in a list has its order code and its outline drawing", async () => {
  expect(await papers(1012)).toEqual({ code: "LH-XCS/525-30-14%", drawing: "outline" });
});

test("in a filtered list the order code contains the chosen values", async () => {
  expect((await papers(1012, [["rated-capacity", ["20", "60"]]]))?.code).toBe("LH-XCS/525-60-14%");
  expect((await papers(1013, [["reactance-rate", ["14"]]]))?.code).toBe("LH-XCB/525-40-14%-T");
});
