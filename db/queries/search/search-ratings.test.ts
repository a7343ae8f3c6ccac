import { beforeAll, expect, test } from "vitest";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";

beforeAll(() => void testContentStore());

/** What engineers type, which product stands first, and what it misses where nothing has it all. */
const ASKED: [asked: string, first: string, missed?: string][] = [
  ["480V 30kvar 7%", "LH-XCS-7"],
  ["480 伏 30 千乏 电抗率7%", "LH-XCS-7"],
  ["４８０Ｖ ３０ＫＶＡＲ ７％", "LH-XCS-7"],
  ["30kvar 抗谐波", "LH-XCS-7"],
  ["525V 14% 60kvar", "LH-XCS-14"],
  ["480V 14%", "LH-XCB", "480 V"],
  ["480V 7% 60kvar", "LH-XCB"],
  ["525V 7% 40kvar", "LH-DKS"],
  ["450V 20+20", "LH-ZCS"],
  ["450V 35kvar 抽屉", "LH-ZCM", "35 kvar"],
  ["15kvar 抗谐波", "LH-XCS-14"],
  ["25kvar 智能电容", "LH-ZCS", "25 kvar"],
  ["分补 24kvar 14%", "LH-XCF"],
  ["250V 分补 20kvar", "LH-ZCF"],
  ["10kV 600kvar 6%", "LH-GYZ"],
  ["6千伏 300kvar 1%", "LH-GYZ"],
  ["400A 应急接入", "LH-KJT"],
  ["690V 33.3kvar 电容器", "LH-BYL"],
  ["400V 100kvar SVG", "LH-SVG-M"],
  ["150kvar SVG 以太网", "LH-SVG-MH"],
  ["50kvar 壁挂 SVG", "LH-SVG-W"],
  ["IP55 50kvar 柱上", "LH-SVG-P"],
  ["150A APF 机架", "LH-APF-M"],
  ["35A APF", "LH-APF-W"],
  ["400A 有源滤波柜", "LH-APF-G"],
  ["690V APF", "LH-APF-G"],
  ["5000/5 互感器", "LH-KCT"],
  ["100/5 互感器 0.5级", "LH-KCT", "100 A"],
  ["800A 333mV", "LH-KCT"],
  ["0.5S 4G 电表", "LH-PM96W"],
  ["5(60)A 单相", "LH-DM1"],
  ["5(80)A 三相四线", "LH-DM3"],
  ["92×92 0.2级 63次", "LH-PM96H"],
  ["开孔 92*92 63次", "LH-PM96H"],
  ["三相 四线 5(80)A", "LH-DM3"],
  ["12路 控制器", "LH-RC12"],
  ["10路 控制器", "LH-RC12"],
  ["16A 30mA 4G 断路器", "LH-SB63"],
  ["0.5S 5(60)A 壁挂", "LH-TM30", "不与其余参数同时提供"],
  ["3P 200A 断路器", "LH-SB250M"],
  ["63A 30mA 断路器", "LH-SB63"],
  ["250A 4P 塑壳断路器", "LH-SB250M"],
  ["8路 开关量", "LH-PM96K"],
  ["36路 电能表", "LH-MC12"],
  ["8路 开关量 485", "LH-PM96K"],
  // An option of meters, and a product.
  ["开口互感器 300/5", "LH-KCT"],
  ["400A 4G 导轨", "LH-WM40"],
  ["10-30kvar 分补", "LH-ZCF"],
  ["380V 100kvar SVG", "LH-SVG-M"],
  ["500A APF", "LH-APF-G", "额定补偿电流"],
  ["500kvar SVG", "LH-SVG-MH", "额定容量"],
  ["0.2S 4G 电表", "LH-PM96W", "0.5S级"],
  // A character that only sounds right, and pinyin.
  ["电亢器 7%", "LH-DKS"],
  ["kaikouhuganqi 300/5", "LH-KCT"],
  // A standard without its year.
  ["DL/T 645 单相", "LH-DM1"],
  // What tells how a thing is stands in what it says of itself, and not in its name.
  ["450V 20kvar 三相 电容器", "LH-ZCS"],
  ["75A 四线 有源滤波", "LH-APF-M"],
  ["50A 挂墙式 APF", "LH-APF-W"],
  ["160A 3P 塑壳 测温", "LH-SB250M"],
  // A word that no name has puts first what says it of itself.
  ["点焊机 300kvar", "LH-GXT"],
  // Of which harmonic, and not up to which one an instrument measures.
  ["100A 5次 有源滤波", "LH-APF-M"],
  // A signal, of which no parameter speaks.
  ["4-20mA 变送", "LH-PM96K"],
];

test.each(ASKED)("asked for %s, the first is %s", async (searched, model, missed) => {
  const { hits, rated } = await searchSite({ searched, page: 1, limit: 20 });
  const [first] = hits;
  expect(first?.model).toBe(model);
  if (missed === undefined) {
    expect(first?.product?.missed).toBeUndefined();
    expect(rated?.nothing).toBeUndefined();
  } else {
    expect(first?.product?.missed).toContain(missed);
    expect(rated?.nothing).toMatch(/^没有/);
  }
});

