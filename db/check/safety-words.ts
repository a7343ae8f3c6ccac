/** Things and states that are called by the word; what is left of it is the act. */
const DISCHARGE_NOUN = /放电(?:指示|线圈|棒|器件|声|电阻|时间)/g;
const MAKES_SAFE = /断开|停电|停机|短接|取下/;

/** Whether a text says how a device is made safe to be worked on. */
export const isMadeSafe = (text: string) => MAKES_SAFE.test(text);

/** What is wrong with a text that lets anybody discharge what was not found dead before; waiting comes first. */
export function dischargeFault(text: string): string | undefined {
  const steps = text.replace(DISCHARGE_NOUN, "").split(/[。；]/);
  const acts = steps.filter((step) => step.includes("放电"));
  return acts.some((step) => !/等待.*验(?:电|明|无电).*放电/.test(step))
    ? "写到放电的一句里，放电前要写等待与验电，例如「断电、等待、验电、放电后……」"
    : undefined;
}
