import { quantity, formatted, type Step, type ToolAnswer } from "@/lib/tools/answer";
import type { Candidate } from "@/lib/tools/candidate";
import { type Raw, type Read, readFields } from "@/lib/tools/fields";
import { notesOf } from "@/lib/tools/notes";
import { overloadOf } from "@/lib/tools/overload";
import { banksOf } from "./bank";
import { billName, columnsOf } from "./columns";
import { orderOf } from "./order";
import { type RequiredCompensation, requiredCompensation } from "./required-compensation";
import { shownFields } from "./fields";
import { type Mode, modeOf, UNBALANCED } from "./load-fields";
import { kvarMatches } from "./matches";
import { isBeyond, kvarNotes } from "./notes";
import { currentOf, savedLoss, tanOf } from "./power";
import { adjustment, adjustmentText, assessed } from "./tariff";

const note = notesOf("kvar");

/** The power triangle before and after compensation: kW and kvar. */
export type Triangle = { active: number; before: number; after: number };
export type KvarAnswer = ToolAnswer<Triangle | undefined>;

/**
 * Savings if the load is known; losses by the economic equivalent of reactive power (无功经济当量, GB/T 12497) for a supply
 * with two transformations.
 */
const LOSS_PER_KVAR = 0.05;

function loadLines({ load, kvar }: RequiredCompensation, { numbers, choices }: Read, mode: Mode): Step[] {
  if (!load) return [];
  const system = Number(choices.u);
  const { active, from, to } = load;
  const [before, after] = [active / from, active / to];
  const [i1, i2] = [currentOf(before, system), currentOf(after, system)];
  const { hours = 0, fee } = numbers;
  const standard = choices.std ?? "0.90";
  const [old, now] = [adjustment(from, standard), adjustment(to, standard)];
  const money =
    fee === undefined
      ? ""
      : `，约 ${formatted((fee * old) / 100, 0)} 元 → ${formatted((fee * now) / 100, 0)} 元/月`;
  return [
    {
      name: "线电流",
      formula: "I = S/(√3·U)，S = P/cosφ",
      text: `${formatted(i1)} A → ${formatted(i2)} A`,
      source: "三相电路",
    },
    {
      name: "释放的变压器容量",
      formula: `ΔS = P/cosφ1 − P/cosφ2 = ${formatted(before)} − ${formatted(after)}`,
      text: quantity(before - after, "kVA"),
      source: "三相电路",
    },
    {
      name: "线路与变压器铜损",
      formula: "1 − (cosφ1/cosφ2)²",
      text: `降低 ${formatted(savedLoss(from, to) * 100, 0)}%`,
      source: "损耗与电流平方成正比",
    },
    {
      name: "供电系统每月少损耗（估算）",
      formula: `ΔW = k·Qc·t，k = ${LOSS_PER_KVAR} kW/kvar，t = ${formatted(hours, 0)} h`,
      text: `约 ${formatted(LOSS_PER_KVAR * kvar * hours, 0)} kWh，多在电表以前`,
      source: "GB/T 12497-2006 无功经济当量",
    },
    {
      name: billName(mode, system),
      formula: `考核 ${standard}：cosφ ${assessed(from).toFixed(2)} → ${assessed(to).toFixed(2)}`,
      text: `${adjustmentText(from, to, standard)}${money}`,
      source: "《功率因数调整电费办法》",
    },
  ];
}

function whole(
  mode: Mode,
  read: Read,
  required: RequiredCompensation,
  candidates: readonly Candidate[],
): KvarAnswer {
  const { kvar, load } = required;
  const { duty = "" } = read.choices;
  const isTooMuch = isBeyond(kvar, read.numbers.sn);
  const offered = isTooMuch ? [] : candidates;
  const banks = banksOf(kvar, read, offered);
  const { generators, capacitors } = kvarMatches(
    {
      candidates: offered,
      kvar,
      duty,
      load: load && { active: load.active, reactive: load.active * tanOf(load.from) },
    },
    banks,
  );
  const order = orderOf(banks, { isUnbalanced: duty === UNBALANCED, generator: generators[0] });
  const from = load
    ? `功率因数 ${formatted(load.from, 2)} 补到 ${formatted(load.to, 2)}`
    : "按变压器容量估算";
  return {
    summary: `${from}，需补偿 ${quantity(kvar, "kvar")}；${order.text}`,
    figures: [
      // A share of the transformer is only an estimate. The capacity to be ordered has a higher rating.
      { name: load ? "需要补偿（母线处）" : "估算补偿（母线处）", text: quantity(kvar, "kvar") },
      ...order.figures,
    ],
    ...(load && { columns: columnsOf({ mode, read, load }, kvar, banks, generators.length > 0) }),
    steps: [...required.steps, ...order.steps, ...loadLines(required, read, mode)],
    notes: kvarNotes(mode, read, required, banks),
    matches: [...generators, ...capacitors],
    nothingFits: isTooMuch ? note("nothingBeyond", {}) : undefined,
    picture: load && {
      active: load.active,
      before: load.active * tanOf(load.from),
      after: load.active * tanOf(load.to),
    },
  };
}

/** Nothing is missing, so there is nothing to order. */
const nothing = ({ load, steps }: RequiredCompensation): KvarAnswer => ({
  summary: "现在的功率因数已不低于目标，不需要增加补偿。",
  figures: [
    { name: "需要补偿", text: "0 kvar" },
    { name: "功率因数", text: formatted(load?.from ?? 1, 3) },
  ],
  steps,
  notes: [note("enough", {})],
  matches: [],
  nothingFits: note("nothingEnough", {}),
  picture: load && {
    active: load.active,
    before: load.active * tanOf(load.from),
    after: load.active * tanOf(load.from),
  },
});

/** The answer of the calculator, or the faults of the fields. Pure: the same on the server and in the browser. */
export function kvarAnswer(raw: Raw, candidates: readonly Candidate[]) {
  const mode = modeOf(raw.mode);
  const read = readFields(shownFields(mode), raw);
  if (Object.keys(read.faults).length > 0) return { faults: read.faults };
  const required = requiredCompensation(mode, read);
  const { sn } = read.numbers;
  const overloaded = sn && required.load && overloadOf(required.load.active / required.load.from, sn);
  if (overloaded) return { faults: { sn: overloaded } };
  // Less than 0.001 kvar is a rounding error.
  if (required.kvar < 0.001) return { faults: {}, answer: nothing(required) };
  return { faults: {}, answer: whole(mode, read, required, candidates) };
}
