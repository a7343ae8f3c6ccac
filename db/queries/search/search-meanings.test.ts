import { beforeAll, expect, test } from "vitest";
import { testContentStore } from "@/db/testing/store";
import { find } from "@/db/testing/search";
import { askedFor } from "./known-words";
import { searchIndex } from "./search-index";

beforeAll(() => void testContentStore());

test("another maker's type designation finds our product with its ratings", async () => {
  const { hits, meant, reading } = await find("BSMJ0.45-30-3");
  expect([meant, reading]).toEqual(["并联电容器 0.45kV 30kvar", "designation"]);
  expect(hits.map(({ model }) => model)).toEqual(["LH-BY"]);
  expect(hits.every(({ product }) => product && !product.missed)).toBe(true);
});

test.each([
  ["Detuned reactors 7%", "电抗器 7%", "LH-DKS"],
  ["active filter", "APF", "LH-APF-M"],
])("an English search, %s, finds its Chinese counterpart", async (searched, words, model) => {
  const { hits, meant, reading } = await find(searched);
  expect([meant, reading]).toEqual([words, "english"]);
  expect(hits[0]?.model).toBe(model);
});

test("a typing mistake in a model leads to the model", async () => {
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
  "%s, which is nowhere, finds what was meant, by its sound or by known words: %s",
  async (searched, meant) => {
    const found = await find(searched);
    expect(found.meant).toBe(meant);
    expect(found.total).toBe((await find(meant)).total);
  },
);

test("if a number is nowhere, the letters before it are not searched for either", async () => {
  const { total, meant } = await find("GB 99999");
  expect([total, meant]).toEqual([0, undefined]);
});

test("for a class that a kind of instrument lacks, the nearest one is offered", async () => {
  const { hits } = await find("互感器 600/5 0.5S");
  expect(hits[0]?.product?.missed).toBe("不符合 C级（0.5S级）：准确度等级 1.0级");
});

test("an unknown model leads to those of its series", async () => {
  const { total, nearest } = await find("LH-PM200");
  expect(total).toBe(0);
  expect(nearest.length).toBeGreaterThan(0);
  for (const { model } of nearest) expect(model).toMatch(/^LH-PM/);
});

test("question words and conjunctions are not searched for", async () => {
  for (const [asked, plain] of [
    ["电容器和电抗器", "电容器 电抗器"],
    ["怎么选电容器", "电容器"],
  ] as const) {
    const { total, meant } = await find(asked);
    expect(meant).toBeUndefined();
    expect(total).toBe((await find(plain)).total);
  }
});

test("if few pages have all words, pages with some of them follow, each once, with the missing words", async () => {
  const { hits, besides } = await find("医院 三相不平衡");
  expect(hits.length).toBeLessThan(4);
  expect(besides.map(({ words }) => words)).toEqual(["医院", "三相不平衡"]);
  const all = [...hits, ...besides.flatMap((some) => some.hits)].map(({ kind, id }) => `${kind} ${id}`);
  expect(all.length).toBeGreaterThan(hits.length + 2);
  expect(new Set(all).size).toBe(all.length);
  expect((await find("谐波")).besides).toEqual([]);
  // The name of a page stands above the hits, and in texts of all kinds.
  expect((await find("医院 资料")).besides.map(({ words }) => words)).not.toContain("资料");
  expect((await find("LH-ZCS LH-ZCS-G")).besides).toEqual([]);
});

test("a request for advice gets texts before products, and no list of a parameter with a similar ending", async () => {
  const { hits, answers } = await find("谐波怎么治理");
  expect(["news", "board", "cases", "solutions"]).toContain(hits[0]?.kind);
  expect(answers).toEqual([]);
  expect((await find("SVG 怎么选")).hits[0]?.model).toMatch(/^LH-SVG/);
});

test("a search without a question is made once", async () => {
  const index = await searchIndex();
  expect(askedFor(" SVG  医院 ", index)).toBeUndefined();
  expect(askedFor("SVG怎么选", index)).toBe("SVG");
});
