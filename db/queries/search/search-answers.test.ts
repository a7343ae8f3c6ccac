import { beforeAll, expect, test } from "vitest";
import { testContentStore } from "@/db/testing/store";
import { find, named } from "@/db/testing/search";

beforeAll(() => void testContentStore());

test("an answered question is followed by results on its subject", async () => {
  const { answers, hits, series } = await find("三相不平衡 怎么治理");
  expect(answers.map(({ title }) => title)).toEqual(["三相不平衡用换相开关还是电力电子装置？"]);
  expect(hits.length + series.length).toBeGreaterThan(3);
});

test.each(["1000 kVA 配多少电容", "E05", "产品目录下载", "CCC 证书"])(
  "a completely answered search, or the name of a page, has no other results: %s",
  async (searched) => {
    const { answers, places, total } = await find(searched);
    expect(answers.length + places.length).toBeGreaterThan(0);
    expect(total).toBe(0);
  },
);

test("a model with the name of a document leads to this document alone", async () => {
  expect((await find("Modbus 地址 LH-PM96S")).places.map(({ label }) => label)).toEqual([
    "LH-PM96S 通信寄存器",
  ]);
  const { hits, besides } = await find("LH-PM96E 接线图");
  expect(hits.map(({ model }) => model)).toEqual(["LH-PM96E"]);
  expect(besides).toEqual([]);
});

test.each(["LH-ZCS 和 LH-ZCS-G 区别", "ZCS ZCS-G", "LH-ZCS与LH-ZCS-G对比"])(
  "a search for two products leads to their comparison: %s",
  async (searched) => {
    const { places, hits } = await find(searched);
    expect(places.map(({ label }) => label)).toEqual(["产品对比：LH-ZCS、LH-ZCS-G"]);
    expect(places[0]?.href).toBe("/compare?ids=1001,1002");
    expect(hits.map(({ model }) => model)).toEqual(["LH-ZCS", "LH-ZCS-G"]);
  },
);

test.each([
  ["APF 报警", /APF/, "LH-APF-M"],
  ["LH-SVG-M 不启动", /SVG/, "LH-SVG-M"],
])(
  "a search for a defect gets the fault codes of the kind, and whom to call: %s",
  async (searched, name, model) => {
    const { answers, places, hits } = await find(searched);
    expect(hits[0]?.model).toBe(model);
    const [answer] = answers;
    expect(answer?.title).toMatch(name);
    expect(answer?.lines.length).toBeGreaterThan(2);
    expect(answer?.lines[0]?.href).toBe(`/search?q=${answer?.lines[0]?.label}`);
    expect(answer?.source.href).toMatch(/^\/service#faults-/);
    expect(answer?.isFault).toBe(true);
    expect(places).toEqual([]);
  },
);

test("for a kind of product the documents of each are listed", async () => {
  const papers = async (searched: string) =>
    (await find(searched)).answers.flatMap(({ lines = [] }) => lines.map(({ label, href }) => [label, href]));
  expect(await papers("APF 接线图")).toEqual([
    ["LH-APF-M", "/newdetail/1026#wiring"],
    ["LH-APF-W", "/newdetail/1027#wiring"],
    ["LH-APF-G", "/newdetail/1028#wiring"],
  ]);
  expect(await papers("智能电容器 寄存器")).toEqual([]);
  expect((await find("APF 接线图")).hits[0]?.model).toBe("LH-APF-M");
});

test("beside the documents of a kind its products are found", async () => {
  const { hits, answers } = await find("APF dxf");
  expect(answers[0]?.title).toMatch(/：图纸 DXF$/);
  expect(hits[0]?.model).toBe("LH-APF-M");
});

test("for products without their own fault codes, all devices with codes are listed", async () => {
  const { answers, places } = await find("网关 告警");
  expect(answers).toEqual([]);
  expect(places[0]?.href).toBe("/service#faults");
});

test("a fact is found by a longer name than its label, and the named product comes first", async () => {
  const { answers, hits } = await find("ZCS 放电时间");
  expect(answers[0]?.lines.map(({ label }) => label)).toEqual(["放电"]);
  expect(hits[0]?.model).toBe("LH-ZCS");
  expect((await named("ZCS-G 涌流"))[0]).toBe("LH-ZCS-G");
});

test.each([
  ["有源滤波 尺寸", "外形尺寸"],
  ["有源滤波器尺寸", "外形尺寸"],
  ["SVG 噪音", "噪声"],
  ["仪表 精度", "准确度"],
])("a search for %s gets products with that name first, each with its %s", async (searched, name) => {
  const { hits, meant } = await find(searched);
  expect(meant).toBeUndefined();
  const [first, second] = hits.map(({ product }) => product?.ratings[0]);
  for (const rating of [first, second]) {
    expect(rating?.name).toContain(name);
    expect(rating?.pieces.map(({ text }) => text).join("")).toMatch(/\d/);
  }
  expect(hits[0]?.title.map(({ text }) => text).join("")).toMatch(/静止无功|有源|表/);
});

test("a search for size or noise of a kind of product gets its products with the figure", async () => {
  const { hits, meant } = await find("SVG 噪音多大");
  expect(meant).toBeUndefined();
  expect(hits[0]?.product?.ratings[0]?.name).toBe("噪声");
  expect((await find("LH-PM96Z 尺寸")).nearest.length).toBeGreaterThan(0);
});
