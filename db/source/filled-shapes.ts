import { FACT_NAMES, unknownFacts } from "@/lib/inquiry/site-facts";
import { line } from "./line-shapes";

/** A text with placeholders for facts of lib/site.ts. */
export const filled = line.refine((text) => unknownFacts(text).length === 0, {
  error: ({ input }) =>
    `没有「{{${unknownFacts(String(input)).join("、")}}}」，能写的有 ${FACT_NAMES.map((name) => `{{${name}}}`).join("、")}`,
});

const NAME = /\{\{([^{}]*)\}\}/g;

/** A text with placeholders for these figures. */
export const saying = (names: readonly string[]) =>
  line.superRefine((text, { addIssue }) => {
    for (const [, name = ""] of text.matchAll(NAME))
      if (!names.includes(name)) {
        const known =
          names.length > 0 ? `能写的有 ${names.map((one) => `{{${one}}}`).join("、")}` : "这里不能写";
        addIssue({ code: "custom", message: `没有「{{${name}}}」，${known}` });
      }
  });
