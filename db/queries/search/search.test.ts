import { beforeAll, describe, expect, test, vi } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";
import { searchIndex } from "./search-index";

beforeAll(() => void testContentStore());

const first = { page: 1, limit: 20 };
const find = (searched: string) => searchSite({ searched, ...first });
const named = async (searched: string) =>
  (await find(searched)).hits.map(({ model, title }) => model || title.map(({ text }) => text).join(""));

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
  "what visitors type finds something: %s",
  async (searched) => {
    expect((await find(searched)).total).toBeGreaterThan(1);
  },
);

test("what misses one rating follows and says which; words in texts never stand before it", async () => {
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
])("of %s the order code of %s says what was asked for: %s", async (searched, model, code) => {
  const { hits } = await find(searched);
  expect(hits.find((hit) => hit.model === model)?.product?.ordercode).toBe(code);
});

test("a figure within a range stands before it, and a condition has no brackets within brackets", async () => {
  const { hits } = await find("480V 30kvar 7%");
  const shown = hits.flatMap(({ product }) =>
    (product?.ratings ?? []).map(({ pieces }) => pieces.map(({ text }) => text).join("")),
  );
  expect(shown).toContain("30 kvar（10~60 kvar，匹配电容）");
});

test("what a product has only with another rating is no hit, and the nearest that exists is said", async () => {
  const { hits, rated } = await find("480V 14%");
  expect(hits[0]?.product?.missed).toBe("480 V 不与其余参数同时提供");
  expect(rated?.nothing).toBe(
    "没有同时符合“480 V、14%”的产品，其余不变时最接近的是电容器额定电压 300 V、525 V，或电抗率 7%。",
  );
});

test("all words must be there, in whatever order", async () => {
  const [one, other] = [await find("模块 SVG"), await find("SVG 模块")];
  expect(one.total).toBe(other.total);
  expect(one.total).toBeLessThan((await find("SVG")).total);
  // What the site knows of it is shown, and said.
  expect((await find("SVG 猪场漏斗")).meant).toBe("猪场");
});

test("the type on another maker's device finds ours with its ratings", async () => {
  const { hits, meant, reading } = await find("BSMJ0.45-30-3");
  expect([meant, reading]).toEqual(["并联电容器 0.45kV 30kvar", "designation"]);
  expect(hits.map(({ model }) => model)).toEqual(["LH-BY"]);
  expect(hits.every(({ product }) => product && !product.missed)).toBe(true);
});

test.each([
  ["Detuned reactors 7%", "电抗器 7%", "LH-DKS"],
  ["active filter", "APF", "LH-APF-M"],
])("an English search, %s, finds what it is in Chinese", async (searched, words, model) => {
  const { hits, meant, reading } = await find(searched);
  expect([meant, reading]).toEqual([words, "english"]);
  expect(hits[0]?.model).toBe(model);
});

test("a slip in a model leads to the model", async () => {
  for (const slip of ["LH-PM69E", "LH-PN96E", "LH-PM96"]) {
    const { hits, nearest } = await find(slip);
    const models = [...hits.map(({ model }) => model), ...nearest.map(({ model }) => model)];
    expect(models, slip).toContain("LH-PM96E");
  }
});

test.each([
  ["dianrongqi", "电容器"],
  ["wugong", "无功"],
  ["点容", "电容"],
  // One of two words stands somewhere.
  ["穿心 互感器", "互感器"],
  ["PT100 测温", "测温"],
  // Questions as people write them: subjects first, no word cut in two, as much of it as stands together.
  ["变频器多 选什么电容", "变频器 电容"],
  ["光伏接入后功率因数低", "光伏接入 功率因数"],
  ["医院手术室谐波治理", "医院 谐波治理"],
  ["水泵变频器谐波", "水泵 谐波"],
])(
  "%s, which stands nowhere, finds what is meant, by its sound or by the words that are known: %s",
  async (searched, meant) => {
    const found = await find(searched);
    expect(found.meant).toBe(meant);
    expect(found.total).toBe((await find(meant)).total);
  },
);

test("a question that is answered leads to what is said of its subject, too", async () => {
  const { answers, hits } = await find("三相不平衡 怎么治理");
  expect(answers.map(({ title }) => title)).toEqual(["三相不平衡用换相开关还是电力电子装置？"]);
  expect(hits.length).toBeGreaterThan(3);
});

test.each(["1000 kVA 配多少电容", "E05", "产品目录下载", "CCC 证书"])(
  "what is answered whole, or is a page, has no other results below it: %s",
  async (searched) => {
    const { answers, places, total } = await find(searched);
    expect(answers.length + places.length).toBeGreaterThan(0);
    expect(total).toBe(0);
  },
);

test("a model beside the name of a paper leads to this paper alone", async () => {
  expect((await find("Modbus 地址 LH-PM96S")).places.map(({ label }) => label)).toEqual([
    "LH-PM96S 通信寄存器",
  ]);
});

