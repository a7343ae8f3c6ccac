import type { HowTo } from "schema-dts";

/** Structured data of steps in order. */
export const howToData = (
  name: string,
  description: string,
  steps: readonly { title: string; text: string }[],
): Exclude<HowTo, string> => ({
  "@type": "HowTo",
  name,
  description,
  inLanguage: "zh-CN",
  step: steps.map(({ title, text }, at) => ({ "@type": "HowToStep", position: at + 1, name: title, text })),
});
