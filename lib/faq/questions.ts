import { pairedTokens, wordsOf } from "@/lib/search/tokens";
import QUESTIONS from "@/db/content/site/questions.json" with { type: "json" };

export type Question = {
  /** The end of its anchor on the page of questions. */
  id: string;
  question: string;
  /** Other words in which it is asked. */
  asked: string[];
  answer: string;
  /** The family of products that it concerns; 0 for all. */
  family: number;
  /** Where more of it is told. */
  link: { href: string; label: string };
};

/** What customers ask, kept by editors. */
export const questions: readonly Question[] = QUESTIONS;

/** What a question is asked with, not what it is about. */
const ASKING =
  /为什么|有什么|是什么原因|什么原因|什么意思|是什么|什么时候|什么|怎么选|怎么算|怎么办|怎么|如何|选择|计算|选型|区别|是多少|多少|要达到|需要|哪里看|吗|呢|的|和|与|是|了|才|？|\?/gu;

/** At least this share of what was searched for, and of one of a question's wordings, is the same. */
const SAME_OF_SEARCH = 0.8;
const SAME_OF_WORDING = 0.6;

/** Words as pairs of Chinese characters, and runs of letters and digits. */
function termsOf(text: string): Set<string> {
  const terms = wordsOf(text.replace(ASKING, " ")).flatMap((word) => {
    const paired = pairedTokens(word);
    const [last = "", before = ""] = [paired.at(-1), paired.at(-2)];
    return before.endsWith(last) && last.length === 1 && paired.length > 1 ? paired.slice(0, -1) : paired;
  });
  return new Set(terms);
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((term) => b.has(term)).length;

/** Finds of some questions the one that words ask, if they ask one of them. */
export function questionFinder<Asked extends Pick<Question, "question" | "asked">>(among: readonly Asked[]) {
  const wordings = among.map((question) => {
    const terms = [question.question, ...question.asked].map(termsOf);
    return { question, terms, all: new Set(terms.flatMap((wording) => [...wording])) };
  });
  return (searched: string): Asked | undefined => {
    const asked = termsOf(searched);
    const scored = wordings.map(({ question, terms, all }) => {
      const ofWording = Math.max(...terms.map((wording) => shared(asked, wording) / wording.size));
      return { question, ofSearch: shared(asked, all) / asked.size, ofWording };
    });
    return scored
      .filter(({ ofSearch, ofWording }) => ofSearch >= SAME_OF_SEARCH && ofWording >= SAME_OF_WORDING)
      .sort((a, b) => b.ofSearch + b.ofWording - a.ofSearch - a.ofWording)[0]?.question;
  };
}

/** The question that some words ask, if they ask one of them. */
export const questionOf = questionFinder(questions);
