import type { Content } from "@/db/source/shapes";
import { findCode } from "@/lib/order-code/find";
import { ratedKvar, ratingIn } from "@/lib/order-code/ratings";
import type { OrderCode } from "@/lib/order-code/shape";
import { formatted } from "@/lib/tools/answer";
import { outputKvar } from "@/lib/tools/kvar/reactor";
import { runTool } from "@/lib/tools/run";
import type { Finding, Rule } from "./finding";

type Case = Content["cases"][number];
type Coded = { id: number; model: string; grammar: OrderCode };

/** The accepted ratio of installed to calculated capacity: slightly less is within accuracy, much more is another plant. */
const [LEAST, MOST] = [0.95, 1.6];

/**
 * The output of a device at the busbar in kvar; undefined if it has none.
 * Capacitors are rated above the system voltage, or above the phase voltage if connected between phase and neutral.
 */
function outputOf(code: string, coded: readonly Coded[], system: number): number | undefined {
  const { product, reading } = findCode(coded, code) ?? {};
  if (!product || !reading) return undefined;
  const { grammar } = product;
  const { choices } = reading;
  const nominal = ratedKvar(grammar, choices);
  if (nominal === undefined) return undefined;
  const rated = ratingIn(grammar, choices, "V", "kV");
  if (rated === undefined || rated === system) return nominal;
  const own = [system, system / Math.sqrt(3)].find((volts) => rated >= volts && rated <= 1.5 * volts);
  return own === undefined
    ? undefined
    : outputKvar(nominal, rated, own, (ratingIn(grammar, choices, "%") ?? 0) / 100);
}

function factorFaults({ facts, calculation }: Case): string[] {
  const { values = {} } = calculation ?? {};
  const factor = facts?.figures.find(({ name, before }) => before !== undefined && /功率因数$/.test(name));
  if (!factor) return [];
  return [
    ...(Number(values.pf1) === Number(factor.before)
      ? []
      : [`计算用的功率因数 ${values.pf1} 与治理前的 ${factor.before} 不同`]),
    ...(Number(values.pf2) <= Number(factor.after)
      ? []
      : [`计算目标 ${values.pf2} 高于治理后实测的 ${factor.after}`]),
  ];
}

function kvarFaults(one: Case, needed: number, system: number, coded: readonly Coded[]): string[] {
  const outputs = one.equipment.flatMap(({ code, quantity }) => {
    const output = outputOf(code, coded, system);
    return output === undefined ? [] : [output * quantity];
  });
  if (outputs.length === 0) return [];
  const given = outputs.reduce((all, output) => all + output, 0);
  return given >= LEAST * needed && given <= MOST * needed
    ? []
    : [`按计算需 ${formatted(needed, 0)} kvar，安装的设备在 ${system} V 下给出 ${formatted(given, 0)} kvar`];
}

function faultsOf(one: Case, coded: readonly Coded[]): string[] {
  if (!one.calculation) return [];
  const { tool, values, count } = one.calculation;
  const { faults, fields, raw, triangle } = runTool(tool, values);
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  const wrong = [...unknown.map((name) => `计算工具没有「${name}」这一项`), ...Object.values(faults)];
  if (wrong.length > 0 || !triangle) return wrong;
  const needed = (triangle.before - triangle.after) * count;
  return [...factorFaults(one), ...kvarFaults(one, needed, Number(raw.u), coded)];
}

/** The calculation of a case must be valid, and its result must match the installed equipment. */
export const caseCalculationFaults: Rule = ({ cases, products }) => {
  const coded = products.flatMap(({ id, model, code }) => (code ? [{ id, model, grammar: code }] : []));
  return cases.flatMap((one) =>
    faultsOf(one, coded).map((says): Finding => ({ file: "cases", id: one.id, field: "calculation", says })),
  );
};
