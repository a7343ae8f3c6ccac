import type { QAPage } from "schema-dts";
import { postHref } from "@/lib/board/addresses";
import { absoluteUrl, chinaTime } from "./page-metadata";

type Text = { content: string; createtime: string; username: string };
type Question = Text & { id: number; title: string };
type Answer = Text & { id: number; staff: 0 | 1; accepted: 0 | 1 };

const author = ({ username }: Text, isStaff: boolean) =>
  isStaff
    ? { "@type": "Organization" as const, name: username }
    : { "@type": "Person" as const, name: username };

/** Structured data of a question with its answers; undefined without answers, which search engines reject. */
export function questionData(
  question: Question,
  answers: readonly Answer[],
): Exclude<QAPage, string> | undefined {
  if (answers.length === 0) return undefined;
  const url = absoluteUrl(postHref({ kind: "speak", id: question.id }));
  const answer = (one: Answer) => ({
    "@type": "Answer" as const,
    text: one.content,
    dateCreated: chinaTime(one.createtime),
    url: `${url}#r${one.id}`,
    author: author(one, one.staff === 1),
  });
  const isBest = ({ accepted, staff }: Answer) => accepted === 1 || staff === 1;
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.title,
      text: question.content,
      dateCreated: chinaTime(question.createtime),
      answerCount: answers.length,
      author: author(question, false),
      acceptedAnswer: answers.filter(isBest).map(answer),
      suggestedAnswer: answers.filter((one) => !isBest(one)).map(answer),
    },
  };
}
