import { type Match, formatted } from "@/lib/tools/answer";
import {
  type Candidate,
  covers,
  fewest,
  hasOption,
  named,
  notTooLarge,
  singles,
} from "@/lib/tools/candidate";
import type { Spectrum } from "./spectrum";

const SYSTEM = 400;
const CURRENT = "compensationCurrent";
const MOST = 8;
const FEW = 6;

const noted = ({ harmonic }: Spectrum, rating: number) =>
  `估算谐波电流 ${formatted(harmonic, 0)} A，含裕度 ${formatted(rating, 0)} A`;

/** A product with three or four wires is ordered with four; one with four wires only has no such choice. */
const fourWires = ({ choices }: Candidate) =>
  (choices.wiring ?? []).length > 1 ? "选三相四线型" : "本系列都是三相四线";

function active(candidate: Candidate, spectrum: Spectrum, rating: number) {
  const isFourWire = spectrum.neutral > 0;
  if (isFourWire && !hasOption(candidate, "fourWire")) return [];
  const way = candidate.role === "apf" ? fewest(singles(candidate, CURRENT), rating, MOST) : undefined;
  if (!way) return [];
  const total = way.size * way.count;
  const match: Match = {
    ...named(candidate, { size: way.size, volts: SYSTEM }),
    amount: `${way.count} 台 × ${formatted(way.size)} A`,
    gives: "",
    pieces: way.count,
    reason: `补偿电流共 ${formatted(total)} A，不小于 ${formatted(rating)} A${isFourWire ? `；零线有3次谐波，${fourWires(candidate)}` : ""}`,
    note: noted(spectrum, rating),
  };
  return [{ match, times: total / rating, count: way.count }];
}

/** From this fifth-order current on, A, a tuned branch is worthwhile. */
const TUNED_FROM = 150;

/**
 * A tuned branch carries its harmonic as well as the fundamental, which must not be smaller for the capacitors to
 * withstand both: it supplies at least √3·U·I5 kvar, which must not exceed the missing kvar.
 */
const fundamentalOf = (fifth: number) => (Math.sqrt(3) * SYSTEM * fifth) / 1000;

function tuned(candidate: Candidate, spectrum: Spectrum, rating: number, hasFurnaces: boolean): Match[] {
  const { orders, reactive } = spectrum;
  const fifth = orders.find(({ order }) => order === 5)?.current ?? 0;
  const least = fundamentalOf(fifth);
  const isMeant = candidate.role === "filter" || (hasFurnaces && candidate.role === "furnace-filter");
  if (!isMeant || fifth < TUNED_FROM || reactive < least) return [];
  if (!covers(candidate, "systemVoltage", SYSTEM)) return [];
  return [
    {
      ...named(candidate),
      amount: "按实测设计",
      gives: "",
      pieces: 1,
      isUndecided: true,
      reason: `5次谐波约 ${formatted(fifth, 0)} A，支路基波 √3·U·I5 = ${formatted(least, 0)} kvar，不超过缺的 ${formatted(reactive, 0)} kvar，不致过补`,
      note: `${noted(spectrum, rating)}，5次约 ${formatted(fifth, 0)} A，支路按实测设计`,
    },
  ];
}

/** The currents to be compensated, A: all harmonics and, if known and less, the minimum that meets the standard. */
export type Ratings = { all: number; least: number | undefined };

/**
 * Active filters by current, fewest pieces first; tuned ones if the fifth order is large and kvar are missing. If less
 * meets the standard, the products for that come after those for all harmonics.
 */
export function harmonicMatches(
  candidates: readonly Candidate[],
  spectrum: Spectrum,
  { all, least }: Ratings,
  hasFurnaces: boolean,
): Match[] {
  const filters = (rating: number) =>
    notTooLarge(candidates.flatMap((one) => active(one, spectrum, rating)))
      .sort((a, b) => a.count - b.count)
      .map(({ match }) => match);
  const passive = candidates.flatMap((one) => tuned(one, spectrum, all, hasFurnaces));
  const whole = [...filters(all), ...passive];
  if (least === undefined || least >= all) return whole.slice(0, FEW);
  const goal = (matches: Match[], when: string) =>
    matches.slice(0, FEW / 2).map((match) => ({ ...match, when }));
  return [
    ...goal(whole, `谐波全部治理：不小于 ${formatted(all, 0)} A`),
    ...goal(
      filters(least).map((match) => ({ ...match, note: `只求电流达标，含裕度 ${formatted(least, 0)} A` })),
      `只求电流达标：不小于 ${formatted(least, 0)} A，余量小`,
    ),
  ];
}
