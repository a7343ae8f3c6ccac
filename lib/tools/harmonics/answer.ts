import { type Figure, quantity, formatted, type Step, type ToolAnswer } from "@/lib/tools/answer";
import type { Candidate } from "@/lib/tools/candidate";
import { type Raw, type Read, readFields } from "@/lib/tools/fields";
import { shortCircuitCapacity } from "@/lib/tools/kvar/reactor";
import { notesOf } from "@/lib/tools/notes";
import { overloadOf } from "@/lib/tools/overload";
import { HARMONICS_FIELDS } from "./fields";
import { EVEN_LIMIT, ODD_LIMIT, reference, shared, VOLTAGE_LIMIT } from "./gbt14549";
import { harmonicMatches } from "./matches";
import { harmonicNotes } from "./notes";
import { LOAD_KINDS } from "./spectra";
import { type Order, type Spectrum, spectrumOf } from "./spectrum";
import { leastCurrent, ordersText, verdictOf } from "./verdict";

type HarmonicsAnswer = ToolAnswer<readonly Order[]>;

const VOLTAGE = 400;
const GBT = "GB/T 14549-1993";

function highestVoltage({ orders }: Spectrum): string {
  const [highest] = [...orders].sort((a, b) => b.voltage - a.voltage);
  return highest && highest.voltage > 0
    ? `，最大 ${highest.order} 次 ${formatted(highest.voltage * 100)}%`
    : "";
}

/** The order closest to its limit, or furthest above it. */
const worstOf = ({ orders }: Spectrum): Order | undefined =>
  [...orders].sort((a, b) => b.current / b.permitted - a.current / a.permitted)[0];

/** The formula of the limit of an order: `5 次 62 ×（16.67/10）× 1`. */
const permittedFormula = ({ order }: Order, mva: number, share: number) =>
  `${order} 次 ${formatted(reference(order))} ×（${formatted(mva, 2)}/10）× ${formatted(shared(order, share), 3)}`;

function stepsOf(spectrum: Spectrum, { numbers }: Read, mva: number, rating: number): Step[] {
  const { fundamental, harmonic, thdi, thdu, neutral } = spectrum;
  const worst = worstOf(spectrum);
  const share = (numbers.share ?? 100) / 100;
  const used = LOAD_KINDS.filter(({ name, spectrum: own }) => numbers[name] && Object.keys(own).length > 0);
  return [
    {
      name: "典型谐波谱",
      formula: "Ih = I1 × 各次含有率，I1 = P/(√3·U·cosφ1)",
      text: used.length > 0 ? `${used.length} 种非线性负荷` : "无非线性负荷",
      source: [...new Set(used.map(({ source }) => source))].join("；") || "—",
    },
    {
      name: "同次谐波叠加",
      formula:
        "Ih = √(Ih1² + Ih2² + Kh·Ih1·Ih2)，K3\u00a01.62、K5\u00a01.28、K7\u00a00.72、K11\u00a00.18、K13\u00a00.08，其他 0",
      text: worst ? `${worst.order} 次 ${quantity(worst.current, "A")}，各次见图下的表` : "—",
      source: `${GBT} 附录C`,
    },
    {
      isMain: true,
      name: "电流畸变率",
      formula: `√ΣIh² = ${quantity(harmonic, "A")}，THDi = √ΣIh²/I1 = ${formatted(harmonic)}/${formatted(fundamental)}`,
      text: `${formatted(thdi * 100)}%`,
      source: GBT,
    },
    {
      name: "短路容量",
      formula: numbers.sk === undefined ? "Sk = Sn/uk" : "按所填",
      text: quantity(mva, "MVA", 2),
      source: "高压侧阻抗不计",
    },
    {
      name: "谐波电流允许值",
      formula: `I允许 = Ihp ×（Sk/10 MVA）×（Si/St）^(1/α)${worst ? `，${permittedFormula(worst, mva, share)}` : ""}`,
      text: worst ? `${worst.order} 次 ${quantity(worst.permitted, "A")}，各次见图下的表` : "—",
      source: `${GBT} 表2（0.38 kV）、附录B、C`,
    },
    {
      name: "电压畸变率（估算）",
      formula: "THDu = √Σ(h·Xs·Ih)²/(U/√3)，Xs = U²/Sk",
      text: `${formatted(thdu * 100)}%${highestVoltage(spectrum)}，限值 ${VOLTAGE_LIMIT}%，奇次 ${ODD_LIMIT}%，偶次 ${EVEN_LIMIT}%`,
      source: `${GBT} 表1；未计背景谐波与电容器放大`,
    },
    ...(neutral > 0
      ? [
          {
            name: "零线3倍次谐波电流",
            formula: "IN = 3 × √(I3² + I9² + …)",
            text: quantity(neutral, "A"),
            source: "三相同相位，在零线相加",
          },
        ]
      : []),
    {
      isMain: true,
      name: "APF额定补偿电流",
      formula: `IAPF = k × √ΣIh² = ${formatted(numbers.margin ?? 1, 2)} × ${formatted(harmonic)}，向上取整`,
      text: quantity(rating, "A"),
      source: "JB/T 11067-2011 按补偿电流定额；裕度为工程经验",
    },
  ];
}

