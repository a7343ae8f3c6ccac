import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { getProducts } from "@/db/queries/products/product-details";
import { storeWithProducts } from "@/db/testing/products";
import type { ComparedGroup } from "@/lib/parameters/compare";
import { ComparePage } from "./compare-page";

const IDS = [101, 102];

beforeAll(
  () =>
    void storeWithProducts([
      { id: 101, title: "电容器甲", type: 201 },
      { id: 102, title: "电容器乙", type: 201 },
    ]),
);

const row = (name: string, ...texts: string[]) => ({
  name,
  cells: texts.map((text) => ({
    ...{ lines: text === "" ? [] : [{ label: "", text }], isBetter: false, isApplicable: true },
  })),
  isDifferent: texts[1] !== "" && texts[0] !== texts[1],
});
const GROUPS: ComparedGroup[] = [
  { name: "电气参数", rows: [row("额定电压", "400 V", "450 V"), row("接线方式", "△接", "△接")] },
  { name: "环境与安装", rows: [row("海拔", "≤2000 m", "")] },
];

const words = (html: string) => html.replace(/<[^>]*>|\u2060|\u200b/g, "");

/** The page up to the folds, and the content of each fold. */
function shown(isDifferent: boolean, groups = GROUPS): [first: string, partly: string, alike: string] {
  const html = renderToStaticMarkup(
    <ComparePage
      products={getProducts(IDS)}
      {...{ groups, isDifferent, faults: [], others: [], families: [], pairs: [] }}
    />,
  );
  const [first = "", partly = "", alike = ""] = html.split("<details");
  return [first, partly, alike];
}

test("both views (all rows, differences only) say how many rows they have, and have a URL of their own", () => {
  const [html] = shown(false);
  expect(html).toMatch(/href="\/compare\?ids=101,102" aria-current="true"[^>]*>全部参数（3）/);
  expect(html).toMatch(/href="\/compare\?diff=1&amp;ids=101,102"[^>]*>只看不同（1）/);
  for (const name of ["额定电压", "接线方式", "海拔"]) expect(words(html)).toContain(name);
});

test("with differences only, parameters that some products lack are named, and these and the equal ones are collapsed", () => {
  const [first, partly, alike] = shown(true);
  expect(words(first)).toContain("额定电压");
  for (const name of ["接线方式", "海拔"]) expect(words(first)).not.toContain(name);
  expect(partly).toContain("<summary>有产品未标注（1）：海拔</summary>");
  expect(words(partly)).toContain("≤2000\u00a0m");
  expect(alike).toContain("<summary>其余 1 项：各款标注相同</summary>");
  expect(words(alike)).toContain("接线方式");
  expect(words(partly + alike)).not.toContain("额定电压");
});

test("nothing is collapsed where every row differs", () => {
  expect(shown(true, [{ name: "电气参数", rows: [row("额定电压", "400 V", "450 V")] }])[1]).toBe("");
});
