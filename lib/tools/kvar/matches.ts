import { type Match, shown } from "@/lib/tools/answer";
import { type Candidate, covers, fewest, has, named, singles, type Way } from "@/lib/tools/candidate";
import type { Bank } from "./bank";

/** So many smart capacitors work on one bus (domain of the series); cabinets and modules side by side. */
const MOST_UNITS = 40;
const MOST_MODULES = 8;
const MOST_CABINETS = 4;

const CAPACITY = "rated-capacity";
const VOLTAGE = "system-voltage";

const match = (
  candidate: Candidate,
  { size, count }: Way,
  { volts, percent }: { volts: number; percent?: number },
  unit: string,
  reason: string,
): Match[] => [
  {
    ...named(candidate, { size, volts, percent }),
    amount: `${count} ${unit} × ${shown(size)} kvar`,
    pieces: count,
    reason,
  },
];

/** Units by capacitor voltage and reactor. A unit of one phase, or of another way to compensate, does not fit three. */
function units(candidate: Candidate, { rated, rate, order, system }: Bank): Match[] {
  if (!covers(candidate, VOLTAGE, system) || !singles(candidate, "capacitor-voltage").includes(rated))
    return [];
  const rates = singles(candidate, "reactance-rate");
  if (rate === 0 ? rates.length > 0 : !rates.includes(rate)) return [];
  if (!has(candidate, "compensation-mode", "共补")) return [];
  const way = fewest(singles(candidate, CAPACITY), order, MOST_UNITS);
  if (!way) return [];
  const total = way.size * way.count;
  return match(
    candidate,
    way,
    { volts: rated, percent: rate },
    "台",
    `${rated} V${rate > 0 ? `、${rate}% 电抗` : "、不串电抗"}，共 ${shown(total)} kvar，不小于订货容量 ${shown(order)} kvar`,
  );
}

/** Whole cabinets, by what they give: they are made up for the network, `made` says how. */
function cabinets(candidate: Candidate, bank: Bank, made: string): Match[] {
  if (!covers(candidate, VOLTAGE, bank.system)) return [];
  const way = fewest(singles(candidate, CAPACITY), bank.order, MOST_CABINETS);
  if (!way) return [];
  const figures = { volts: bank.system, percent: bank.rate };
  return match(candidate, way, figures, "台", `成套装置，共 ${shown(way.size * way.count)} kvar${made}`);
}

function highVoltage(candidate: Candidate, { system, rate, order }: Bank): Match[] {
  const rates = singles(candidate, "reactance-rate");
  if (!covers(candidate, VOLTAGE, system) || (rate > 0 && rates.length > 0 && !rates.includes(rate)))
    return [];
  const way = fewest(singles(candidate, CAPACITY), order, MOST_MODULES);
  if (!way) return [];
  return match(
    candidate,
    way,
    { volts: system, percent: rate },
    "组",
    `${shown(system / 1000)} kV${rates.includes(rate) ? `、${rate}% 电抗` : ""}，共 ${shown(way.size * way.count)} kvar`,
  );
}

/** Of the network as it stands: an SVG needs no reactor and orders what is missing. */
function generators(candidate: Candidate, kvar: number, { system }: Bank, why: string): Match[] {
  if (!covers(candidate, VOLTAGE, system)) return [];
  const way = fewest(singles(candidate, CAPACITY), kvar, MOST_MODULES);
  if (!way) return [];
  return match(candidate, way, { volts: system }, "台", `${why}；按缺额 ${shown(kvar)} kvar 选`);
}

/** Why an SVG is right, if it is: by how the load moves, or by harmonics that capacitors would not bear. */
export function reasonForSvg(duty: string, { pollution }: Bank): string | undefined {
  if (duty === "fast") return "负荷变化快，电容器分级投切跟不上";
  if (duty === "unbalanced") return "三相无功不等，SVG可逐相补偿";
  if (duty === "leading") return "容性时段要吸收无功，电容器做不到";
  if (pollution === "heavy") return "谐波重，SVG不与系统谐振";
  return undefined;
}

const FEW = 6;

/**
 * What of the catalogue fits: the generators first where they are right, of capacitors those for this voltage and reactor.
 * @param kvar what is missing at the busbar, above 0
 */
export function kvarMatches(
  candidates: readonly Candidate[],
  kvar: number,
  bank: Bank,
  duty: string,
): Match[] {
  const why = reasonForSvg(duty, bank);
  const of = (role: Candidate["role"], fit: (candidate: Candidate) => Match[]) =>
    candidates.filter((candidate) => candidate.role === role).flatMap(fit);
  const svg = why ? of("svg", (candidate) => generators(candidate, kvar, bank, why)) : [];
  if (bank.isHighVoltage)
    return of("high-voltage", (candidate) => highVoltage(candidate, bank)).slice(0, FEW);
  const isDetuned = bank.rate > 0;
  const capacitors = of(isDetuned ? "detuned" : "smart", (candidate) => units(candidate, bank));
  const detuned = isDetuned ? `，订货时写明电抗率 ${bank.rate}%` : "";
  // Each branch of a filter is tuned to its order: the reactor of detuned capacitors is none of it.
  const tuned = "，支路按实测谐波调谐";
  const whole = [
    ...of("cabinet", (candidate) => cabinets(candidate, bank, detuned)),
    ...(isDetuned ? of("filter", (candidate) => cabinets(candidate, bank, tuned)) : []),
  ];
  return [...svg.slice(0, 3), ...capacitors, ...whole].slice(0, FEW);
}
