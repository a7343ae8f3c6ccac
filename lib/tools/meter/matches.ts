import { type Match, shown } from "@/lib/tools/answer";
import { type Candidate, covers, has, named, singles } from "@/lib/tools/candidate";
import { type Choice, isAtLeast, type MeterClass } from "./choice";
import { FULL_LOAD } from "./transformer";

/** One drawing of how a product is wired, a file of its own. */
type Wiring = { name: string; caption: string; alt: string; width: number; height: number };
export type MeterCandidate = Candidate & { wirings: readonly Wiring[] };
export type DrawnWiring = Wiring & { id: number; model: string };

const MOUNTS: Readonly<Record<string, readonly [key: string, choice: string]>> = {
  rail: ["mounting", "导轨"],
  wall: ["mounting", "壁挂"],
  p96: ["cutout", "92 mm×92 mm"],
  p72: ["cutout", "68 mm×68 mm"],
  p120: ["cutout", "112 mm×112 mm"],
};
const SPLIT_CORE = ["开口互感器", "插接式互感器"];
const FEW = 5;

/** The largest current that a direct meter carries, by its designation `0.2-0.5(80) A`; of others undefined. */
function largestOf({ choices }: Candidate): number | undefined {
  const all = (choices["current-input"] ?? []).flatMap((text) => {
    const most = Number(/\((\d+)\)/.exec(text)?.[1]);
    return most > 10 ? [most] : [];
  });
  return all.length > 0 ? Math.max(...all) : undefined;
}

const classesOf = ({ choices }: Candidate): MeterClass[] =>
  (choices["active-energy"] ?? []).flatMap((text) => {
    const [first] = text;
    return first === "B" || first === "C" || first === "D" ? [first] : [];
  });

/** The drawing of this system, through transformers or not. */
const wiringFor = ({ wirings }: MeterCandidate, { system, isDirect }: Choice) =>
  wirings.find(({ caption }) => caption.includes(system.wiring) && caption.includes("直接接入") === isDirect);

function fits(candidate: MeterCandidate, choice: Choice): boolean {
  const { needed, mount, isDirect, current, use } = choice;
  const place = MOUNTS[mount];
  if (candidate.role !== "meter" || (place && !has(candidate, ...place))) return false;
  if (!classesOf(candidate).some((own) => isAtLeast(own, needed))) return false;
  if (isDirect) return (largestOf(candidate) ?? 0) >= current;
  if (!SPLIT_CORE.some((kind) => has(candidate, "current-input", kind))) return true;
  // With a split core of its own the whole is of class 1: not for bills.
  return use !== "settle" && isAtLeast("B", needed) && covers(candidate, "ct-primary", current / FULL_LOAD);
}

function reasonOf(candidate: MeterCandidate, choice: Choice): string {
  const own = (candidate.choices["active-energy"] ?? []).join("、");
  const place = (candidate.choices.mounting ?? []).join("、");
  const how = choice.isDirect
    ? `直接接入，最大 ${largestOf(candidate)} A`
    : `${choice.system.wiring}，经互感器接入`;
  return [`有功${own}`, place, how].filter(Boolean).join("；");
}

function cores(candidate: Candidate, { transformer, use, isHighVoltage, needed, current }: Choice): Match[] {
  if (candidate.role !== "transformer" || !transformer || isHighVoltage || use === "settle") return [];
  if (needed === "D" || !has(candidate, "ct-output", `${transformer.secondary} A`)) return [];
  const primary = singles(candidate, "ct-primary").find((one) => one >= current / FULL_LOAD);
  if (primary === undefined) return [];
  return [
    {
      ...named(candidate),
      amount: `${transformer.count} 只 ${primary}/${transformer.secondary}`,
      pieces: transformer.count,
      reason: `开口式，不断线安装；${primary === transformer.primary ? "" : `目录的下一档 ${primary} A，`}负荷 ${shown(current, 0)} A 为一次额定的 ${shown((current / primary) * 100, 0)}%。${primary < 200 ? "1级" : "0.5级"}，用于监测与内部考核`,
    },
  ];
}

/** Meters for this load with the drawing of the first of them, then transformers that go with them. */
export function meterMatches(
  candidates: readonly MeterCandidate[],
  choice: Choice,
): { matches: Match[]; wiring: DrawnWiring | undefined } {
  const meters = candidates
    .filter((one) => fits(one, choice))
    .flatMap((one) => {
      const wiring = wiringFor(one, choice);
      return wiring ? [{ one, wiring }] : [];
    })
    // No better class than is needed stands first: it costs.
    .toSorted(
      (a, b) =>
        Number(classesOf(b.one).includes(choice.needed)) - Number(classesOf(a.one).includes(choice.needed)),
    );
  const matches = meters.slice(0, FEW).map(({ one }) => ({
    ...named(one),
    amount: "1 台",
    pieces: 1,
    reason: reasonOf(one, choice),
  }));
  const [best] = meters;
  return {
    matches: [...matches, ...candidates.flatMap((one) => cores(one, choice))],
    wiring: best && { ...best.wiring, id: best.one.id, model: best.one.model },
  };
}
