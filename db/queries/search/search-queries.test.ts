import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { find, named } from "@/db/testing/search";

beforeAll(() => void testContentStore());

/** What people write, and what must come first. */
const QUERIES: [string, string][] = [
  // Models, however written.
  ["LH-PM96E", "LH-PM96E"],
  ["lh-pm96e", "LH-PM96E"],
  ["LHPM96E", "LH-PM96E"],
  ["PM96E", "LH-PM96E"],
  ["pm 96 e", "LH-PM96E"],
  ["ＬＨ－ＰＭ９６Ｅ", "LH-PM96E"],
  ["LH/PM96E", "LH-PM96E"],
  ["LH-SVG-M", "LH-SVG-M"],
  ["svg-mh", "LH-SVG-MH"],
  ["lhsvgw", "LH-SVG-W"],
  ["ZCS-G", "LH-ZCS-G"],
  ["LH-ZCS", "LH-ZCS"],
  ["zcf", "LH-ZCF"],
  ["RCD300", "LH-RCD300"],
  ["PM72", "LH-PM72E"],
  ["dm1", "LH-DM1"],
  ["TM33", "LH-TM33"],
  ["KCT", "LH-KCT"],
  ["GYZ", "LH-GYZ"],
  // Order codes.
  ["LH-ZCS/450-20+20", "LH-ZCS"],
  ["LH-ZCS/450", "LH-ZCS"],
  // A model beside words that no page has together.
  ["LH-PM96E 接线图 寄存器", "LH-PM96E"],
  ["PM96E 说明书下载", "LH-PM96E"],
  // Names and what they are called otherwise.
  ["静止无功发生器 壁挂", "LH-SVG-W"],
  ["壁挂式SVG", "LH-SVG-W"],
  ["有源电力滤波器 模块", "LH-APF-M"],
  ["APF模块", "LH-APF-M"],
  ["APF 成套柜", "LH-APF-G"],
  ["智能电容 分补", "LH-ZCF"],
  ["三相不平衡", "LH-SPC"],
  ["开口互感器", "LH-KCT"],
  ["无功补偿控制器", "LH-RC12"],
  ["单相电表", "LH-DM1"],
  ["剩余电流", "LH-RCD300"],
  ["圆柱形电容器", "LH-BYL"],
  ["滤波专用", "LH-BYL"],
  ["补偿 高压", "LH-GYZ"],
  // Parameters with their units.
  ["450V 20kvar", "LH-ZCS"],
  ["450 V 20+20", "LH-ZCS"],
  ["0.015-0.075(6)A", "LH-DM3C"],
  ["12路 控制器", "LH-RC12"],
  ["333mV", "LH-KCT"],
  // Sizes, however they are written.
  ["96x96 谐波", "LH-PM96H"],
  ["96 × 96 mm 谐波", "LH-PM96H"],
  ["谐波 96*96", "LH-PM96H"],
  ["480V 30kvar 7%", "LH-XCS-7"],
  ["480 伏 30 千乏 电抗", "LH-XCS-7"],
  ["30kvar 抗谐波", "LH-XCS-7"],
  ["525V 14% 60kvar", "LH-XCS-14"],
  ["480V 7% 60kvar", "LH-XCB"],
  ["5000/5 互感器", "LH-KCT"],
  ["IP55 50kvar 柱上", "LH-SVG-P"],
  ["100kvar 风冷", "LH-SVG-M"],
  // A model beside the name of a paper.
  ["CAD 图纸 LH-APF", "LH-APF-G"],
  ["Modbus 地址 LH-PM96S", "LH-PM96S"],
  // Cases and news.
  ["市民中心", "澜州市民中心变电所混合无功补偿改造"],
  ["医院 影像", "澜州第一人民医院影像中心谐波治理"],
  ["猪场", "规模化猪场智慧用电与环控供电方案"],
  ["焊装", "衡川机械厂焊装线动态滤波补偿"],
  ["电能质量管理办法", "《电能质量管理办法（暂行）》4月1日起施行，用电侧可以先做哪些准备"],
];

test.each(QUERIES)("asked for %s, the first is %s", async (searched, expected) => {
  expect((await named(searched))[0]).toBe(expected);
});

test.each(["谐波治理", "功率因数", "无功 补偿", "Modbus", "RS485", "电表", "电", "补偿"])(
  "typical searches find something: %s",
  async (searched) => {
    expect((await find(searched)).total).toBeGreaterThan(1);
  },
);

