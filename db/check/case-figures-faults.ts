import type { Content } from "@/db/source/shapes";
import { formatted } from "@/lib/tools/answer";
import { adjustment, STANDARDS } from "@/lib/tools/kvar/tariff";
import type { Finding, Rule } from "./finding";

type Figure = NonNullable<Content["cases"][number]["facts"]>["figures"][number];
type Pair = { name: string; before: number; after: number };

const pairOf = (figures: readonly Figure[], isMeant: (figure: Figure) => boolean): Pair | undefined => {
  const found = figures.find((figure) => figure.before !== undefined && isMeant(figure));
  return found && { name: found.name, before: Number(found.before), after: Number(found.after) };
};

const isPowerFactor = ({ name, unit }: Figure) => /功率因数$/.test(name) && unit === undefined;
/** Figures proportional to apparent power at constant load. */
const isCurrent = ({ name, unit }: Figure) =>
  (/(?:进线|馈线)电流$/.test(name) && unit === "A") || name === "变压器负载率";
const isMoney = ({ name }: Figure) => name === "月力调电费";
/** Figures that must fall. */
const SHOULD_FALL = /THD|不平衡度|谐波电流|中性线电流|剩余电流|线损率/;

/** The accepted deviation of a rounded value: half of its last digit, plus 2 % for drift of the load. */
const fits = (value: number, computed: number) =>
  Math.abs(value - computed) <= Math.max(0.02 * Math.abs(computed), 0.6);

function powerFactorFaults({ name, before, after }: Pair): string[] {
  const outside = [before, after].filter((value) => value <= 0.2 || value > 1);
  if (outside.length > 0) return [`${name} ${outside.join("、")} 不在 0.2~1 之间`];
  return after > before ? [] : [`${name}治理后 ${after} 没有高于治理前 ${before}`];
}

/** At constant active power S·cosφ must be the same before and after. */
function loadFaults(load: Pair, factor: Pair): string[] {
  const computed = (load.before * factor.before) / factor.after;
  return fits(load.after, computed)
    ? []
    : [
        `${load.name} ${load.before} 在功率因数由 ${factor.before} 到 ${factor.after} 后应约为 ${formatted(computed)}，写的是 ${load.after}`,
      ];
}

/** Whether the amounts match the percentages; without a surcharge or reward before, only the sign can be checked. */
function fitsPercents(money: Pair, before: number, after: number): boolean {
  if (before === 0) return money.before === 0 && Math.sign(money.after) === Math.sign(after);
  const expected = (money.before * after) / before;
  // Amounts are rounded, and months differ.
  return (
    Math.abs(money.after - expected) <= Math.max(0.15 * Math.abs(expected), 0.01 * Math.abs(money.before))
  );
}

/**
 * Surcharge and reward of a bill must have the ratio of the percentages in the table.
 * @param standard the standard of the case's calculation; any if it has none
 */
function moneyFaults(money: Pair, factor: Pair, standard: string | undefined): string[] {
  const percents = STANDARDS.filter(({ value }) => standard === undefined || value === standard).map(
    ({ value }) => ({ before: adjustment(factor.before, value), after: adjustment(factor.after, value) }),
  );
  if (percents.some(({ before, after }) => fitsPercents(money, before, after))) return [];
  const by = percents.map(({ before, after }) => `${formatted(before, 2)}% → ${formatted(after, 2)}%`);
  return [
    `${money.name} ${money.before} → ${money.after} 与功率因数 ${factor.before} → ${factor.after} 不符，按考核标准${standard ?? ""}电费增减 ${by.join("，或 ")}`,
  ];
}

function percentFaults(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, before, after, unit }) => {
    const values = [before, after].flatMap((value) => (value === undefined ? [] : [Number(value)]));
    const most = /THDi/.test(name) ? 200 : 100;
    const wrong = unit === "%" ? values.filter((value) => value < 0 || value > most) : [];
    return [
      ...wrong.map((value) => `${name} ${value}% 不可能`),
      ...(SHOULD_FALL.test(name) && before !== undefined && Number(after) >= Number(before)
        ? [`${name}治理后 ${after} 没有低于治理前 ${before}`]
        : []),
    ];
  });
}

function faultsOf(figures: readonly Figure[], standard: string | undefined): string[] {
  const factor = pairOf(figures, isPowerFactor);
  const [load, money] = [pairOf(figures, isCurrent), pairOf(figures, isMoney)];
  const factorFaults = factor ? powerFactorFaults(factor) : [];
  return [
    ...factorFaults,
    ...(factor && load && factorFaults.length === 0 ? loadFaults(load, factor) : []),
    ...(factor && money && factorFaults.length === 0 ? moneyFaults(money, factor, standard) : []),
    ...percentFaults(figures),
  ];
}

/** Measurements before and after must be consistent with each other. */
export const caseFigureFaults: Rule = ({ cases }) =>
  cases.flatMap(({ id, facts, calculation }) =>
    faultsOf(facts?.figures ?? [], calculation?.values.std).map((says): Finding => ({
      file: "cases",
      id,
      field: "facts.figures",
      says,
    })),
  );
