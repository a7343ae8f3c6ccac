import { change, formatted } from "@/lib/tools/answer";

/**
 * Surcharge on a monthly electricity bill by power factor: 《功率因数调整电费办法》〔(83)水电财字第215号〕. The tables as rules: below the
 * standard, a rate per 0.01 in ranges; above it a list of rewards, whose last one applies up to 1.
 */
type Rule = { standard: number; upTo: readonly [half: number, whole: number]; rewards: readonly number[] };

const RULES: Readonly<Record<string, Rule>> = {
  "0.90": { standard: 90, upTo: [70, 65], rewards: [0.15, 0.3, 0.45, 0.6, 0.75] },
  "0.85": { standard: 85, upTo: [65, 60], rewards: [0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 0.95, 1.1] },
  "0.80": {
    standard: 80,
    upTo: [60, 55],
    rewards: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3],
  },
};

export const STANDARDS = [
  { value: "0.90", label: "0.90（高压工业>160 kVA）" },
  { value: "0.85", label: "0.85（100 kVA及以上其他）" },
  { value: "0.80", label: "0.80（农业等）" },
] as const;

/** The power factor on which a month is assessed, rounded to two decimals. */
export const assessed = (cos: number) => Math.round(cos * 100) / 100;

/**
 * The surcharge on the monthly bill in percent, negative for a reduction.
 * @param cos monthly power factor in (0, 1]
 * @param standard one of STANDARDS
 */
export function adjustment(cos: number, standard: string): number {
  const rule = RULES[standard] ?? RULES["0.90"];
  if (!rule) return 0;
  const hundredths = Math.round(cos * 100);
  if (hundredths >= rule.standard) {
    const place = Math.min(hundredths - rule.standard, rule.rewards.length) - 1;
    return place < 0 ? 0 : -(rule.rewards[place] ?? 0);
  }
  const [half, whole] = rule.upTo;
  const below = (from: number, to: number) => Math.max(0, from - Math.max(hundredths, to));
  return below(rule.standard, half) * 0.5 + below(half, whole) + below(whole, 0) * 2;
}

const signed = (percent: number) =>
  `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${formatted(Math.abs(percent), 2)}%`;

/** `+7.5% → −0.75%`: the surcharge before and after. */
export const adjustmentText = (from: number, to: number, standard: string): string =>
  change(signed(adjustment(from, standard)), signed(adjustment(to, standard)));
