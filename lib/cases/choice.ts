import { INDUSTRIES, PROBLEMS, VOLTAGES } from "./facts";

/** The filters of cases, in the order of canonical addresses. */
export const CASE_KEYS = ["industry", "problem", "town", "voltage", "year"] as const;
export type CaseKey = (typeof CASE_KEYS)[number];

/** The chosen filters: `?industry=medical&problem=harmonics`. */
export type CaseChoice = { [Key in CaseKey]?: string | undefined };

const keyOf =
  (names: Readonly<Record<string, string>>) =>
  (value = "") =>
    Object.hasOwn(names, value) ? value : undefined;
const matching =
  (pattern: RegExp) =>
  (value = "") =>
    pattern.test(value) ? value : undefined;

/** Unknown values count as no choice. Towns and years are not checked here, as they come from the content. */
export const CASE_PARAMETERS: Readonly<Record<CaseKey, (value?: string) => string | undefined>> = {
  industry: keyOf(INDUSTRIES),
  problem: keyOf(PROBLEMS),
  town: matching(/^\p{Script=Han}{1,8}$/u),
  voltage: keyOf(VOLTAGES),
  year: matching(/^20\d\d$/),
};

export const readCaseChoice = (query: Readonly<Record<string, string>>): CaseChoice =>
  Object.fromEntries(
    CASE_KEYS.flatMap((key) => {
      const value = CASE_PARAMETERS[key](query[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** The canonical address of a page of the filtered list. */
export function caseListHref(path: string, choice: CaseChoice, page = 1): string {
  const query = new URLSearchParams();
  for (const key of CASE_KEYS) if (choice[key]) query.set(key, choice[key]);
  if (page > 1) query.set("page", String(page));
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}
