import { type Match, formatted } from "@/lib/tools/answer";
import {
  type Candidate,
  choicesWith,
  has,
  hasOption,
  named,
  type Role,
  singles,
  singlesWith,
} from "@/lib/tools/candidate";
import { OPTION_ROLES } from "@/lib/tools/parameter-roles";
import { type Choice, DIRECT_CLASS, isAtLeast, type MeterClass } from "./choice";
import { bringsCores, ownPrimary, wholeClass } from "./own-core";
import { FULL_LOAD, LEAST_LOAD } from "./transformer";

/** A wiring drawing of a product, which is a separate file. */
type Wiring = { name: string; caption: string; alt: string; width: number; height: number };
export type MeterCandidate = Candidate & { wirings: readonly Wiring[] };
export type DrawnWiring = Wiring & { id: number; model: string };

const MOUNTS = [...OPTION_ROLES.mounting, ...OPTION_ROLES.cutout];
/** Billing meters first. */
export const METER_ROLES: readonly Role[] = ["energy-meter", "meter"];

const FEW = 5;

/** The maximum current of a direct-connected meter from its designation `0.2-0.5(80) A`; undefined for others. */
function largestOf({ choices }: Candidate): number | undefined {
  const all = (choices.currentInput ?? []).flatMap((text) => {
    const most = Number(/\((\d+)\)/.exec(text)?.[1]);
    return most > 10 ? [most] : [];
  });
  return all.length > 0 ? Math.max(...all) : undefined;
}

const classesOf = ({ choices }: Candidate): MeterClass[] =>
  (choices.activeEnergy ?? []).flatMap((text) => {
    const [first] = text;
    return first === "B" || first === "C" || first === "D" ? [first] : [];
  });

/** The drawing for this system, with or without transformers; no drawing shows a panel meter without a transformer. */
const wiringFor = ({ wirings }: MeterCandidate, { system, connection }: Choice) =>
  wirings.find(
    ({ caption }) =>
      caption.includes(system.wiring) && caption.includes("直接接入") === (connection === "direct"),
  );

function fits(candidate: MeterCandidate, choice: Choice): boolean {
  const { needed, mount, connection, current, use } = choice;
  const place = MOUNTS.find((option) => option === mount);
  if (!METER_ROLES.includes(candidate.role) || (place && !hasOption(candidate, place))) return false;
  if (!classesOf(candidate).some((own) => isAtLeast(own, needed))) return false;
  if (connection === "direct") return (largestOf(candidate) ?? 0) >= current;
  if (!bringsCores(candidate)) return true;
  // With its own transformers, meter and transformer together have class 1 or 2, which is not sufficient for billing.
  return use !== "settle" && isAtLeast("B", needed) && ownPrimary(candidate, current) !== undefined;
}

const CONNECTED = { transformer: "经互感器接入", input: "电流直接接到 5 A 输入端，不用互感器" } as const;

/** The transformers for a meter: its own, or the calculated ones; empty if it needs none. */
function ratioOf(candidate: Candidate, { transformer, current }: Choice): string {
  if (!transformer) return "";
  return bringsCores(candidate)
    ? `随表互感器 ${ownPrimary(candidate, current)} A`
    : `互感器 ${formatted(transformer.primary)}/${transformer.secondary}`;
}

/**
 * The classes of a meter with this connection; one that is made for both has a lower accuracy when connected directly.
 */
function classTexts({ choices }: Candidate, connection: Choice["connection"]): readonly string[] {
  const classes = choices.activeEnergy ?? [];
  const isOwn = (text: string) => text.startsWith(DIRECT_CLASS) === (connection === "direct");
  return classes.length > 1 ? classes.filter(isOwn) : classes;
}

function reasonOf(candidate: MeterCandidate, choice: Choice): string {
  const { connection, system } = choice;
  const own = classTexts(candidate, connection);
  const place = (candidate.choices.mounting ?? []).join("、");
  const how =
    connection === "direct"
      ? `直接接入，最大 ${largestOf(candidate)} A`
      : `${system.wiring}，${bringsCores(candidate) ? `${ratioOf(candidate, choice)}，整套按${wholeClass(candidate, choice.current)}级` : CONNECTED[connection]}`;
  return [`有功${own.join("、")}`, place, ...(candidate.features ?? []), how].filter(Boolean).join("；");
}

