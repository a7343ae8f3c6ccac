import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { getProduct } from "@/db/queries/products/product-details";
import { testContentStore } from "@/db/testing/store";
import { hexOf } from "@/lib/registers/types";
import RegistersPage, { generateMetadata } from "./page";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const asked = (id: number | string) => ({
  params: Promise.resolve({ id: String(id) }),
  searchParams: Promise.resolve({}),
});
const ids = (where: string) =>
  sharedStore().prepare(`SELECT id FROM products WHERE ${where} ORDER BY id`).pluck().all() as number[];
const mapped = () => ids("id IN (SELECT product FROM product_registers)");
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("every product with registers has all of them on a page of their own, under its model", async () => {
  expect(mapped().length).toBeGreaterThan(5);
  for (const id of mapped()) {
    const product = getProduct(id);
    const blocks = product?.registers?.blocks ?? [];
    const html = renderToStaticMarkup(await RegistersPage(asked(id)));
    expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(`${product?.model} 通信寄存器`);
    expect(html).toContain(`href="/newdetail/${id}"`);
    for (const name of blocks.map((block) => block.id)) {
      expect(html).toContain(`href="#${name}"`);
      expect(html.split(`id="${name}"`)).toHaveLength(2);
    }
    const rows = html.slice(html.indexOf('id="registers"')).match(/<th scope="row">.*?<\/th>/g) ?? [];
    expect(rows.map((row) => /\w{4}H/.exec(row)?.[0])).toEqual(
      blocks.flatMap(({ registers }) => registers.map(({ address }) => hexOf(address))),
    );
    expect(wordsOf(html)).toContain(blocks.at(-1)?.registers.at(-1)?.symbol);
  }
});

test("each has its own title and description", async () => {
  const all = await Promise.all(mapped().map((id) => generateMetadata(asked(id))));
  for (const [at, { alternates, description }] of all.entries()) {
    expect(alternates?.canonical).toBe(`http://localhost:3000/newdetail/${mapped()[at]}/registers`);
    expect([...(description ?? "")].length).toBeLessThanOrEqual(120);
  }
  expect(new Set(all.map(({ title }) => JSON.stringify(title))).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test("a product without registers, and an unknown one, is a 404", async () => {
  const [without = 0] = ids("id NOT IN (SELECT product FROM product_registers)");
  for (const id of [without, 987_654_321, "x"])
    await expect(RegistersPage(asked(id)), String(id)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
