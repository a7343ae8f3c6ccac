import type { FAQPage } from "schema-dts";
import type { Question } from "@/lib/faq/questions";

/** Structured data of questions with their complete answers. */
export const faqData = (
  questions: readonly Pick<Question, "question" | "answer">[],
): Exclude<FAQPage, string> => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