test("a product that lacks one rating comes later and says which; matches in texts never come first", async () => {
  const { hits, rated } = await find("480V 30kvar 7%");
  const missed = hits.map(({ product }) => product?.missed);
  expect(missed[0]).toBeUndefined();
  expect(missed).toContain("不符合 30 kvar：额定容量 40/60 kvar");
  expect(hits[0]?.product?.ordercode).not.toBe("");
  for (const { product } of hits) if (product?.missed) expect(product.ordercode).toBe("");
  const kinds = hits.map(({ kind }) => kind);
  expect(kinds.lastIndexOf("products")).toBe(kinds.filter((kind) => kind === "products").length - 1);
  expect(
    hits[0]?.product?.ratings.map(({ name, pieces }) => [name, pieces.find(({ isHit }) => isHit)?.text]),
  ).toEqual([
    ["电容器额定电压", "480 V"],
    ["额定容量", "30"],
    ["电抗率", "7%"],
  ]);
  expect(rated?.lists[0]?.href).toMatch(
    /^\/product_type_list\/\d+\?f\.capacitor-voltage=480&f\.rated-capacity=30&f\.reactance-rate=7$/,
  );
});

test.each([
  ["450V 30kvar 并联电容器", "LH-BY", "LH-BY/0.45-30-3"],
  // Several parts that one line of the table says, and a window that the current needs.
  ["525V 14% 60kvar", "LH-XCB", "LH-XCB/525-60-14%-T"],
  ["200/5 互感器", "LH-KCT", "LH-KCT-24-200/5-0.5"],
  ["480V 30kvar 7%", "LH-XCS-7", "LH-XCS/480-30-7%"],
  ["450V 20+20", "LH-ZCS", "LH-ZCS/450-20+20"],
])("for %s the order code of %s shows the requested value: %s", async (searched, model, code) => {
  const { hits } = await find(searched);
  expect(hits.find((hit) => hit.model === model)?.product?.ordercode).toBe(code);
});

test("a figure within a range comes first, and conditions have no nested brackets", async () => {
  const { hits } = await find("480V 30kvar 7%");
  const shown = hits.flatMap(({ product }) =>
    (product?.ratings ?? []).map(({ pieces }) => pieces.map(({ text }) => text).join("")),
  );
  expect(shown).toContain("30 kvar（10~60 kvar，匹配电容）");
});

test("a product that has one rating only without the other is no hit, and the nearest existing combination is named", async () => {
  const { hits, rated } = await find("480V 14%");
  expect(hits[0]?.product?.missed).toBe("480 V 不与其余参数同时提供");
  expect(rated?.nothing).toBe(
    "没有同时符合“480 V、14%”的产品，其余不变时最接近的是电容器额定电压 300 V、525 V，或电抗率 7%。",
  );
});

test("all words must match, in any order", async () => {
  const [one, other] = [await find("模块 SVG"), await find("SVG 模块")];
  expect(one.total).toBe(other.total);
  expect(one.total).toBeLessThan((await find("SVG")).total);
  // What the site knows of it is shown, and said.
  expect((await find("SVG 猪场漏斗")).meant).toBe("猪场");
});

test("a match in the title comes before a shorter title whose order code has the same letters", async () => {
  sharedStore().exec("UPDATE products SET title = '换相开关', ordercode = 'LH-X-100-LoRa' WHERE id = 1002");
  await expect.poll(() => named("LH-X-100-LoRa")).toEqual(["LH-ZCS-G"]);
  expect((await named("LoRa"))[0]).toBe("LH-WM42");
});

test("a match in the name comes before an option", async () => {
  expect((await named("复合开关 40kvar"))[0]).toBe("LH-XCB");
  sharedStore().exec("UPDATE products SET title = '智能复合开关' WHERE model = 'LH-ZCS-G'");
  await expect.poll(async () => (await named("复合开关 40kvar"))[0]).toBe("LH-ZCS-G");
});

test("of products whose kind has two names, the one with the searched name comes first", async () => {
  sharedStore().exec(
    "UPDATE products SET title = '复合开关与同步开关' WHERE model IN ('LH-ZCS-G', 'LH-XCB')",
  );
  await expect.poll(async () => (await named("复合开关 40kvar"))[0]).toBe("LH-XCB");
  expect((await named("同步开关 40kvar"))[0]).toBe("LH-ZCS-G");
});
