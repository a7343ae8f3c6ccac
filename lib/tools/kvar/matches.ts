import { formatted, type Match } from "@/lib/tools/answer";
import { type Candidate, notTooLarge, type Role } from "@/lib/tools/candidate";
import type { Bank, Banks } from "./bank";
import { bareUpTo, detunes, LIMITS } from "./detuning";
import { UNBALANCED } from "./load-fields";
import { harmonicsOf, nearFigures, nearOrders } from "./near";
import { cosOf } from "./power";
import { bareText, shownRate } from "./reactor";
import { reasonForSvg } from "./svg";
import { direct, type Found, highVoltage, kvarText, missing, units } from "./ways";
import { whole } from "./whole";

/** The roles of products that this calculator may choose. */
export const KVAR_ROLES = [
  "smart",
  "mixed",
  "cabinet",
  "detuned",
  "filter",
  "high-voltage",
  "svg",
  "balancer",
] as const satisfies readonly Role[];

const FEW = 6;
const FEW_GENERATORS = 3;
/** The number of matches without and with a reactor, if either may turn out to be right. */
const FEW_OF_EACH = 2;

/** Active and reactive power before compensation, kW and kvar. */
type Load = { active: number; reactive: number };
type Asked = {
  candidates: readonly Candidate[];
  /** Missing at the busbar, above 0. */
  kvar: number;
  /** How the load varies. */
  duty: string;
  /** Undefined if only the transformer is known. */
  load: Load | undefined;
};

const among = (candidates: readonly Candidate[], role: Role, fit: (candidate: Candidate) => Found[]) =>
  candidates.filter((candidate) => candidate.role === role).flatMap(fit);

/** Capacitors for this voltage and reactor. */
function capacitors({ candidates, kvar, duty }: Asked, bank: Bank): Found[] {
  const isUnbalanced = duty === UNBALANCED;
  const of = (role: Role, fit: (candidate: Candidate) => Found[]) => among(candidates, role, fit);
  const { rate, pollution, leading, system, isHighVoltage } = bank;
  if (isHighVoltage) return notTooLarge(of("high-voltage", (one) => highVoltage(one, kvar, bank)));
  // Each branch of a filter is tuned to an order: if the third one leads, branches for the fifth are wrong.
  const isTuned = detunes(rate) && leading === "5" && (pollution === "polluted" || pollution === "heavy");
  const tuned = `按缺额 ${kvarText(kvar)} 选，支路按实测谐波调谐`;
  const found = [
    ...of(rate > 0 ? "detuned" : "smart", (one) => units(one, kvar, bank, isUnbalanced)),
    ...(isUnbalanced && rate === 0
      ? of("mixed", (one) => whole(one, kvar, bank, "，共补与分补的比例按实测定"))
      : []),
    ...of("cabinet", (one) =>
      isUnbalanced ? whole(one, kvar, bank, "，混补", "mixed") : whole(one, kvar, bank, "，共补", "common"),
    ),
    ...(isTuned ? of("filter", (one) => direct(one, kvar, bank, tuned, { volts: system })) : []),
  ];
  return notTooLarge(found);
}

/** Names every resonance near a harmonic for a product, by its own steps, as the steps of the calculation do. */
function nearOf({ output, steps }: Found, { rate, shortCircuit }: Bank): string {
  if (detunes(rate) || output === undefined || steps === undefined || shortCircuit === undefined) return "";
  const near = nearOrders({ rate, output, steps }, shortCircuit);
  return near.length > 0 ? `；逐级谐振次数：${nearFigures(near)}` : "";
}

/** The ordered capacity usually differs from the missing one: adds the power factor with all of it switched on. */
function reached({ match, output }: Found, { load }: Asked): Match {
  if (!load || output === undefined) return match;
  const left = load.reactive - output;
  const text = `全部投入 cosφ ${formatted(cosOf(load.active, left), 3)}${left < 0 ? "（超前）" : ""}`;
  return { ...match, gives: `${match.gives}，${text}` };
}

/**
 * If the harmonics are unknown, each match states the condition under which it is right, and none can be ordered yet.
 */
function undecided(found: Found, bank: Bank, kvar: number): Match {
  const { rate, leading, near } = bank;
  const limit = bareUpTo(harmonicsOf(near));
  const [, clean] = LIMITS.thdi;
  const reinforced = rate === 0 && limit > clean ? `（超过 ${clean}% 时提高额定电压）` : "";
  return {
    ...found.match,
    code: "",
    isUndecided: true,
    reason: found.match.reason + nearOf(found, bank),
    when: detunes(rate)
      ? `实测 THDi 超过 ${limit}%，${leading} 次为主：串 ${shownRate(rate)} 电抗`
      : `实测 THDi 不超过 ${limit}%：${bareText(rate)}${reinforced}`,
    note: `${missing(kvar)}，电抗率待实测`,
  };
}

/** Products without a reactor: SVG, and balancers that shift current between phases. */
function generators({ candidates, kvar, duty }: Asked, bank: Bank): Match[] {
  const why = reasonForSvg(duty, bank);
  if (!why || bank.isHighVoltage) return [];
  const chosen = `${why}；按缺额 ${kvarText(kvar)} 选`;
  const balanced = "把电流从重载相移到轻载相，剩余容量补无功；按缺额暂选，容量按各相实测电流之差校核";
  const svg = among(candidates, "svg", (one) => direct(one, kvar, bank, chosen, { volts: bank.system }));
  const balancer =
    duty === UNBALANCED ? among(candidates, "balancer", (one) => direct(one, kvar, bank, balanced)) : [];
  const most = FEW_GENERATORS - balancer.length;
  return [...notTooLarge(svg).slice(0, most), ...balancer].map(({ match }) => match);
}

/** The suitable products, each sufficient: SVGs if appropriate, and capacitors for this voltage and reactor. */
export function kvarMatches(asked: Asked, banks: Banks): { generators: Match[]; capacitors: Match[] } {
  const [bank, ...others] = banks;
  const first = generators(asked, bank);
  const most = FEW - first.length;
  const ofEach = Math.min(FEW_OF_EACH, Math.floor(most / banks.length));
  const each = (own: Bank) =>
    capacitors(asked, own)
      .slice(0, ofEach)
      .map((found) => undecided({ ...found, match: reached(found, asked) }, own, asked.kvar));
  const found =
    others.length > 0 ? banks.flatMap(each) : capacitors(asked, bank).map((one) => reached(one, asked));
  return { generators: first, capacitors: found.slice(0, most) };
}
