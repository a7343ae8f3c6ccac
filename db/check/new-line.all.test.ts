import { expect, test } from "vitest";
import { migrateContent } from "@/db/editing/editing";
import { orderOf } from "@/db/testing/sheet-order";
import { testProject } from "@/db/testing/project";
import { openStore, shareStore } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import { closingOf } from "@/db/queries/categories/categories";
import { findOrderCode } from "@/db/queries/products/order-codes";
import { listFiltered } from "@/db/queries/filters/filters";
import { getProduct } from "@/db/queries/products/product-details";
import { listCandidates } from "@/db/queries/products/tool-candidates";
import { searchSite } from "@/db/queries/search/search";
import { listAddresses } from "@/db/queries/site/site-addresses";
import { dataSheetPdf } from "@/datasheet/document";
import { drawingNames } from "@/drawings";
import { NO_FILTERS } from "@/lib/links/filters";
import { toolOf } from "@/lib/links/tools";
import { named } from "@/lib/tools/candidate";

const FAMILY = 7001;
const SERIES = 7002;
const KIND = 7003;
const PRODUCT = 9001;
/** The product whose texts, codes and registers are copied, as the guide advises. */
const SISTER = 1022;

type Category = { id: number; pid: number; name: string; typeinfo?: object };
type Registers = { id: number; devices: { product: number }[] };
type Product = { id: number; code: { head: string } };

/**
 * What an editor writes for a product line new to the catalogue: three categories and a product, from existing texts.
 */
function addLine({ edit }: ReturnType<typeof testProject>) {
  edit<Category>("categories", (categories) => {
    const typeinfo = { ...categories[0]?.typeinfo, title: "动态电压恢复" };
    categories.push(
      {
        ...{ id: FAMILY, pid: 0, name: "动态电压恢复", typeinfo },
        ...{ closing: { title: "电压暂降多深？", text: "准备好暂降记录。" } },
      } as Category,
      { id: SERIES, pid: FAMILY, name: "低压动态电压恢复装置", typeinfo },
      {
        ...{ id: KIND, pid: SERIES, name: "模块式动态电压恢复装置", typeinfo },
        ...{ drawing: { outline: "rackModule", wiring: ["parallel:load"] } },
        ...{ role: "svg", tool: { name: "kvar", preset: "duty=fast" } },
      } as Category,
    );
  });
  edit<Product>("products", (products) => {
    const sister = products.find(({ id }) => id === SISTER)!;
    const text = JSON.stringify(sister)
      .replaceAll("LH-SVG-M", "LH-DVR-L")
      // The title of its standard is unchanged.
      .replaceAll(/(?<!《低压)静止无功发生/g, "动态电压恢复");
    const images = ["products/lh-hxk-1", "products/lh-hxk-2"];
    products.push({
      ...(JSON.parse(text) as Product),
      ...{ id: PRODUCT, type: KIND, images, title: "模块式低压动态电压恢复装置" },
      ...{ basicfunction: "毫秒级补偿电压暂降的低压动态电压恢复装置，单台最大100 kvar，模块并联扩容。" },
    });
  });
  edit<Registers>("registers", (families) => {
    for (const { devices } of families)
      devices.push(
        ...devices.filter(({ product }) => product === SISTER).map((own) => ({ ...own, product: PRODUCT })),
      );
  });
}

test("an editor adds a product line by files alone: visitors can list, search, order and calculate it, with drawings", async () => {
  const project = testProject();
  addLine(project);
  expect(project.faults()).toEqual([]);
  migrateContent(project.root, { why: "a new line" });
  const store = shareStore(openStore(":memory:"));
  migrate(store, project.drizzle);
  const product = getProduct(PRODUCT)!;
  expect(drawingNames(product).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["outline", "wiring"]),
  );
  expect(findOrderCode(product.ordercode)?.product.id).toBe(PRODUCT);
  expect(product.registers?.blocks.length).toBeGreaterThan(0);
  const sheet = await dataSheetPdf(orderOf(PRODUCT));
  expect(sheet.subarray(0, 5).toString()).toBe("%PDF-");
  expect(toolOf(product)?.href).toBe("/tools/kvar?duty=fast");
  const candidate = listCandidates("svg").find((one) => one.candidate.id === PRODUCT)?.candidate;
  expect(candidate && named(candidate, { size: 50, volts: 400 }).code).toMatch(/^LH-DVR-L.*50/);
  const filtered = await listFiltered({ type: FAMILY, chosen: NO_FILTERS, page: 1, limit: 10 });
  expect(filtered.items.map(({ id }) => id)).toEqual([PRODUCT]);
  expect(closingOf([{ id: FAMILY }]).title).toBe("电压暂降多深？");
  const found = await searchSite({ searched: "动态电压恢复", page: 1, limit: 12 });
  expect(found.hits[0]).toMatchObject({ kind: "products", id: PRODUCT });
  expect(JSON.stringify(listAddresses())).toContain(`/newdetail/${PRODUCT}`);
});
