import { TOOLS, toolHref } from "@/lib/links/tools";
import type { Figure, Match, Step } from "@/lib/tools/answer";
import type { Candidate, Role } from "@/lib/tools/candidate";
import { conditionsText } from "@/lib/tools/fields";
import { runTool, TOOL_ROLES } from "@/lib/tools/run";
import { askedCalculation } from "./asked-calculation";

/** The result of a calculator for a search. */
export type Calculation = {
  title: string;
  text: string;
  figures: Figure[];
  /** The steps of the calculation. */
  lines: { label: string; text: string }[];
  source: { href: string; label: string };
  /** Matching products, if the calculator has candidates. */
  matches: Match[];
};

/** Reads the candidates for these roles. */
type Candidates = (...roles: readonly Role[]) => readonly Candidate[];

const MOST_MATCHES = 6;
const MOST_FIGURES = 5;
/** Rules of thumb are marked as such; sources in standards are shown in the calculator only. */
const EXPERIENCE = /^经验/;
const formulaOf = ({ name, formula, text, source }: Step) => ({
  label: name,
  text: `${formula}；${text}${EXPERIENCE.test(source) ? `（${source}）` : ""}`,
});

/** The answer of a calculator if a search gives all that it needs: `1000 kVA 配多少电容`. */
export function calculationFor(searched: string, candidates: Candidates = () => []): Calculation | undefined {
  const asked = askedCalculation(searched);
  if (!asked) return undefined;
  const { tool, note = "" } = asked;
  const { raw, fields, answer } = runTool(tool, asked.values, candidates(...TOOL_ROLES[tool]));
  if (!answer) return undefined;
  const { label, href } = TOOLS[tool];
  const assumed = conditionsText(
    fields.filter(({ name }) => asked.assumed.includes(name)),
    raw,
  );
  return {
    title: `${label}：${asked.text}`,
    text: `${answer.summary}${note}${assumed && `没有给出的条件按示例值：${assumed}。`}`,
    figures: answer.figures.slice(0, MOST_FIGURES),
    lines: answer.steps.filter(({ isMain }) => isMain).map(formulaOf),
    source: { href: toolHref(href, fields, raw), label },
    matches: answer.matches.slice(0, MOST_MATCHES),
  };
}