/** @param meters the meters shown, some of which may include transformers */
function cores(
  candidate: Candidate,
  { transformer, use, isHighVoltage, needed, current }: Choice,
  meters: readonly Candidate[],
): Match[] {
  if (candidate.role !== "transformer" || !transformer || isHighVoltage || use === "settle") return [];
  const served = meters.filter((one) => !bringsCores(one));
  if (meters.length > 0 && served.length === 0) return [];
  const servedText =
    served.length < meters.length ? `；配 ${served.map(({ model }) => model).join("、")}，其余自带` : "";
  if (needed === "D" || !has(candidate, "secondaryOutput", `${transformer.secondary} A`)) return [];
  const primary = singles(candidate, "primaryCurrent").find((one) => one >= current / FULL_LOAD);
  if (primary === undefined || current < primary * LEAST_LOAD) return [];
  const ratio = `${primary}/${transformer.secondary}`;
  const [own = ""] = choicesWith(candidate, "accuracy", { primaryCurrent: primary });
  const wanted = transformer.accuracy;
  const isExact = own === wanted && primary === transformer.primary;
  const [rated = Infinity] = singlesWith(candidate, "ratedBurden", { primaryCurrent: primary });
  const shortened = transformer.secondary === 5 ? "缩短二次导线或改用 1 A 输出" : "缩短二次导线";
  const overburdened =
    rated < transformer.burden
      ? `；额定负荷 ${formatted(rated)} VA 小于 ${formatted(transformer.burden)} VA，${shortened}`
      : "";
  const lacking = own === wanted ? "" : `，不满足 ${wanted.replace("S级", "S")}`;
  return [
    {
      ...named(candidate),
      amount: `${transformer.count} 只 ${ratio}`,
      gives: "",
      pieces: transformer.count,
      ...(lacking && { lacks: "不满足要求，仅监测用" }),
      reason: `${isExact ? "" : "目录最接近："}${ratio}，${own}${lacking}；开口式，不断线安装，负荷 ${formatted(current)} A 为一次额定的 ${formatted((current / primary) * 100, 0)}%，${lacking ? "只用于监测" : "用于监测与内部考核"}${overburdened}${servedText}`,
      note: `${notedLoad(current)}，互感器 ${ratio}，${own}`,
    },
  ];
}

const notedLoad = (current: number) => `负荷 ${formatted(current)} A`;

/** Meters for a load, with the drawing of the first one, then the transformers for them. */
export function meterMatches(
  candidates: readonly MeterCandidate[],
  choice: Choice,
): { matches: Match[]; wiring: DrawnWiring | undefined } {
  const { system, connection, current, needed } = choice;
  const isOfClass = ({ one }: { one: MeterCandidate }) =>
    classTexts(one, connection).some((text) => text.startsWith(needed));
  const exact = candidates.filter((one) => fits(one, choice));
  // There may be no transformer of the best class: the next class is used then.
  const isLess = exact.length === 0 && choice.needed === "D";
  const fitting = isLess ? candidates.filter((one) => fits(one, { ...choice, needed: "C" })) : exact;
  const meters = fitting
    .flatMap((one) => {
      const wiring = wiringFor(one, choice);
      return wiring ? [{ one, wiring }] : [];
    })
    // Meters of a better class than needed come last, as they cost more.
    .sort((a, b) => Number(isOfClass(b)) - Number(isOfClass(a)));
  const shown = meters.slice(0, FEW).map(({ one }) => one);
  const matches = shown.map((one) => ({
    ...named(one),
    amount: "1 台",
    gives: "",
    pieces: 1,
    reason: `${isLess ? `目录最接近，不满足 ${choice.needed} 级：` : ""}${reasonOf(one, choice)}`,
    note: [notedLoad(current), system.wiring, ratioOf(one, choice)].filter(Boolean).join("，"),
  }));
  const [best] = meters;
  return {
    matches: [...matches, ...candidates.flatMap((one) => cores(one, choice, shown))],
    // The drawing would show transformers.
    wiring:
      best && connection !== "input" ? { ...best.wiring, id: best.one.id, model: best.one.model } : undefined,
  };
}
