import { quantity, formatted, type Step, type ToolAnswer } from "@/lib/tools/answer";
import { singles } from "@/lib/tools/candidate";
import { type Raw, type Read, readFields } from "@/lib/tools/fields";
import { type Choice, choose, VOLTAGE_TRANSFORMER_CLASS } from "./choice";
import { METER_FIELDS } from "./fields";
import { type DrawnWiring, type MeterCandidate, meterMatches } from "./matches";
import { lackingNote, meterNotes } from "./notes";
import { burdenOf, DIRECT_ADVISED, DIRECT_MOST, INPUT_MOST, SECTION } from "./transformer";

type MeterAnswer = ToolAnswer<DrawnWiring | undefined>;

const CONNECTION = {
  direct: { form: "直接接入式", way: "直接接入" },
  input: { form: "面板表，5 A输入端直接接入", way: "接到 5 A 输入端" },
  transformer: { form: "经互感器接入式", way: "经互感器接入" },
} as const;

const formOf = ({ system, connection, needed }: Choice) =>
  `${system.wiring}${CONNECTION[connection].form}，有功 ${needed} 级`;

/** The reason for this connection of the current. */
function causeOf({ connection, current, isHighVoltage, needed, mount }: Choice): string {
  if (connection === "direct")
    return current <= DIRECT_ADVISED
      ? `${formatted(current)} A ≤ ${DIRECT_ADVISED} A`
      : `${formatted(current)} A > ${DIRECT_ADVISED} A，不超过直接接入表的最大电流 ${DIRECT_MOST} A`;
  if (connection === "input") return `${formatted(current)} A ≤ ${INPUT_MOST} A`;
  if (isHighVoltage) return "高压经互感器";
  if (mount.startsWith("p")) return `面板表，${formatted(current)} A > ${INPUT_MOST} A`;
  return current <= DIRECT_MOST
    ? `直接接入式只有 B 级，要 ${needed} 级`
    : `${formatted(current)} A > ${DIRECT_ADVISED} A，也超过直接接入表的最大电流 ${DIRECT_MOST} A`;
}

/** The formula of the current, with the entered numbers. */
function currentFormula({ system }: Choice, { numbers, choices }: Read): string {
  if (choices.by !== "kw") return "按所填的电流";
  const { x = 0, pf = 1 } = numbers;
  const [root, typed] = system.phases === 3 ? ["√3·", "√3 × "] : ["", ""];
  return `I = P/(${root}U·cosφ) = ${formatted(x)} × 1000/(${typed}${system.voltage} × ${formatted(pf, 3)})`;
}

function stepsOf(choice: Choice, read: Read): Step[] {
  const length = read.numbers.len ?? 0;
  const { current, connection, transformer, needed, use, isHighVoltage } = choice;
  const rules = use === "settle" ? "DL/T 448-2016" : "参照 DL/T 448-2016";
  return [
    {
      name: "负荷电流",
      formula: currentFormula(choice, read),
      text: quantity(current, "A"),
      source: "三相电路",
      isMain: true,
    },
    {
      name: "接入方式",
      formula: causeOf(choice),
      text: CONNECTION[connection].way,
      source: `${rules}（${DIRECT_ADVISED} A及以下宜直接接入）；${DIRECT_MOST} A 是目录中直接接入表的最大电流`,
      isMain: true,
    },
    ...(transformer
      ? [
          {
            name: "一次额定电流",
            formula: `I1n ≥ I/0.8 = ${formatted(current / 0.8)} A，取标准值`,
            text: `${formatted(transformer.primary)} A（负荷为其 ${formatted((current / transformer.primary) * 100, 0)}%）`,
            source: "GB/T 20840.2-2014 额定一次电流标准值",
            isMain: true,
          },
          {
            name: "二次负荷",
            formula: `S = I2n²(2L/(57 × ${SECTION}) + 0.05) + 0.5，L = ${formatted(length)} m，${SECTION} mm²铜线`,
            text: `5 A时 ${quantity(burdenOf(length, 5), "VA")}；取 ${transformer.secondary} A，额定 ${formatted(transformer.rated)} VA`,
            source: `${rules} 二次回路截面；GB/T 20840.2-2014 额定输出`,
          },
        ]
      : []),
    {
      name: "准确度配合",
      formula: transformer
        ? `电能表 ${needed} 级 + 电流互感器 ${transformer.accuracy}`
        : `电能表 ${needed} 级`,
      text: [
        transformer ? `${transformer.accuracy}电流互感器` : `${needed} 级`,
        ...(isHighVoltage ? [`${VOLTAGE_TRANSFORMER_CLASS[needed]}电压互感器`] : []),
      ].join("，"),
      source:
        use === "settle"
          ? "DL/T 448-2016 表1；GB/T 17215.321-2021"
          : "GB/T 17215.321-2021；不用于结算的不受 DL/T 448 约束，等级按测量要求取",
    },
  ];
}

/** The smallest primary current of the split-core transformers in the catalogue, A. */
const smallestCore = (candidates: readonly MeterCandidate[]) =>
  candidates
    .flatMap((one) => (one.role === "transformer" ? singles(one, "primaryCurrent") : []))
    .sort((a, b) => a - b)[0];

/** The answer of the calculator, or the faults of the fields. Pure: the same on the server and in the browser. */
export function meterAnswer(raw: Raw, candidates: readonly MeterCandidate[]) {
  const read = readFields(METER_FIELDS, raw);
  if (Object.keys(read.faults).length > 0) return { faults: read.faults };
  const choice = choose(read);
  const { current, transformer, needed, isHighVoltage, system } = choice;
  const { matches, wiring } = meterMatches(candidates, choice);
  const ratio = transformer && `${formatted(transformer.primary)}/${transformer.secondary}`;
  const form = { name: "电表形式", text: `${system.wiring}，${CONNECTION[choice.connection].way}` };
  const exactness = { name: "有功准确度", text: `${needed}级` };
  const answer: MeterAnswer = {
    summary: `负荷 ${formatted(current)} A：${formOf(choice)}${ratio ? `，电流互感器 ${ratio} A × ${transformer.count}（${transformer?.accuracy}）` : ""}。${lackingNote(choice, candidates)}`,
    figures: [
      // Most visitors look for the ratio; without a transformer, the connection comes first.
      ...(transformer
        ? [
            { name: "电流互感器", text: `${ratio} A × ${transformer.count}` },
            form,
            exactness,
            { name: "互感器准确级", text: transformer.accuracy },
            { name: "额定二次负荷", text: `≥ ${formatted(transformer.rated)} VA` },
          ]
        : [form, exactness, { name: "电流互感器", text: "不用" }]),
      ...(isHighVoltage
        ? [
            {
              name: "电压互感器",
              text: `${formatted(system.voltage / 1000)} kV/100 V，${VOLTAGE_TRANSFORMER_CLASS[needed]}`,
            },
          ]
        : []),
    ],
    steps: stepsOf(choice, read),
    notes: meterNotes(choice, smallestCore(candidates)),
    matches,
    picture: wiring,
  };
  return { faults: {}, answer };
}
