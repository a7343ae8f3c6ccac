import { withoutAsking } from "@/lib/search/asking";
import { isHan, pairedTokens, wordsOf } from "@/lib/search/tokens";
import QUESTIONS from "@/db/content/site/questions.json" with { type: "json" };

export type Question = {
  /** The suffix of its anchor on the page of questions. */
  id: string;
  question: string;
  /** Alternative wordings. */
  asked: string[];
  answer: string;
  /** The product family it is about; 0 for all. */
  family: number;
  /** A link to more information. */
  link: { href: string; label: string };
};

/** Frequently asked questions, maintained by editors. */
export const questions: readonly Question[] = QUESTIONS;

/** The minimum share of common words in the search, and in a wording of the question. */
const SAME_OF_SEARCH = 0.8;
const SAME_OF_WORDING = 0.6;

/** The words of a question, each as bigrams of Chinese characters and runs of letters and digits. */
const wordsAsked = (text: string): string[][] =>
  wordsOf(withoutAsking(text)).map((word) => {
    const paired = pairedTokens(word);
    const [last = "", before = ""] = [paired.at(-1), paired.at(-2)];
    return before.endsWith(last) && last.length === 1 && paired.length > 1 ? paired.slice(0, -1) : paired;
  });

const termsOf = (text: string) => new Set(wordsAsked(text).flat());

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((term) => b.has(term)).length;

/** Returns a function that finds the question meant by a search; undefined if there is none. */
export function questionFinder<Asked extends Pick<Question, "question" | "asked">>(among: readonly Asked[]) {
  const questions = among.map((question) => {
    const wordings = [question.question, ...question.asked].map((text) => ({
      words: wordsAsked(text),
      terms: termsOf(text),
    }));
    return { question, wordings, all: new Set(wordings.flatMap(({ terms }) => [...terms])) };
  });
  return (searched: string): Asked | undefined => {
    const asked = termsOf(searched);
    const scored = questions.map(({ question, wordings, all }) => {
      // 功率因数 alone does not ask about the effect of 光伏 on it; the number of a standard may be missing.
      const meant = wordings.filter(({ words }) =>
        words.every((word) => !isHan(word[0]) || word.some((term) => asked.has(term))),
      );
      const ofWording = Math.max(0, ...meant.map(({ terms }) => shared(asked, terms) / terms.size));
      return { question, ofSearch: shared(asked, all) / asked.size, ofWording };
    });
    return scored
      .filter(({ ofSearch, ofWording }) => ofSearch >= SAME_OF_SEARCH && ofWording >= SAME_OF_WORDING)
      .sort((a, b) => b.ofSearch + b.ofWording - a.ofSearch - a.ofWording)[0]?.question;
  };
}

/** The question meant by a search; undefined if there is none. */
export const questionOf = questionFinder(questions);
