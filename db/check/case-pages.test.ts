import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { caseCalculationFaults } from "./case-calculation-faults";
import { caseEquipmentFaults } from "./case-equipment-faults";
import { caseFactsFaults } from "./case-facts-faults";
import { caseFigureFaults } from "./case-figures-faults";
import { solutionFaults } from "./solution-rules";

/**
 * A transformer with 650 kW needs 257 kvar from 0.84 to 0.97; a bank of 40 kvar rated 450 V gives 31.6 kvar at 400 V.
 */
const facts = {
  year: 2026,
  industry: "medical",
  problems: ["reactive-power"],
  site: "1×1000 kVA变压器",
  installed: "LH-SVG-W 75 kvar 1台、LH-ZCS 40 kvar 6台",
  town: "澜州",
  voltage: "400",
  figures: [
    { name: "功率因数", before: "0.84", after: "0.97" },
    { name: "变压器负载率", before: "77", after: "67", unit: "%" },
    { name: "月力调电费", before: "7900", after: "-2000", unit: "元" },
  ],
};
const line = { use: "低压母线" };
const equipment = [
  { product: 1024, code: "LH-SVG-W/400-75", quantity: 1, ...line },
  { product: 1001, code: "LH-ZCS/450-20+20", quantity: 6, ...line },
];
const calculation = {
  tool: "kvar",
  values: { p: "650", pf1: "0.84", pf2: "0.97", sn: "1000" },
  says: "最大有功650 kW",
};
const [svg, bank] = equipment;

const faultsWith = (change: object) => {
  const content = editedContent();
  content.editOne("cases", 4001, { products: [1001], facts, equipment, calculation, ...change });
  return content.faults(
    ...[caseFactsFaults, caseEquipmentFaults, caseFigureFaults, caseCalculationFaults, solutionFaults],
  );
};
const figures = (...changed: object[]) => ({ facts: { ...facts, figures: changed } });
const values = (changed: object) => ({
  calculation: { ...calculation, values: { ...calculation.values, ...changed } },
});

test("a case with consistent equipment, figures and calculation is accepted", () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  [
    { equipment: [svg, { ...bank, code: "LH-ZCS/450-20+25" }] },
    "equipment.1.code：型号代码「LH-ZCS/450-20+25」",
  ],
  [
    { equipment: [svg, { ...bank, code: "LH-SVG-W/400-75" }] },
    "equipment.1.code：型号代码「LH-SVG-W/400-75」不是产品 1001（LH-ZCS）的",
  ],
  [{ equipment: [svg, { ...bank, product: 9 }] }, "equipment.1.product：产品 9 不存在"],
  [{ equipment: [svg, { ...bank, quantity: 7 }] }, "equipment：LH-ZCS 共 7，facts.installed 里写的是 6"],
  [{ equipment: [svg] }, "equipment：没有选用的产品 1001（LH-ZCS）"],
  [
    figures(facts.figures[0]!, { name: "变压器负载率", before: "77", after: "60", unit: "%" }),
    "facts.figures：变压器负载率 77 在功率因数由 0.84 到 0.97 后应约为 66.7，写的是 60",
  ],
  [
    figures(facts.figures[0]!, { name: "月力调电费", before: "7900", after: "-6000", unit: "元" }),
    "facts.figures：月力调电费 7900 → -6000 与功率因数 0.84 → 0.97 不符",
  ],
  [values({ std: "0.85" }), "不符，按考核标准0.85电费增减 "],
  [
    figures(
      { name: "功率因数", before: "0.97", after: "0.84" },
      { name: "THDu", before: "3", after: "2", unit: "%" },
    ),
    "facts.figures：功率因数治理后 0.84 没有高于治理前 0.97",
  ],
  [
    figures(facts.figures[0]!, { name: "THDu", before: "2.1", after: "4.6", unit: "%" }),
    "facts.figures：THDu治理后 4.6 没有低于治理前 2.1",
  ],
  [
    figures(facts.figures[0]!, { name: "电压合格率", before: "97", after: "101", unit: "%" }),
    "facts.figures：电压合格率 101% 不可能",
  ],
  [values({ p: "900" }), "calculation：按计算需 356 kvar，安装的设备在 400 V 下给出 265 kvar"],
  [values({ pf1: "0.80" }), "calculation：计算用的功率因数 0.80 与治理前的 0.84 不同"],
  [values({ pf2: "0.99" }), "calculation：计算目标 0.99 高于治理后实测的 0.97"],
  [values({ pf3: "1" }), "calculation：计算工具没有「pf3」这一项"],
  [
    {
      diagram: {
        sections: [
          { name: "母线", incoming: [[{ kind: "grid" }]], feeders: [[{ kind: "svg", product: 9 }]] },
        ],
      },
    },
    "diagram：单线图中的产品 9 不存在",
  ],
])("the check reports %o, with file and field", (change, sentence) => {
  const faults = faultsWith(change).join("\n");
  expect(faults).toContain("cases/4001.json，");
  expect(faults).toContain(sentence);
});