test.each(["LH-ZCS 和 LH-ZCS-G 区别", "ZCS ZCS-G", "LH-ZCS与LH-ZCS-G对比"])(
  "who names two products is led to their comparison: %s",
  async (searched) => {
    const { places, hits } = await find(searched);
    expect(places.map(({ label }) => label)).toEqual(["产品对比：LH-ZCS、LH-ZCS-G"]);
    expect(places[0]?.href).toBe("/compare?ids=1001,1002");
    expect(hits.map(({ model }) => model)).toEqual(["LH-ZCS", "LH-ZCS-G"]);
  },
);

test.each([
  ["APF 报警", /APF/],
  ["LH-SVG-M 不启动", /SVG/],
])(
  "who says that something fails gets the codes of its kind, and whom to call: %s",
  async (searched, name) => {
    const { answers, places } = await find(searched);
    const [answer] = answers;
    expect(answer?.title).toMatch(name);
    expect(answer?.lines.length).toBeGreaterThan(2);
    expect(answer?.source.href).toMatch(/^\/service#faults-/);
    expect(answer?.isFault).toBe(true);
    expect(places).toEqual([]);
  },
);

test("of a kind of product the papers of each are named, where they have such", async () => {
  const papers = async (searched: string) =>
    (await find(searched)).answers.flatMap(({ lines = [] }) => lines.map(({ label, href }) => [label, href]));
  expect(await papers("APF 接线图")).toEqual([
    ["LH-APF-M", "/newdetail/1026#wiring"],
    ["LH-APF-W", "/newdetail/1027#wiring"],
    ["LH-APF-G", "/newdetail/1028#wiring"],
  ]);
  expect(await papers("智能电容器 寄存器")).toEqual([]);
});

test("beside the papers of a kind its products are found", async () => {
  const { hits, answers } = await find("APF dxf");
  expect(answers[0]?.title).toMatch(/：图纸 DXF$/);
  expect(hits[0]?.model).toBe("LH-APF-M");
});

test("of what has no codes of its own those of all devices are named", async () => {
  const { answers, places } = await find("网关 告警");
  expect(answers).toEqual([]);
  expect(places[0]?.href).toBe("/service#faults");
});

test("a fact is found by a longer name than its line has, and the product that was named stands first", async () => {
  const { answers, hits } = await find("ZCS 放电时间");
  expect(answers[0]?.lines.map(({ label }) => label)).toEqual(["放电"]);
  expect(hits[0]?.model).toBe("LH-ZCS");
  expect((await named("ZCS-G 涌流"))[0]).toBe("LH-ZCS-G");
});

test("of a number that stands nowhere the letters before it are not looked for", async () => {
  const { total, meant } = await find("GB 99999");
  expect([total, meant]).toEqual([0, undefined]);
});

test("of a class that a kind of instrument has none of the nearest is said that it has", async () => {
  const { hits } = await find("互感器 600/5 0.5S");
  expect(hits[0]?.product?.missed).toBe("不符合 C级（0.5S级）：准确度等级 1.0级");
});

test("an unknown model leads to those of its series", async () => {
  const { total, nearest } = await find("LH-PM200");
  expect(total).toBe(0);
  expect(nearest.length).toBeGreaterThan(0);
  for (const { model } of nearest) expect(model).toMatch(/^LH-PM/);
});

test("hits are counted by kind, chosen by kind, and paged without one twice", async () => {
  const { total, counts } = await find("补偿");
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(total);
  const cases = await searchSite({ searched: "补偿", kind: "cases", ...first });
  expect(cases.hits.map(({ kind }) => kind)).toEqual(Array(counts.cases).fill("cases"));
  const pages = await Promise.all([1, 2, 3].map((page) => searchSite({ searched: "补偿", page, limit: 5 })));
  const ids = pages.flatMap(({ hits }) => hits.map(({ kind, id }) => `${kind}${id}`));
  expect(new Set(ids).size).toBe(ids.length);
});

test("what was searched for is marked where it stands", async () => {
  const [hit] = (await find("壁挂式")).hits;
  expect(hit?.title[0]).toEqual({ text: "壁挂式", isHit: true });
});

test.each([
  ["products", "SELECT model FROM products WHERE images <> '' AND model <> ''"],
  ["families", "SELECT name FROM categories JOIN typeinfos USING (id) WHERE image <> ''"],
  ["solutions", "SELECT title FROM solutions WHERE image <> ''"],
  ["cases", "SELECT title FROM cases WHERE image <> ''"],
] as const)("what has a picture of %s is found with it", async (kind, query) => {
  const searched = sharedStore().prepare(query).pluck().get() as string;
  const { hits } = await searchSite({ searched, kind, ...first });
  expect(hits[0]?.image).toMatch(/^\/media\/[^,]+\.\w+$/);
});

test("a hit shows where it has the words that its name lacks, be it in its ratings", async () => {
  const { hits } = await find("医院 谐波");
  const shown = hits.find(({ model }) => model === "LH-APF-G")?.text ?? [];
  const marks = shown.filter(({ isHit }) => isHit).map(({ text }) => text);
  expect(marks).toEqual(["医院", "谐波"]);
  expect(shown[0]?.text).toMatch(/^适用范围：/);
});

test("another name of what was searched for is marked, too", async () => {
  const { hits } = await find("APF 变频器");
  const [first] = hits.filter(({ model }) => model === "LH-APF-M");
  expect(first?.title.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["有源电力滤波器"]);
});

test("a second search is as quick as its hits are few: it reads no page but those that it shows", async () => {
  testContentStore();
  await searchIndex();
  const prepare = vi.spyOn(sharedStore(), "prepare");
  const { hits } = await find("谐波 治理");
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  expect(hits.length).toBeGreaterThan(0);
  // Of a page that is shown by its id: a statement without one goes through all of them.
  const throughAll = statements.filter(
    (sql) => /FROM (?:products|news|cases|solutions)\b/i.test(sql) && !/\bIN \(/i.test(sql),
  );
  expect(throughAll).toEqual([]);
  expect(statements.length).toBeLessThanOrEqual(20);
});

test("a change of content is found a moment later", async () => {
  expect((await find("独角兽")).total).toBe(0);
  sharedStore().exec("UPDATE products SET title = '独角兽电容器' WHERE id = 1001");
  await expect.poll(() => named("独角兽")).toEqual(["LH-ZCS"]);
});

describe("no search makes an error", () => {
  test.each([
    ["quotes", `"'" OR '' --`],
    ["operators", "NEAR(a b) AND NOT * ^ -"],
    ["a column", "title : 电"],
    ["an emoji", "🙂👨‍👩‍👧"],
    ["a thousand characters", "补偿".repeat(500)],
    ["a thousand words", "a b ".repeat(500)],
    ["NUL", "电\0容"],
    ["other scripts", "конденсатор 콘덴서 مكثف"],
    ["half a pair", "\ud83d"],
    ["brackets", "[](){}\\.*+?^$|"],
    ["nothing but blanks", "   "],
  ])("%s", async (_name, searched) => {
    expect((await find(searched)).hits).toBeInstanceOf(Array);
  });
});

test("what a title names comes before a shorter title whose order code has the same letters", async () => {
  sharedStore().exec("UPDATE products SET title = '换相开关', ordercode = 'LH-X-100-LoRa' WHERE id = 1002");
  await expect.poll(() => named("LH-X-100-LoRa")).toEqual(["LH-ZCS-G"]);
  expect((await named("LoRa"))[0]).toBe("LH-WM42");
});

test("what is called so stands before what may be ordered with one", async () => {
  expect((await named("复合开关 40kvar"))[0]).toBe("LH-XCB");
  sharedStore().exec("UPDATE products SET title = '智能复合开关' WHERE model = 'LH-ZCS-G'");
  await expect.poll(async () => (await named("复合开关 40kvar"))[0]).toBe("LH-ZCS-G");
});

test.each([
  ["有源滤波 尺寸", "外形尺寸"],
  ["有源滤波器尺寸", "外形尺寸"],
  ["SVG 噪音", "噪声"],
  ["仪表 精度", "准确度"],
])("asked for %s, products that are called so come first, each with its %s", async (searched, name) => {
  const { hits, meant } = await find(searched);
  expect(meant).toBeUndefined();
  const [first, second] = hits.map(({ product }) => product?.ratings[0]);
  for (const rating of [first, second]) {
    expect(rating?.name).toContain(name);
    expect(rating?.pieces.map(({ text }) => text).join("")).toMatch(/\d/);
  }
  expect(hits[0]?.title.map(({ text }) => text).join("")).toMatch(/静止无功|有源|表/);
});

test("who asks how large or loud a kind of product is gets its products, each with the figure", async () => {
  const { hits, meant } = await find("SVG 噪音多大");
  expect(meant).toBeUndefined();
  expect(hits[0]?.product?.ratings[0]?.name).toBe("噪声");
  expect((await find("LH-PM96Z 尺寸")).nearest.length).toBeGreaterThan(0);
});

test("words that ask or join name nothing that could be missed", async () => {
  for (const [asked, plain] of [
    ["电容器和电抗器", "电容器 电抗器"],
    ["怎么选电容器", "电容器"],
  ] as const) {
    const { total, meant } = await find(asked);
    expect(meant).toBeUndefined();
    expect(total).toBe((await find(plain)).total);
  }
});

test("where few pages have all words, pages with some of them follow, and with the others, nothing twice", async () => {
  const { hits, besides } = await find("医院 三相不平衡");
  expect(hits.length).toBeLessThan(4);
  expect(besides.map(({ words }) => words)).toEqual(["医院", "三相不平衡"]);
  const all = [...hits, ...besides.flatMap((some) => some.hits)].map(({ kind, id }) => `${kind} ${id}`);
  expect(all.length).toBeGreaterThan(hits.length + 2);
  expect(new Set(all).size).toBe(all.length);
  expect((await find("谐波")).besides).toEqual([]);
  // What names a page or a parameter stands above the hits, and in texts of all kinds.
  expect((await find("APF 故障")).besides.map(({ words }) => words)).toEqual(["APF"]);
  expect((await find("LH-ZCS LH-ZCS-G")).besides).toEqual([]);
});
