import { quantity, shown, type Step, type ToolAnswer } from "@/lib/tools/answer";
import { type Raw, readFields } from "@/lib/tools/fields";
import { type Choice, choose, TRANSFORMER_CLASS } from "./choice";
import { METER_FIELDS } from "./fields";
import { type DrawnWiring, type MeterCandidate, meterMatches } from "./matches";
import { burdenOf, DIRECT_ADVISED, DIRECT_MOST, SECTION } from "./transformer";

type MeterAnswer = ToolAnswer<DrawnWiring | undefined>;

const formOf = ({ system, isDirect, needed }: Choice) =>
  `${system.wiring}${isDirect ? "直接接入式" : "经互感器接入式"}，有功 ${needed} 级`;

function stepsOf(
  { system, current, isDirect, transformer, needed, isHighVoltage }: Choice,
  length: number,
): Step[] {
  return [
    {
      name: "负荷电流",
      formula: system.phases === 3 ? "I = P/(√3·U·cosφ)，或按所填" : "I = P/(U·cosφ)，或按所填",
      text: quantity(current, "A"),
      source: "三相电路",
    },
    {
      name: "接入方式",
      formula: isDirect
        ? `${shown(current)} A ≤ ${DIRECT_MOST} A`
        : isHighVoltage
          ? "高压经互感器"
          : "经电流互感器",
      text: isDirect ? "直接接入" : "经互感器接入",
      source: `DL/T 448-2016（${DIRECT_ADVISED} A及以下宜直接接入）`,
    },
    ...(transformer
      ? [
          {
            name: "一次额定电流",
            formula: `I1n ≥ I/0.8 = ${shown(current / 0.8)} A，取标准值`,
            text: `${shown(transformer.primary)} A（负荷为其 ${shown((current / transformer.primary) * 100, 0)}%）`,
            source: "GB/T 20840.2-2014 额定一次电流标准值",
          },
          {
            name: "二次负荷",
            formula: `S = I2n²(2L/(57 × ${SECTION}) + 0.05) + 0.5，L = ${shown(length)} m，${SECTION} mm²铜线`,
            text: `5 A时 ${quantity(burdenOf(length, 5), "VA")}；取 ${transformer.secondary} A，额定 ${shown(transformer.rated)} VA`,
            source: "DL/T 448-2016 二次回路截面；GB/T 20840.2-2014 额定输出",
          },
        ]
      : []),
    {
      name: "准确度配合",
      formula: transformer
        ? `电能表 ${needed} 级 + 电流互感器 ${TRANSFORMER_CLASS[needed]}`
        : `电能表 ${needed} 级`,
      text: transformer ? `${TRANSFORMER_CLASS[needed]}互感器` : `${needed} 级`,
      source: "DL/T 448-2016 表1；GB/T 17215.321-2021",
    },
  ];
}

function notesOf({ system, current, use, transformer, isDirect, isHighVoltage }: Choice): string[] {
  return [
    ...(use === "settle"
      ? [
          "用于贸易结算的电能表与互感器须经法定计量检定机构检定，关口表由供电企业装设；这里给出的是形式与等级。",
        ]
      : []),
    ...(isDirect && current > DIRECT_ADVISED
      ? [`负荷超过 ${DIRECT_ADVISED} A，直接接入时端子发热要留意，也可改用互感器接入。`]
      : []),
    ...(isHighVoltage
      ? [`电压互感器选 ${shown(system.voltage / 1000)} kV/100 V，V/V接线，二次 b 相接地；二次不得短路。`]
      : []),
    ...(transformer
      ? [
          "电流互感器二次不得开路，S2 一点接地；P1 朝电源，各只方向一致。",
          "电表里设好变比后显示一次值，抄表系统不再乘倍率。",
        ]
      : ["同一相的进线与出线不得接反；零线要接，不从零线断开。"]),
    ...(system.phases === 1 && transformer
      ? ["单相负荷超过直接接入的范围，建议改为三相供电后选三相四线电能表。"]
      : []),
  ];
}

/** What the calculator says, or what is wrong with the fields. Pure: the same on the server and in the browser. */
export function meterAnswer(raw: Raw, candidates: readonly MeterCandidate[]) {
  const read = readFields(METER_FIELDS, raw);
  if (Object.keys(read.faults).length > 0) return { faults: read.faults };
  const choice = choose(read);
  const { current, transformer, needed, isHighVoltage, system } = choice;
  const { matches, wiring } = meterMatches(candidates, choice);
  const ratio = transformer && `${shown(transformer.primary)}/${transformer.secondary}`;
  const answer: MeterAnswer = {
    summary: `负荷 ${shown(current)} A：${formOf(choice)}${ratio ? `，电流互感器 ${ratio} A × ${transformer.count}（${TRANSFORMER_CLASS[needed]}）` : ""}。`,
    figures: [
      { name: "电表形式", text: `${system.wiring}${transformer ? "，经互感器" : "，直接接入"}` },
      { name: "有功准确度", text: `${needed}级` },
      { name: "电流互感器", text: ratio ? `${ratio} A × ${transformer.count}` : "不用" },
      ...(transformer
        ? [
            { name: "互感器准确级", text: TRANSFORMER_CLASS[needed] },
            { name: "额定二次负荷", text: `≥ ${shown(transformer.rated)} VA` },
          ]
        : []),
      ...(isHighVoltage ? [{ name: "电压互感器", text: `${shown(system.voltage / 1000)} kV/100 V` }] : []),
    ],
    steps: stepsOf(choice, read.numbers.len ?? 0),
    notes: notesOf(choice),
    matches,
    picture: wiring,
  };
  return { faults: {}, answer };
}
