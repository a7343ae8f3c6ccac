import type { Figures } from "@/lib/order-code/sized";
import { type Match, formatted } from "@/lib/tools/answer";
import {
  type Candidate,
  covers,
  fewest,
  has,
  named,
  singles,
  singlesWith,
  type Way,
} from "@/lib/tools/candidate";
import type { Bank } from "./bank";
import { orderKvar, outputKvar, ratedText, shownRate } from "./reactor";

/** So many smart capacitors work on one bus (domain of the series); cabinets and modules side by side. */
const MOST_UNITS = 40;
const MOST_MODULES = 8;
const MOST_CABINETS = 4;

const CAPACITY = "rated-capacity";
const VOLTAGE = "system-voltage";
export const RATE = "reactance-rate";
const MODE = "compensation-mode";
export const COMMON = "共补";
export const MIXED = "混补";
export const SPLIT = "分补";

/** The low voltage between the phases, and from one to the neutral. */
const [LINE, PHASE] = [400, 230];

/** A match, and how many times the demand it gives. */
export type Found = { match: Match; times: number };

export const kvarText = (value: number) => `${formatted(value)} kvar`;
const amountOf = ({ count, size }: Way) => `${count} 台 × ${kvarText(size)}`;
const reactorOf = (rate: number) => (rate > 0 ? `${shownRate(rate)} 电抗` : "不串电抗");
const outputOf = (output: number, steps: number | undefined) =>
  `母线输出 ${kvarText(output)}${steps === undefined ? "" : `，${steps} 级`}`;

export const missing = (kvar: number) => `计算缺额 ${kvarText(kvar)}`;
const noted = (kvar: number, { rate, rated }: Bank) =>
  `${missing(kvar)}，${ratedText(rated)}/${rate > 0 ? shownRate(rate) : "不串电抗"}`;

/** Why other units are taken than the steps of the bank that is calculated: what is made, and fewer pieces. */
function otherThan({ steps }: Bank, { size }: Way, sizes: readonly number[]): string {
  if (size === steps.size) return "";
  const made =
    sizes.length === 1
      ? `单台只有 ${kvarText(size)}`
      : `单台可订 ${sizes.map((one) => formatted(one)).join("、")} kvar，用 ${kvarText(size)} 台数最少`;
  return `；${made}，代替计算的 ${steps.count} × ${kvarText(steps.size)}`;
}

/** Units by capacitor voltage and reactor, between the phases or, for loads that differ by phase, from each to the neutral. */
export function units(candidate: Candidate, kvar: number, bank: Bank, isSplit: boolean): Found[] {
  const { rate, system } = bank;
  const across = isSplit && system === LINE ? PHASE : system;
  const rated = isSplit ? singles(candidate, "capacitor-voltage")[0] : bank.rated;
  const rates = singles(candidate, RATE);
  if (rated === undefined || !covers(candidate, VOLTAGE, across)) return [];
  if (!singles(candidate, "capacitor-voltage").includes(rated)) return [];
  if (rate === 0 ? rates.length > 0 : !rates.includes(rate)) return [];
  if (!has(candidate, MODE, isSplit ? SPLIT : COMMON)) return [];
  const order = orderKvar(kvar, rated, across, rate / 100);
  const asked = { [VOLTAGE]: across, "capacitor-voltage": rated, ...(rate > 0 && { [RATE]: rate }) };
  const sizes = singlesWith(candidate, CAPACITY, asked);
  const way = fewest(sizes, order, MOST_UNITS);
  if (!way) return [];
  const total = way.size * way.count;
  const product = named(candidate, { size: way.size, volts: rated, percent: rate });
  // Capacities that a code joins by a sign are switched one by one.
  const steps = isSplit || product.code === "" ? undefined : way.count * product.code.split("+").length;
  const kind = isSplit ? "逐相投切，" : "";
  const match: Match = {
    ...product,
    amount: amountOf(way),
    gives: outputOf(outputKvar(total, rated, across, rate / 100), steps),
    pieces: way.count,
    reason: `${kind}${rated} V、${reactorOf(rate)}，共 ${kvarText(total)}，不小于订货容量 ${kvarText(order)}${isSplit ? "" : otherThan(bank, way, sizes)}`,
    note: isSplit ? `${missing(kvar)}，分补 ${rated} V/${reactorOf(rate)}` : noted(kvar, bank),
  };
  return [{ match, times: total / order }];
}

/** What is made up for the network, by what it gives; `made` says how, and of which way to compensate, where that is decided. */
export function whole(candidate: Candidate, kvar: number, bank: Bank, made: string, mode?: string): Found[] {
  if (!covers(candidate, VOLTAGE, bank.system)) return [];
  const way = fewest(singlesWith(candidate, CAPACITY, { [VOLTAGE]: bank.system }), bank.order, MOST_CABINETS);
  if (!way) return [];
  const { rated, rate, system } = bank;
  const total = way.size * way.count;
  const levels = way.size / bank.steps.size;
  const steps = Number.isInteger(levels) ? levels : undefined;
  const match: Match = {
    ...named(candidate, mode ? { size: way.size, steps, mode } : {}),
    amount: amountOf(way),
    gives: outputOf(outputKvar(total, rated, system, rate / 100), undefined),
    pieces: way.count,
    reason: `成套装置，共 ${kvarText(total)}${steps ? `，每台 ${steps} 级（每级 ${kvarText(bank.steps.size)}）` : ""}${made}`,
    note: noted(kvar, bank),
  };
  return [{ match, times: total / bank.order }];
}

/** What is sized by the missing kvar themselves: it has no capacitors of its own to order, or they are tuned. */
export function direct(
  candidate: Candidate,
  kvar: number,
  { system }: Bank,
  reason: string,
  figures?: Figures,
): Found[] {
  if (!covers(candidate, VOLTAGE, system)) return [];
  const way = fewest(singlesWith(candidate, CAPACITY, { [VOLTAGE]: system }), kvar, MOST_MODULES);
  if (!way) return [];
  const match: Match = {
    ...named(candidate, figures && { ...figures, size: way.size }),
    amount: amountOf(way),
    gives: outputOf(way.size * way.count, undefined),
    pieces: way.count,
    reason,
    note: missing(kvar),
  };
  return [{ match, times: (way.size * way.count) / kvar }];
}

export function highVoltage(candidate: Candidate, kvar: number, bank: Bank): Found[] {
  const { system, rate, rated, order } = bank;
  if (!covers(candidate, VOLTAGE, system) || !singles(candidate, RATE).includes(rate)) return [];
  const way = fewest(
    singlesWith(candidate, CAPACITY, { [VOLTAGE]: system, [RATE]: rate }),
    order,
    MOST_MODULES,
  );
  if (!way) return [];
  const total = way.size * way.count;
  const match: Match = {
    ...named(candidate, { size: way.size, volts: system, percent: rate, groups: way.count }),
    amount: `1 套（${way.count} 组 × ${kvarText(way.size)}）`,
    gives: outputOf(outputKvar(total, rated, system, rate / 100), way.count),
    pieces: 1,
    reason: `${system / 1000} kV、${reactorOf(rate)}，电容器额定 ${ratedText(rated)}，共 ${kvarText(total)}`,
    note: noted(kvar, bank),
  };
  return [{ match, times: total / order }];
}
