import { change, type Column, type Figure, formatted, quantity } from "@/lib/tools/answer";
import type { Read } from "@/lib/tools/fields";
import type { Bank, Banks } from "./bank";
import { highSideCos, highSideOf } from "./high-side";
import { type Mode, UNBALANCED } from "./load-fields";
import { MAIN, mainText } from "./main-switch";
import { cosOf, currentOf, tanOf } from "./power";
import { reactorText } from "./reactor";
import type { RequiredCompensation } from "./required-compensation";
import { adjustmentText } from "./tariff";
import { isHighVoltage } from "./units";

type Load = NonNullable<RequiredCompensation["load"]>;
type Asked = { mode: Mode; read: Read; load: Load };

/** A monthly bill is as metered; a load is known at the busbar, which may be behind the transformer (notes.ts). */
export const billName = (mode: Mode, system: number) =>
  mode === "load" && !isHighVoltage(system) ? "力调电费（母线处）" : "力调电费";

/** Reactive power that is left at the busbar, negative if overcompensated, kvar. */
const leftOf = ({ active, from }: Load, kvar: number) => active * tanOf(from) - kvar;

/** `0.954`, `0.998（超前）`. */
function cosText({ active }: Load, left: number) {
  // Less than 0.001 kvar is a rounding error.
  return `${formatted(cosOf(active, left), 3)}${left < -0.001 ? "（超前）" : ""}`;
}

/** `−38%`. */
function percentText(share: number) {
  const text = `${formatted(share * 100, 0)}%`;
  return share > 0 && text !== "0%" ? `+${text}` : text;
}

/** What so many kvar at the busbar change, in the same rows for every capacity. */
function effects({ mode, read, load }: Asked, kvar: number): Figure[] {
  const { active, from } = load;
  const system = Number(read.choices.u);
  const standard = read.choices.std ?? "0.90";
  const left = leftOf(load, kvar);
  const to = cosOf(active, left);
  const [before, after] = [active / from, active / to];
  const [i1, i2] = [before, after].map((apparent) => formatted(currentOf(apparent, system), 0));
  const { sn, uk } = read.numbers;
  const highSide = sn && uk && highSideOf(mode, read, load);
  return [
    { name: "母线处补偿", text: quantity(kvar, "kvar") },
    { name: "补偿电流", text: quantity(currentOf(kvar, system), "A", 0) },
    { name: "功率因数", text: change(formatted(from, 3), cosText(load, left)) },
    { name: "线电流", text: `${change(i1 ?? "", i2 ?? "")} A` },
    { name: "释放变压器容量", text: quantity(before - after, "kVA", 0) },
    { name: "线路与变压器铜损", text: percentText((from / to) ** 2 - 1) },
    { name: billName(mode, system), text: adjustmentText(from, to, standard) },
    ...(highSide
      ? [
          {
            name: "力调电费（高压侧）",
            text: adjustmentText(highSide.cos[0], highSideCos(active, left, sn, uk), standard),
          },
        ]
      : []),
  ];
}

/** If the harmonics are unknown: what each of the banks would reach. */
const reachedBy = (load: Load, banks: readonly Bank[]): Figure[] =>
  banks.map(({ rate, output }) => ({
    name: reactorText(rate),
    text: `${quantity(output, "kvar")}，cosφ ${cosText(load, leftOf(load, output))}`,
  }));

/**
 * What the target needs, and beside it what the chosen units give with all of them switched on, which is usually more.
 * @param isAlternative the calculator recommends an SVG, and these capacitors are the other way
 */
export function columnsOf(asked: Asked, kvar: number, banks: Banks, isAlternative: boolean): Column[] {
  const { load, read } = asked;
  const [bank, ...others] = banks;
  const target = { title: `按目标 cosφ ${formatted(load.to, 3)}`, figures: effects(asked, kvar) };
  // For unbalanced phases, only measurements tell the capacity of each phase.
  if (read.choices.duty === UNBALANCED) return [target];
  const chosen = isAlternative ? "只用电容器" : bank.units ? "按所选" : "按分级";
  return [
    target,
    {
      title: `${chosen}（全部投入）`,
      figures:
        others.length > 0
          ? reachedBy(load, banks)
          : [...effects(asked, bank.output), { name: MAIN, text: mainText(bank, bank.system) }],
    },
  ];
}
