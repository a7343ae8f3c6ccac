/** Compound nouns with 放电; all other uses of the word mean the act. */
const DISCHARGE_NOUN = /放电(?:指示|线圈|棒|器件|声|电阻|时间)/g;
const MAKES_SAFE = /断开|停电|停机|短接|取下/;

/** Whether a text describes how to make a device safe for work. */
export const isMadeSafe = (text: string) => MAKES_SAFE.test(text);

/** The fault of a text that says to discharge before waiting and testing for absence of voltage. */
export function dischargeFault(text: string): string | undefined {
  const steps = text.replace(DISCHARGE_NOUN, "").split(/[。；]/);
  const acts = steps.filter((step) => step.includes("放电"));
  return acts.some((step) => !/等待.*验(?:电|明|无电).*放电/.test(step))
    ? "写到放电的一句里，放电前要写等待与验电，例如「断电、等待、验电、放电后……」"
    : undefined;
}
