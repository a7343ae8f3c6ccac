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

/** The page before the fold, and what is in it. */
function shown(isDifferent: boolean, groups = GROUPS): [first: string, folded: string] {
  const html = renderToStaticMarkup(
    <ComparePage
      products={getProducts(IDS)}
      {...{ groups, isDifferent, faults: [], others: [], families: [], pairs: [] }}
    />,
  );
  const [first = "", folded = ""] = html.split("<details");
  return [first, folded];
}

test("both ways to look say how many rows they have, and the address keeps the way", () => {
  const [html] = shown(false);
  expect(html).toMatch(/href="\/compare\?ids=101,102" aria-current="true"[^>]*>全部参数（3）/);
  expect(html).toMatch(/href="\/compare\?diff=1&amp;ids=101,102"[^>]*>只看不同（1）/);
  for (const name of ["额定电压", "接线方式", "海拔"]) expect(words(html)).toContain(name);
});

test("where only the differences are looked at, the other rows are folded below", () => {
  const [first, folded] = shown(true);
  expect(words(first)).toContain("额定电压");
  for (const name of ["接线方式", "海拔"]) {
    expect(words(first)).not.toContain(name);
    expect(words(folded)).toContain(name);
  }
  expect(folded).toContain("<summary>其余 2 项：标注的值没有不同</summary>");
  expect(words(folded)).not.toContain("额定电压");
});

test("nothing is folded where every row differs", () => {
  expect(shown(true, [{ name: "电气参数", rows: [row("额定电压", "400 V", "450 V")] }])[1]).toBe("");
});