test("a requested range includes both ends, even if a filter's range excludes the lower one", async () => {
  const { hits, rated } = await searchSite({ searched: "50-100A 有源滤波", page: 1, limit: 20 });
  // The second of them ends at 50 A.
  const fitting = hits.filter(({ kind, product }) => kind === "products" && !product?.missed);
  expect(fitting.map(({ model }) => model).sort()).toEqual(["LH-APF-G", "LH-APF-M", "LH-APF-W"]);
  expect(rated?.lists.map(({ text }) => text)).toEqual(["50~100 A"]);
});

test("a figure under a condition is marked with it", async () => {
  const { hits } = await searchSite({ searched: "690V APF", page: 1, limit: 20 });
  expect(hits[0]?.product?.ratings[0]?.pieces).toEqual([
    { text: "400 V、", isHit: false },
    { text: "690 V", isHit: true },
    { text: "（可定制）", isHit: false },
  ]);
  expect(hits[0]?.product?.ordercode).toMatch(/^LH-APF-G\/690-/);
});

test("a capacitor found by its rating says what it gives at system voltage; what has no such rating says nothing", async () => {
  const noteOf = async (searched: string) =>
    (await searchSite({ searched, page: 1, limit: 1 })).hits[0]?.product?.note;
  expect(await noteOf("525V 14% 60kvar")).toBe("400 V实际输出 10.1、20.2、30.4、40.5 kvar");
  expect(await noteOf("690V APF")).toBe("");
});

test("a value that a kind of product cannot have is explained, after products with all of them", async () => {
  const { hits } = await searchSite({ searched: "480V 30kvar 7%", page: 1, limit: 20 });
  const missed = hits.filter(({ kind }) => kind === "products").map((hit) => hit.product?.missed);
  const found = missed.findIndex((one) => one !== undefined);
  expect(missed.slice(found)).not.toContain(undefined);
  expect(missed).toContain("不符合 7%：此类产品没有电抗率");
});

test("the list of all products is linked if its filters have the results and the families' have not", async () => {
  const listsOf = async (searched: string) => {
    const { rated } = await searchSite({ searched, page: 1, limit: 20 });
    const isWhole = ({ family }: { family: string }) => family === "全部产品";
    const lists = rated?.lists ?? [];
    return { whole: lists.find(isWhole), families: lists.filter((list) => !isWhole(list)) };
  };
  const same = await listsOf("480V 30kvar 7%");
  expect(same.families.length).toBeGreaterThan(1);
  expect(same.whole?.count).toBe(same.families.reduce((sum, { count }) => sum + count, 0));
  // Filters have 100 A by one parameter, breakers by another.
  const other = await listsOf("100A");
  expect(new Set(other.families.map(({ href }) => href.split("?")[1])).size).toBeGreaterThan(1);
  expect(other.whole).toBeUndefined();
});

test.each([
  ["500kvar SVG", "额定容量 150 kvar"],
  ["0.2S级", "0.5S级"],
  ["220V SVG", "最接近的是系统额定电压 400 V。"],
  // In the letters in which it was asked.
  ["500kvar Svg", "符合“500 kvar、Svg”"],
])("for %s, which no product has, the nearest value is offered: %s", async (searched, nearest) => {
  const { rated } = await searchSite({ searched, page: 1, limit: 20 });
  expect(rated?.nothing).toContain("没有");
  expect(rated?.nothing).toContain(nearest);
});

test("if products of the requested kind have the rating, other kinds are left out", async () => {
  const { hits } = await searchSite({ searched: "100A 有源滤波", page: 1, limit: 20 });
  expect(hits.filter(({ kind }) => kind === "products").map(({ model }) => model)).toEqual([
    "LH-APF-M",
    "LH-APF-G",
  ]);
});

test.each([
  ["-25℃", "-25 ℃", "−25℃", "−25 ℃", "－２５　℃", "-25°C"],
  ["30kvar", "30 kvar", "３０ｋｖａｒ"],
  ["480V 30kvar", "480 V 30 kvar"],
  ["10ms SVG", "10 ms SVG"],
])(
  "%s finds the same, with or without a space before the unit and with any form of its sign",
  async (asked, ...others) => {
    const found = (searched: string) => searchSite({ searched, page: 1, limit: 50 });
    const { total, hits } = await found(asked);
    expect(total).toBeGreaterThan(0);
    for (const other of others) {
      const same = await found(other);
      expect(same.total, other).toBe(total);
      expect(
        same.hits.map(({ id }) => id),
        other,
      ).toEqual(hits.map(({ id }) => id));
    }
  },
);

test("for parameters where less is better, a figure is a maximum: a delay of 20 ms matches 30 and not 10", async () => {
  testContentStore().exec("UPDATE parameters SET better = 'less' WHERE key = 'response-time'");
  const missed = async (delay: string) => {
    const { hits } = await searchSite({ searched: `${delay} 动态投切 滤波`, page: 1, limit: 1 });
    return hits.map(({ model, product }) => [model, product?.missed ?? ""]);
  };
  expect(await missed("30ms")).toEqual([["LH-GXT", ""]]);
  expect(await missed("10ms")).toEqual([["LH-GXT", "不符合 10 ms：响应时间 ≤20 ms"]]);
});
