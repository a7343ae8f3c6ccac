import type { Figures } from "@/lib/order-code/sized";
import { type Match, formatted } from "@/lib/tools/answer";
import { type Candidate, covers, fewest, named, singlesWith, type Way } from "@/lib/tools/candidate";
import type { Bank } from "./bank";
import { outputKvar, ratedText, shownRate } from "./reactor";
import { CAPACITY, groupsOf, type Units, unitsOf, VOLTAGE } from "./units";

/** Maximum number of modules side by side. */
const MOST_MODULES = 8;

/** A match, and its capacity as a multiple of the demand. */
export type Found = {
  match: Match;
  times: number;
  /** For capacitors, output at the busbar with all of them, kvar. */
  output?: number;
  /** For stepped capacitors; undefined if steps are to be agreed on. */
  steps?: { count: number } | undefined;
};

export const kvarText = (value: number) => `${formatted(value)} kvar`;
export const amountOf = ({ count, size }: Way) => `${count} 台 × ${kvarText(size)}`;
const reactorOf = (rate: number) => (rate > 0 ? `${shownRate(rate)} 电抗` : "不串电抗");
export const outputOf = (output: number, steps: number | undefined) =>
  `母线输出 ${kvarText(output)}${steps === undefined ? "" : `，${steps} 级`}`;
export const installed = ({ total, order }: Pick<Units, "total" | "order">) =>
  `安装 ${kvarText(total)}（≥ ${kvarText(order)}）`;

export const missing = (kvar: number) => `计算缺额 ${kvarText(kvar)}`;
export const noted = (kvar: number, { rate, rated }: Bank) =>
  `${missing(kvar)}，${ratedText(rated)}/${rate > 0 ? shownRate(rate) : "不串电抗"}`;

/** High-voltage groups form a single set. */
export const amountIn = ({ way }: Units, isHigh: boolean) =>
  isHigh ? `1 套（${way.count} 组 × ${kvarText(way.size)}）` : amountOf(way);

/**
 * Groups per unit that are switched separately, which explains why the same number of units may have twice the steps.
 */
const groupsIn = ({ each }: Units) =>
  each === undefined ? "" : `；每台 ${each} 路${each > 1 ? "分别投切" : ""}`;

/** Explains a number of units that differs from that of the first product, by the available sizes. */
function otherThan({ units: first }: Bank, { way, sizes }: Units): string {
  if (!first || way.size === first.way.size) return "";
  return sizes.length === 1
    ? `；单台只有 ${kvarText(way.size)}`
    : `；单台可订 ${sizes.map((one) => formatted(one)).join("、")} kvar，用 ${kvarText(way.size)} 台数最少`;
}

/** A larger multiple of the demand is worth a second size. */
const SPARE = 1.1;

/** How far smaller units, instead of some, come closer to the demand: `其中 2 台可改订 40 kvar，共 380 kvar`. */
function smallerOnes({ way, sizes, order, total }: Units): string {
  if (total < order * SPARE) return "";
  const [best] = sizes
    .filter((size) => size < way.size)
    .map((size) => {
      const count = Math.min(way.count - 1, Math.floor((total - order) / (way.size - size) + 1e-9));
      return { size, count, total: total - count * (way.size - size) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.total - b.total || a.count - b.count);
  return best ? `；其中 ${best.count} 台可改订 ${kvarText(best.size)}，共 ${kvarText(best.total)}` : "";
}

/** Units of capacitors as a match; `isSplit` for those switched by phase. */
export function units(candidate: Candidate, kvar: number, bank: Bank, isSplit: boolean): Found[] {
  const { rate } = bank;
  const found = unitsOf(candidate, { ...bank, kvar }, isSplit);
  if (!found) return [];
  const { product, way, across, rated, order, total, each } = found;
  const output = outputKvar(total, rated, across, rate / 100);
  const match: Match = {
    ...product,
    amount: amountOf(way),
    gives: outputOf(output, each && each * way.count),
    pieces: way.count,
    reason: `${isSplit ? "逐相投切，" : ""}${rated} V、${reactorOf(rate)}，${installed(found)}${groupsIn(found)}${isSplit ? "" : otherThan(bank, found)}${smallerOnes(found)}`,
    note: isSplit ? `${missing(kvar)}，分补 ${rated} V/${reactorOf(rate)}` : noted(kvar, bank),
  };
  return [{ match, times: total / order, output, steps: { count: (each ?? 1) * way.count } }];
}

/**
 * Products sized by the missing kvar, as they have no capacitors to order, or tuned ones. Without figures for the order
 * code, the order is decided on site.
 */
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
    ...(figures === undefined && { isUndecided: true }),
    reason,
    note: missing(kvar),
  };
  return [{ match, times: (way.size * way.count) / kvar }];
}

export function highVoltage(candidate: Candidate, kvar: number, bank: Bank): Found[] {
  const { system, rate, rated } = bank;
  const found = groupsOf(candidate, { ...bank, kvar });
  if (!found) return [];
  const { product, way, order, total } = found;
  const output = outputKvar(total, rated, system, rate / 100);
  const match: Match = {
    ...product,
    amount: amountIn(found, true),
    gives: outputOf(output, way.count),
    pieces: 1,
    reason: `${system / 1000} kV、${reactorOf(rate)}，电容器额定 ${ratedText(rated)}，${installed(found)}`,
    note: noted(kvar, bank),
  };
  return [{ match, times: total / order, output, steps: { count: way.count } }];
}
