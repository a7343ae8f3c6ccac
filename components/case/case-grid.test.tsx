import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CaseFilters } from "./case-filters";
import { CaseGrid } from "./case-grid";

const wordsOf = (html: string) =>
  html
    .replaceAll(/<wbr\/>|<\/?span[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const item = {
  id: 1,
  title: "医院谐波治理",
  image: "",
  caption: "医院外景",
  products: [{ id: 7, title: "滤波器" }],
  facts: {
    year: 2026,
    industry: "medical",
    problems: ["harmonics"],
    site: "1×800 kVA变压器",
    installed: "LH-APF-W 50 A 4台",
    town: "",
    voltage: "",
    figures: [
      { name: "THDi", before: "38", after: "5.2", unit: "%" },
      { name: "监测点", before: "", after: "52", unit: "处" },
    ],
  },
};

test("a card says when and where, then the figures before and after, then what was installed", () => {
  const html = renderToStaticMarkup(<CaseGrid items={[item]} headingLevel={2} />);
  expect(wordsOf(html)).toContain(
    "2026年 · 医疗 · 谐波治理 THDi 38 → 5.2% 监测点 52 处 现场：1×800 kVA变压器",
  );
  expect(wordsOf(html)).toContain("安装：LH-APF-W 50 A 4台 选用产品： 滤波器");
  expect(wordsOf(html)).toContain("单位名称与数据均为虚构");
});

test("a case without facts shows its title alone", () => {
  const html = renderToStaticMarkup(
    <CaseGrid items={[{ ...item, facts: undefined, products: [] }]} headingLevel={2} />,
  );
  expect(wordsOf(html)).toContain("医院谐波治理");
  expect(wordsOf(html)).not.toMatch(/现场|undefined/);
});

test("where the page has the facts elsewhere, a card still shows the main figure", () => {
  const html = renderToStaticMarkup(<CaseGrid items={[item]} headingLevel={3} isBrief />);
  expect(wordsOf(html)).toContain("THDi 38 → 5.2%");
  expect(wordsOf(html)).not.toMatch(/监测点|现场|选用产品/);
});

test("filters are links with counts; the chosen one is marked even if it has no results", () => {
  const html = renderToStaticMarkup(
    <CaseFilters
      path="/medical"
      choice={{ industry: "metals" }}
      counts={{
        industry: new Map([["medical", 9]]),
        problem: new Map([["harmonics", 3]]),
        town: new Map([["澜州", 9]]),
        voltage: new Map([["400", 9]]),
        year: new Map([
          ["2024", 4],
          ["2026", 5],
        ]),
      }}
    />,
  );
  expect(wordsOf(html)).toContain(
    "细分行业 全部 医疗 9 冶金建材 0 治理内容 全部 谐波治理 3 按地点、电压、年份筛选 地点 全部 澜州 9 电压 全部 0.4 kV 9 年份 全部 2026 5 2024 4",
  );
  expect(html).toContain('<a href="/medical?industry=metals" aria-current="true"');
  expect(html).toContain('href="/medical?industry=metals&amp;problem=harmonics"');
});
