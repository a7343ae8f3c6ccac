import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OneLine } from "@/lib/one-line/shape";
import type { Candidate } from "@/lib/tools/candidate";
import { CaseCalculation } from "./case-calculation";

const VALUES = {
  p: "1050",
  pf1: "0.86",
  pf2: "0.98",
  sn: "1600",
  h: "20",
  order: "5",
  react: "7",
  std: "0.85",
};
const EQUIPMENT = [
  {
    ...{ product: 1, code: "A-100", title: "", model: "LH-SVG-M" },
    kvar: 100,
    quantity: 2,
    unit: "台" as const,
  },
  {
    ...{ product: 2, code: "B-50", title: "", model: "LH-XCS-7" },
    kvar: 50,
    quantity: 16,
    unit: "台" as const,
  },
  {
    ...{ product: 3, code: "C", title: "", model: "LH-MC12" },
    kvar: undefined,
    quantity: 1,
    unit: "台" as const,
  },
];
const withFeeders = (...kinds: ("svg" | "detuned")[]): OneLine => ({
  sections: [{ name: "0.4 kV", incoming: [[{ kind: "grid" }]], feeders: kinds.map((kind) => [{ kind }]) }],
});
const shown = (diagram: OneLine, count: number) =>
  renderToStaticMarkup(
    <CaseCalculation
      tool="kvar"
      values={VALUES}
      count={count}
      says="每台变压器"
      diagram={diagram}
      equipment={EQUIPMENT}
      candidates={[]}
    />,
  )
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u{A0}", " ");

test("where a generator of reactive power stands beside capacitors, the calculator's order is said to be for capacitors alone", () => {
  expect(shown(withFeeders("svg", "detuned"), 2)).toContain("共 2 处相同，每处如果全部用电容器：");
  expect(shown(withFeeders("svg"), 1)).toMatch(/每台变压器如果全部用电容器：/);
  expect(shown(withFeeders("detuned"), 2)).toContain("共 2 处相同，每处：");
  expect(shown(withFeeders("detuned"), 1)).not.toContain("如果全部用电容器");
});

test("the figures beside such an order are those of what was installed", () => {
  const figures = (diagram: OneLine, count: number) =>
    /(?:每处)?需要补偿（母线处）.*用这些数/.exec(shown(diagram, count))?.[0];
  expect(figures(withFeeders("svg", "detuned"), 2)).toBe(
    "每处需要补偿（母线处）409.8 kvar共装 LH-SVG-M100 kvar 2台共装 LH-XCS-750 kvar 16台用这些数",
  );
  expect(figures(withFeeders("svg"), 1)).toContain("安装 LH-XCS-750 kvar 16台");
  expect(figures(withFeeders("detuned"), 1)).not.toContain("装 LH");
});

test("a meter that brings its transformers is calculated with these, and no others are asked for", () => {
  const meter = (input: string): Candidate => ({
    ...{ id: 1065, role: "meter", model: "LH-WM40", title: "" },
    figures: { "ct-primary": [[200, 200]] },
    choices: { "current-input": [input], "active-energy": ["C级（0.5S级）"] },
  });
  const line = { ...{ product: 1065, code: "LH-WM40-200-4G", title: "", model: "LH-WM40" }, kvar: undefined };
  const text = (input: string) =>
    renderToStaticMarkup(
      <CaseCalculation
        {...{ tool: "meter", count: 1, says: "监测用。", diagram: undefined }}
        values={{ sys: "3p4w", by: "a", x: "144", use: "monitor" }}
        equipment={[line]}
        candidates={[meter(input)]}
      />,
    )
      .replace(/<[^>]*>/g, "")
      .replaceAll("\u{A0}", " ");
  expect(text("开口互感器")).toContain("用LH-WM40随表的 200 A 互感器");
  expect(text("开口互感器")).not.toMatch(/200\/5|0\.5级/);
  expect(text("5 A")).toContain("200/5 A × 3");
});
