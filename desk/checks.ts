import { setImmediate as pause } from "node:timers/promises";
import type { Finding } from "@/db/check/finding";
import { FAULTS, WARNINGS } from "@/db/check/rules";
import type { Content } from "@/db/source/shapes";
import { fileOfItem, type Item } from "./items";

/** A finding on a field, by its path; an empty path means the whole file. */
export type Fault = { path: (string | number)[]; says: string; kind: "fault" | "warning" | "produced" };

/** The index of the first entry of a list with this text or number among its own fields. */
const entryNamed = (list: unknown, name: string): number =>
  Array.isArray(list)
    ? list.findIndex(
        (entry: unknown) =>
          typeof entry === "object" &&
          entry !== null &&
          Object.values(entry).some((one) => String(one) === name),
      )
    : -1;

/**
 * Turns the field of a finding, in editors' words, into a path: `brief.load`, `第 2 条，href`, `parameters（额定电压）`.
 * A part that matches no field is put before the message.
 */
function faultOf({ field, says }: Pick<Finding, "field" | "says">, value: unknown): Omit<Fault, "kind"> {
  const path: (string | number)[] = [];
  let at = value;
  const go = (key: string | number) => {
    path.push(key);
    at = (at as Record<string | number, unknown> | undefined)?.[key];
  };
  const [, entry, rest = field] = /^第 (\d+) 条，?(.*)$/.exec(field) ?? [];
  if (entry) go(Number(entry) - 1);
  const [names = ""] = /^[A-Za-z]\w*(?:\.\w+)*/.exec(rest) ?? [];
  for (const name of names.split(".").filter(Boolean)) go(name);
  const left = rest.slice(names.length);
  const [, named = ""] = /^（([^，）]+)[，）]/.exec(left) ?? [];
  const index = entryNamed(at, named);
  if (named && index >= 0) go(index);
  return { path, says: (index >= 0 || left === "" ? says : `${left.replace(/^，/, "")}：${says}`) + "。" };
}

export type Found = { faults: Finding[]; warnings: Finding[] };

/**
 * Runs the content check rule by rule, so that the desk can answer in between.
 * @returns undefined if it was aborted
 */
export async function check(content: Content, root: string, signal: AbortSignal): Promise<Found | undefined> {
  const found: Found = { faults: [], warnings: [] };
  const kinds = [
    ["faults", FAULTS],
    ["warnings", Object.values(WARNINGS)],
  ] as const;
  for (const [kind, rules] of kinds)
    for (const rule of rules) {
      await pause();
      if (signal.aborted) return undefined;
      found[kind].push(...rule(content, root));
    }
  return found;
}

/** The findings on this file. */
export function faultsOf({ faults, warnings }: Found, item: Item, value: unknown): Fault[] {
  const own = (list: Finding[], kind: Fault["kind"]) =>
    list
      .filter(({ file, id }) => file === item.noun && (item.id === "" || id === item.id))
      .map((one) => {
        const entry = item.id === "" && one.id !== "" ? entryNamed(value, String(one.id)) : -1;
        if (entry < 0) return { ...faultOf(one, value), kind };
        const { path, says } = faultOf(one, (value as unknown[])[entry]);
        return { path: [entry, ...path], says, kind };
      });
  return [...own(faults, "fault"), ...own(warnings, "warning")];
}

/** Other files with faults. */
export const othersOf = ({ faults }: Found, item: Item): string[] => [
  ...new Set(
    faults
      .filter(({ file, id }) => file !== item.noun || (item.id !== "" && id !== item.id))
      .flatMap(({ file, id }) =>
        file === "pictures" ? [] : fileOfItem({ noun: file, id: typeof id === "number" ? id : "" }),
      ),
  ),
];
