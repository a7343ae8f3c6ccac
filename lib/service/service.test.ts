import { expect, test } from "vitest";
import { questions } from "@/lib/faq/questions";
import { faqData } from "@/lib/seo/faq-data";
import { faultKindOf, faultKinds, faultKindsOf } from "./fault-codes";

test("a family leads to the codes of its devices, and a device to its own", () => {
  const [kind] = faultKinds;
  expect(faultKindsOf(kind?.families[0] ?? 0)).toContain(kind);
  expect(faultKindOf(kind?.products[0] ?? 0)).toBe(kind);
  expect(faultKindsOf(0)).toEqual([]);
});

test("search engines read each question with its complete answer", () => {
  const [first] = questions;
  expect(faqData(questions).mainEntity).toHaveLength(questions.length);
  expect(faqData(questions).mainEntity).toContainEqual({
    "@type": "Question",
    name: first?.question,
    acceptedAnswer: { "@type": "Answer", text: first?.answer },
  });
});
