import { INDUSTRIES, type Industry, PROBLEMS, type Problem } from "./facts";

/** Which cases of a list a visitor wants to see: `?industry=medical&problem=harmonics`. */
export type CaseChoice = { industry?: Industry | undefined; problem?: Problem | undefined };

const isIndustry = (value: string): value is Industry => Object.hasOwn(INDUSTRIES, value);
const isProblem = (value: string): value is Problem => Object.hasOwn(PROBLEMS, value);

/** What there is none of counts as no choice. */
export const readIndustry = (value = "") => (isIndustry(value) ? value : undefined);
export const readProblem = (value = "") => (isProblem(value) ? value : undefined);

export const readCaseChoice = ({ industry, problem }: Record<string, string>): CaseChoice => ({
  industry: readIndustry(industry),
  problem: readProblem(problem),
});

/** The one address of a page of the chosen cases, its parameters in the order of canonical addresses. */
export function caseListHref(path: string, { industry, problem }: CaseChoice, page = 1): string {
  const query = new URLSearchParams();
  if (industry) query.set("industry", industry);
  if (page > 1) query.set("page", String(page));
  if (problem) query.set("problem", problem);
  return query.size > 0 ? `${path}?${query}` : path;
}
