import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Candidate } from "@/lib/tools/candidate";
import type { OptionRole } from "@/lib/tools/parameter-roles";
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
/** For each of these transformers the calculator takes 11 of 50 kvar. */
const CAPACITOR: Candidate = {
  ...{ id: 2, role: "detuned", model: "LH-XCS-7", title: "电容器" },
  figures: {
    systemVoltage: [[400, 400]],
    capacitorVoltage: [[480, 480]],
    reactanceRate: [[7, 7]],
    ratedCapacity: [[50, 50]],
  },
  ...{ choices: {}, options: ["common"] },
};
const capacitors = (quantity: number) =>
  EQUIPMENT.filter(({ product }) => product === CAPACITOR.id).map((line) => ({ ...line, quantity }));
const shown = (equipment: typeof EQUIPMENT, count: number, candidates: readonly Candidate[] = [CAPACITOR]) =>
  renderToStaticMarkup(
    <CaseCalculation
      tool="kvar"
      values={VALUES}
      count={count}
      says="每台变压器"
      equipment={equipment}
      candidates={candidates}
    />,
  )
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u{A0}", " ");

test("a case solved as the calculator would shows the calculator's whole result", () => {
  const text = shown(capacitors(22), 2);
  expect(text).toContain("共 2 处相同，每处：功率因数 0.86 补到 0.98，需补偿 409.8 kvar");
  expect(text).toContain("选用 LH-XCS-711 台 × 50 kvar");
  expect(shown(capacitors(11), 1)).not.toContain("处相同");
});

test("a case solved differently shows the need and what was installed, not the calculator's choice", () => {
  const figures = (equipment: typeof EQUIPMENT, count: number) =>
    /(?<=每台变压器).*用这些数/.exec(shown(equipment, count))?.[0];
  expect(figures(EQUIPMENT, 2)).toBe(
    "每处需要补偿（母线处）409.8 kvar共装 LH-SVG-M100 kvar 2台共装 LH-XCS-750 kvar 16台用这些数",
  );
  expect(figures(capacitors(12), 1)).toBe("需要补偿（母线处）409.8 kvar安装 LH-XCS-750 kvar 12台用这些数");
});

test("without a matching product there is no link to the calculator", () => {
  expect(shown(EQUIPMENT, 2)).toContain("用这些数打开计算");
  expect(shown(EQUIPMENT, 2, [])).toContain("每处需要补偿（母线处）409.8 kvar");
  expect(shown(EQUIPMENT, 2, [])).not.toContain("用这些数打开计算");
});

test("a meter sold with its transformers is calculated with them, not with separate ones", () => {
  const meter = (options: OptionRole[]): Candidate => ({
    ...{ id: 1065, role: "meter", model: "LH-WM40", title: "" },
    figures: { primaryCurrent: [[200, 200]] },
    ...{ choices: { activeEnergy: ["C级（0.5S级）"] }, options },
  });
  const line = { ...{ product: 1065, code: "LH-WM40-200-4G", title: "", model: "LH-WM40" }, kvar: undefined };
  const text = (options: OptionRole[]) =>
    renderToStaticMarkup(
      <CaseCalculation
        {...{ tool: "meter", count: 1, says: "监测用。" }}
        values={{ sys: "3p4w", by: "a", x: "144", use: "monitor" }}
        equipment={[line]}
        candidates={[meter(options)]}
      />,
    )
      .replace(/<[^>]*>/g, "")
      .replaceAll("\u{A0}", " ");
  expect(text(["splitCore"])).toContain("用LH-WM40随表的 200 A 互感器");
  expect(text(["splitCore"])).not.toMatch(/200\/5|0\.5级/);
  expect(text([])).toContain("200/5 A × 3");
});
