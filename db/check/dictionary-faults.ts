import { readSpan } from "@/lib/parameters/option";
import { readSteps } from "@/lib/parameters/steps";
import { isUnit } from "@/lib/parameters/units";
import { ALL_PARAMETER_ROLES, optionRolesOf } from "@/lib/tools/parameter-roles";
import type { ParameterEntry } from "@/db/source/parameter-shapes";
import type { Finding } from "./finding";

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) < at);

const isWell = (kind: ParameterEntry["kind"], unit: string | undefined, choice: string) => {
  if (kind !== "choice") return readSpan(choice) !== undefined;
  // Choices with a unit are capacities switched in steps: 20+20.
  return unit === undefined || readSteps(choice) !== undefined;
};

/** The possible values of `better` for each kind. */
const BETTER_OF: Readonly<Record<ParameterEntry["kind"], readonly string[]>> = {
  number: ["less", "more"],
  list: ["less", "more"],
  range: ["less", "more", "wider", "narrower"],
  choice: ["earlier"],
  yesno: [],
  text: [],
};

type EntryFault = Pick<Finding, "field" | "says">;

/** Faults of the fields for lists, searches and registers. */
function useFaults(entry: ParameterEntry, keys: ReadonlySet<string>): EntryFault[] {
  const { key, kind, choices = [], listOrder, noteBelow, ratedAs = {}, inRegisters } = entry;
  const found: EntryFault[] = [];
  if (listOrder !== undefined && !["number", "list", "range"].includes(kind))
    found.push({ field: "listOrder", says: `${kind} 参数没有数值，列表不能按它排序` });
  if (noteBelow !== undefined && (noteBelow === key || !keys.has(noteBelow)))
    found.push({ field: "noteBelow", says: `没有别的参数「${noteBelow}」` });
  for (const option of Object.values(ratedAs).filter((value) => !choices.includes(value)))
    found.push({ field: "ratedAs", says: `「${option}」不是它的选项` });
  if (inRegisters && (kind === "text" || kind === "yesno"))
    found.push({ field: "inRegisters", says: "没有数值的参数不写" });
  return found;
}

function entryFaults({ kind, unit, choices, filter, better }: ParameterEntry): EntryFault[] {
  const found: EntryFault[] = [];
  if (unit !== undefined && !isUnit(unit)) found.push({ field: "unit", says: `不认识单位「${unit}」` });
  if (unit !== undefined && (kind === "text" || kind === "yesno"))
    found.push({ field: "unit", says: `${kind === "text" ? "文字" : "是否"}参数没有单位` });
  const needsChoices = kind === "choice" || (filter === true && kind !== "text" && kind !== "yesno");
  if (needsChoices !== (choices !== undefined))
    found.push({ field: "choices", says: "选项参数和用于筛选的数值参数要写明选项，其他参数不写" });
  for (const choice of repeated(choices ?? []))
    found.push({ field: "choices", says: `选项「${choice}」写了两次` });
  for (const choice of (choices ?? []).filter((each) => !isWell(kind, unit, each)))
    found.push({ field: "choices", says: `「${choice}」要写成 450、10..40 或 20+20 的样子` });
  if (better !== undefined && !BETTER_OF[kind].includes(better))
    found.push({
      field: "better",
      says: `${kind} 参数的优劣${BETTER_OF[kind].length > 0 ? `只能写 ${BETTER_OF[kind].join("、")}` : "比不出来，不写"}`,
    });
  return found;
}

/** A parameter says of each option that calculators ask for which one it is. */
function optionFaults({ role, choices = [], optionRoles = {} }: ParameterEntry): EntryFault[] {
  const asked: readonly string[] = optionRolesOf(role);
  const says = [
    ...asked.filter((one) => !(one in optionRoles)).map((one) => `没有写哪个选项是「${one}」，计算工具要用`),
    ...Object.keys(optionRoles)
      .filter((one) => !asked.includes(one))
      .map((one) => `计算工具不问「${one}」`),
    ...Object.values(optionRoles)
      .filter((option) => !choices.includes(option))
      .map((option) => `「${option}」不是它的选项`),
  ];
  return says.map((each) => ({ field: "optionRoles", says: each }));
}

/** Each role has one parameter. */
function roleFaults(parameters: ParameterEntry[]): EntryFault[] {
  const roles = parameters.flatMap(({ role }) => role ?? []);
  return ALL_PARAMETER_ROLES.flatMap((role) => {
    const count = roles.filter((one) => one === role).length;
    if (count === 1) return [];
    return [
      { field: "role", says: count > 1 ? `「${role}」写了两次` : `没有参数写「${role}」，计算工具要用` },
    ];
  });
}

/** Faults of the dictionary. */
export function dictionaryFaults(parameters: ParameterEntry[]): Finding[] {
  const keys = new Set(parameters.map(({ key }) => key));
  const found = parameters.flatMap((entry) =>
    [...entryFaults(entry), ...useFaults(entry, keys), ...optionFaults(entry)].map((fault) => ({
      id: entry.key,
      ...fault,
    })),
  );
  for (const key of repeated(parameters.map((entry) => entry.key)))
    found.push({ id: key, field: "key", says: "代号重复" });
  for (const field of repeated(parameters.flatMap((entry) => entry.field ?? [])))
    found.push({ id: "", field: "field", says: `字段 ${field} 用了两次` });
  found.push(...roleFaults(parameters).map((fault) => ({ id: "", ...fault })));
  return found.map((fault) => ({ file: "parameters" as const, ...fault }));
}