/** Based on the rounded current that is shown, so that visitors get the same result; rounded up. In A. */
const withMargin = (current: number, margin: number) => Math.ceil(margin * Number(formatted(current)) - 1e-9);

/** The current that is sufficient if only the standard has to be met. @param least A */
function leastOf(least: number, margin: number): [Figure[], Step[]] {
  const name = "只求电流达标";
  const ordered = quantity(withMargin(least, margin), "A", 0);
  const step = {
    isMain: true,
    name,
    formula: `k × √Σ(Ih − I允许)² = ${formatted(margin, 2)} × ${formatted(least)}，只计超限各次，向上取整`,
    text: `${ordered}；负荷与网侧变化时余量小`,
    source: "APF按次补偿，补到允许值为止；裕度为工程经验",
  };
  return [[{ name, text: `≥ ${ordered}` }], [step]];
}

/** Without a load there is no result. */
const NO_LOAD = "请至少填写一种负荷的功率";

/** The answer of the calculator, or the faults of the fields. Pure: the same on the server and in the browser. */
export function harmonicsAnswer(raw: Raw, candidates: readonly Candidate[]) {
  const read = readFields(HARMONICS_FIELDS, raw);
  if (Object.keys(read.faults).length > 0) return { faults: read.faults };
  const { numbers } = read;
  const { sn = 1, uk = 1, sk, share = 100, margin = 1 } = numbers;
  if (!LOAD_KINDS.some(({ name }) => numbers[name]))
    return { faults: { [LOAD_KINDS[0]?.name ?? ""]: NO_LOAD } };
  const mva = sk ?? shortCircuitCapacity(sn, uk) / 1000;
  const spectrum = spectrumOf(numbers, { voltage: VOLTAGE, shortCircuit: mva, share: share / 100 });
  const overloaded = overloadOf(spectrum.apparent, sn);
  if (overloaded) return { faults: { sn: overloaded } };
  const { harmonic, thdi, thdu, orders } = spectrum;
  const rating = withMargin(harmonic, margin);
  const verdict = verdictOf(spectrum);
  const { currents, isDistorted, isNeeded } = verdict;
  const voltage = `${formatted(thdu * 100)}%`;
  const said = currents.length > 0 ? `${ordersText(currents)} 次超过` : "各次都不超过";
  const ordered = quantity(rating, "A", 0);
  const device = isNeeded ? `APF 取 ${ordered} 以上` : "电压畸变也在限值以内，不需要 APF";
  const least = leastCurrent(verdict);
  const [leastFigures, leastSteps] = least === undefined ? [[], []] : leastOf(least, margin);
  const ratings = { all: rating, least: least === undefined ? undefined : withMargin(least, margin) };
  const matches = isNeeded ? harmonicMatches(candidates, spectrum, ratings, (numbers.mf ?? 0) > 0) : [];
  const [chosen] = matches;
  const answer: HarmonicsAnswer = {
    summary: `估算谐波电流 ${formatted(harmonic, 0)} A，THDi ${formatted(thdi * 100)}%，${said} GB/T 14549 允许值（0.38 kV侧）${isDistorted ? `，THDu ${voltage} 超过 ${VOLTAGE_LIMIT}%` : ""}；${device}。`,
    figures: [
      { name: "APF容量", text: isNeeded ? `≥ ${ordered}` : "不需要" },
      // The next larger available size.
      ...(chosen && !chosen.isUndecided ? [{ name: `选用 ${chosen.model}`, text: chosen.amount }] : []),
      {
        name: "电流超限",
        text: currents.length > 0 ? `第 ${ordersText(currents)} 次（共 ${currents.length} 项）` : "无",
      },
      ...leastFigures,
      { name: "THDi", text: `${formatted(thdi * 100)}%` },
      { name: "谐波电流", text: quantity(harmonic, "A", 0) },
      { name: "THDu（估算）", text: `${voltage}${isDistorted ? `，超过 ${VOLTAGE_LIMIT}%` : ""}` },
    ],
    steps: [...stepsOf(spectrum, read, mva, rating), ...leastSteps],
    notes: harmonicNotes(spectrum, verdict, {
      share,
      isBare: LOAD_KINDS.some((kind) => kind.isBare && numbers[kind.name]),
    }),
    matches,
    nothingFits: isNeeded ? undefined : notesOf("harmonics")("nothingNeeded", {}),
    picture: orders,
  };
  return { faults: {}, answer };
}
