import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Filter } from "@/db/queries/filters/filters";
import { NO_FILTERS } from "@/lib/links/filters";
import { ProductFilters } from "./product-filters";

const filter = (name: string, ...options: string[]): Filter => ({
  parameter: {
    ...{ key: name, name, group: "参数", kind: "choice", unit: "", choices: options },
    ...{ filter: true, card: 0, field: "", better: "" },
  },
  options: options.map((option) => ({ option, count: 2, isChosen: false })),
  isChosen: false,
});
const FILTERS = [filter("防护等级", "IP65"), filter("安装方式", "导轨", "面板嵌入")];

/** The visible and the collapsed filters above a list with this number of products. */
function shown(total: number, filters = FILTERS, button = "更多参数"): [open: string, folded: string] {
  const html = renderToStaticMarkup(
    <ProductFilters filters={filters} chosen={NO_FILTERS} total={total} hrefOf={() => "/list"} />,
  );
  const [open = "", folded = ""] = html.replace(/<[^>]*>/g, "").split(button);
  return [open, folded];
}

test("a filter with a single option is collapsed under 更多参数", () => {
  const [open, folded] = shown(20);
  expect(open).toContain("安装方式");
  expect(open).not.toContain("防护等级");
  expect(folded).toMatch(/^（1）.*防护等级/s);
});

test("for fewer than six products all filters are collapsed under one button", () => {
  const [open, folded] = shown(5, FILTERS, "可筛选的参数");
  expect(open).not.toContain("安装方式");
  expect(folded).toMatch(/^（2）.*安装方式/s);
});

test("a filter with a chosen option stays visible", () => {
  const [chosen] = FILTERS;
  const [open] = shown(5, [{ ...chosen!, isChosen: true }]);
  expect(open).toContain("防护等级");
});
