import type { Read } from "@/lib/tools/fields";
import type { Mode } from "./load-fields";
import { busReactive, cosOf, leakageKvar, tanOf } from "./power";
import type { RequiredCompensation } from "./required-compensation";
import { isHighVoltage } from "./units";

/** Values at the primary side of the transformer: before and after compensation, in kvar and as power factors. */
type HighSide = {
  leakage: [before: number, after: number];
  cos: [before: number, after: number];
  /** The power factor and kvar at the busbar with which the primary side reaches the target. */
  target: { cos: number; kvar: number };
};

/** The power factor at the primary side, with `reactive` kvar at the busbar, negative if that is overcompensated. */
export const highSideCos = (active: number, reactive: number, sn: number, uk: number) =>
  cosOf(active, reactive + leakageKvar(Math.hypot(active, reactive), sn, uk));

/**
 * A load metered on the primary side includes the reactive power of the transformer; a monthly bill already does. Undefined
 * if the transformer is unknown, or cannot reach the target.
 */
export function highSideOf(
  mode: Mode,
  { choices, numbers }: Read,
  load: RequiredCompensation["load"],
): HighSide | undefined {
  const { sn, uk } = numbers;
  if (mode !== "load" || !load || !sn || !uk || isHighVoltage(Number(choices.u))) return undefined;
  const { active, from, to } = load;
  const left = busReactive(active, active * tanOf(to), sn, uk);
  if (Number.isNaN(left)) return undefined;
  const leakageAt = (cos: number) => leakageKvar(active / cos, sn, uk);
  const cosWith = (cos: number) => highSideCos(active, active * tanOf(cos), sn, uk);
  return {
    leakage: [leakageAt(from), leakageAt(to)],
    cos: [cosWith(from), cosWith(to)],
    target: { cos: cosOf(active, left), kvar: active * tanOf(from) - left },
  };
}
