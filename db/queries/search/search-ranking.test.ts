import { beforeAll, expect, test } from "vitest";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";

beforeAll(() => void testContentStore());

/** What is asked by who read a product somewhere; written by reading the catalogue at random. */
const QUERIES: [string, string][] = [
  ["塑壳断路器", "LH-SB250M"],
  ["微型断路器", "LH-SB63"],
  ["火灾 剩余电流", "LH-RCD300"],
  ["中频炉", "LH-GXZ"],
  ["电动机 保护 仪表", "LH-PM72D"],
  ["复费率 仪表", "LH-PM96F"],
  ["费控 电表", "LH-DM2P"],
  ["多回路电能表", "LH-MC12"],
  ["环保用电", "LH-WM41"],
  ["三相三线 电能表", "LH-TM33"],
  ["台区 SVG", "LH-SVG-P"],
  ["120方形", "LH-PM120E"],
  ["调谐电抗器", "LH-DKS"],
  ["抽屉式 电容", "LH-ZCM"],
  ["户外 补偿箱", "LH-JPB"],
  ["35mm 导轨 单相", "LH-DM1"],
  ["大屏 仪表", "LH-PM120E"],
];

test("a search for a kind of product gets these products first, in the order of their list", async () => {
  const { hits } = await searchSite({ searched: "电容", page: 1, limit: 20 });
  const models = hits.map(({ model }) => model);
  expect(models[0]).toBe("LH-BY");
  expect(models.indexOf("LH-BYL")).toBeLessThan(models.indexOf("LH-ZCS"));
  expect(models.indexOf("LH-ZCS")).toBeLessThan(models.indexOf("LH-CK200"));
});

test.each(QUERIES)("asked for %s, the first is %s", async (searched, expected) => {
  const { hits } = await searchSite({ searched, page: 1, limit: 10 });
  expect(hits[0]?.model).toBe(expected);
});
