import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { products as known } from "@/db/testing/content";
import { FAMILY_IDS } from "@/lib/constants";
import { testContentStore } from "@/db/testing/store";
import { listDownloads } from "./downloads";

const LIMIT = 24;
const ask = (asked: Partial<Parameters<typeof listDownloads>[0]>) =>
  listDownloads({ page: 1, limit: LIMIT, mapped: false, searched: "", ...asked });

beforeAll(() => void testContentStore());

test("the pages show every product once, family by family", async () => {
  const { total } = await ask({});
  const pages = Array.from({ length: Math.ceil(total / LIMIT) }, (_, at) => ask({ page: at + 1 }));
  const places = (await Promise.all(pages)).flatMap((page) => page.places);
  expect(places.map(({ product }) => product).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  const families = places.map(({ family }) => FAMILY_IDS.findIndex((id) => id === family));
  expect(families).toEqual(families.toSorted((a, b) => a - b));
});

test("a family filter shows its products only, and leaves the other counts unchanged", async () => {
  const all = await ask({});
  const { places, total, families, products, mapped } = await ask({ family: 39 });
  expect(new Set(places.map(({ family }) => family))).toEqual(new Set([39]));
  expect([places.length, products]).toEqual([total, total]);
  expect(families).toEqual(all.families);
  expect(mapped).toBeGreaterThan(0);
  expect(mapped).toBeLessThan(all.mapped);
});

test("the registers filter shows and counts only products with registers", async () => {
  const { places, total, families, products } = await ask({ mapped: true });
  const stored = sharedStore().prepare("SELECT product FROM product_registers").pluck().all() as number[];
  expect(places.map(({ product }) => product).toSorted()).toEqual(stored.toSorted());
  expect([...families.values()].reduce((all, one) => all + one, 0)).toBe(total);
  expect(products).toBe(known.length);
});

test.each(["LH-PM96E", "lh pm96e", "PM96E", "ＬＨ－ＰＭ９６Ｅ", "三相多功能电力仪表 LH-PM96E"])(
  "%s finds the meter first",
  async (searched) => {
    const { places } = await ask({ searched });
    expect(places[0]).toEqual({ product: 1048, family: 49 });
  },
);

test.each(["LH-APF 100 A", "APF 100A 图纸下载", "100A apf 外形图 DXF", "100A apf 寄存器表"])(
  "%s finds only the filters of this current",
  async (searched) => {
    const { places } = await ask({ searched });
    const titles = places.map(({ product }) => known.find(({ id }) => id === product)?.title);
    expect(titles).toContain("模块式有源电力滤波器");
    for (const title of titles) expect(title).toContain("有源");
  },
);

test("a file name is searched for as it is", async () => {
  expect((await ask({ searched: "图纸" })).total).toBe(0);
});

test("a search within a family leaves out other families, and says how many results they have", async () => {
  const all = await ask({ searched: "电容器" });
  const [first, second] = [...all.families.keys()];
  expect(second).toBeDefined();
  const inFirst = await ask({ searched: "电容器", family: first });
  expect(inFirst.total).toBe(all.families.get(first ?? 0));
  expect(inFirst.families).toEqual(all.families);
});

test.each(["nothing-at-all", "％", "'; DROP TABLE products", "  "])(
  "%s finds nothing or all, without an error",
  async (searched) => {
    const { places, total } = await ask({ searched: searched.trim() });
    expect(places.length).toBe(searched.trim() === "" ? LIMIT : total);
  },
);

test("a page past the end is empty", async () => {
  expect((await ask({ page: 99 })).places).toEqual([]);
});
