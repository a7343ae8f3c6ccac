import { TOOLS, toolHref } from "@/lib/links/tools";
import type { Figure, Match, Step, ToolAnswer } from "@/lib/tools/answer";
import type { Candidate } from "@/lib/tools/candidate";
import { conditionsText, type Field, type Raw, rawOf } from "@/lib/tools/fields";
import { kvarAnswer } from "@/lib/tools/kvar/answer";
import { shownFields } from "@/lib/tools/kvar/fields";
import { modeOf } from "@/lib/tools/kvar/load-fields";
import { meterAnswer } from "@/lib/tools/meter/answer";
import { METER_FIELDS } from "@/lib/tools/meter/fields";
import { readRatings } from "./ratings";

/** What a calculator says to a search that gives it a value. */
export type Calculation = {
  title: string;
  text: string;
  figures: Figure[];
  /** How the figures were found. */
  lines: { label: string; text: string }[];
  source: { href: string; label: string };
  /** What fits, how many and why, where the calculator has the catalogue. */
  matches: Match[];
};

/** The products that a calculator of compensation may choose, read where it answers. */
type Candidates = () => readonly Candidate[];
type Answered = { faults: Readonly<Record<string, string>>; answer?: ToolAnswer<unknown> };
type Calculator = {
  unit: string;
  /** What such a search is about. */
  words: RegExp;
  tool: keyof typeof TOOLS;
  fields: readonly Field[];
  given: (value: string) => Raw;
  /** The names of fields that are the example's then, and change the result. */
  assumed: readonly string[];
  answer: (raw: Raw, candidates: Candidates) => Answered;
};

/** @param of pattern of what is compensated: the site sells none, so that its name alone asks for the calculation */
const kvar = (
  unit: string,
  mode: string,
  of: string,
  given: Calculator["given"],
  assumed: readonly string[],
): Calculator => ({
  ...{
    unit,
    words: new RegExp(`补偿|电容|无功|${of}`),
    tool: "kvar",
    fields: shownFields(modeOf(mode)),
    assumed,
  },
  given: (value) => ({ mode, ...given(value) }),
  answer: (raw, candidates) => kvarAnswer(raw, candidates()),
});

const CALCULATORS: readonly Calculator[] = [
  kvar("kVA", "transformer", "变压器|箱变", (sn) => ({ sn }), ["ratio", "u", "uk"]),
  kvar("kW", "load", "电机|电动机", (p) => ({ by: "kw", p }), ["pf1", "pf2", "u", "sn", "uk"]),
  {
    ...{
      unit: "A",
      words: /互感器|变比/,
      tool: "meter",
      fields: METER_FIELDS,
      assumed: ["sys", "use", "len"],
    },
    given: (x) => ({ by: "a", x }),
    answer: (raw) => meterAnswer(raw, []),
  },
];

const MOST_MATCHES = 6;
const MOST_FIGURES = 5;
/** What stands in no standard says so beside it; sources of the others stand in the calculator. */
const EXPERIENCE = /^经验/;
const formulaOf = ({ name, formula, text, source }: Step) => ({
  label: name,
  text: `${formula}；${text}${EXPERIENCE.test(source) ? `（${source}）` : ""}`,
});

/** The calculator's answer where a search names a single value and what it is of: `1000 kVA 配多少电容`. */
export function calculationFor(searched: string, candidates: Candidates = () => []): Calculation | undefined {
  const { ratings, marks, words } = readRatings(searched);
  const [rating, ...others] = ratings;
  if (!rating || others.length > 0 || marks.length > 0 || rating.min !== rating.max) return undefined;
  const found = CALCULATORS.find(({ unit, words: of }) => unit === rating.unit && of.test(words.join(" ")));
  if (!found) return undefined;
  const raw = rawOf(found.fields, found.given(String(rating.min)));
  const { answer } = found.answer(raw, candidates);
  if (!answer) return undefined;
  const { label, href } = TOOLS[found.tool];
  const assumed = found.fields.filter(({ name }) => found.assumed.includes(name));
  return {
    title: `${label}：${rating.text}`,
    text: `${answer.summary}没有给出的条件按示例值：${conditionsText(assumed, raw)}。`,
    figures: answer.figures.slice(0, MOST_FIGURES),
    lines: answer.steps.filter(({ isMain }) => isMain).map(formulaOf),
    source: { href: toolHref(href, found.fields, raw), label },
    matches: answer.matches.slice(0, MOST_MATCHES),
  };
}
