/** Longer than this it is no line of a list any more. */
const MOST = 80;

const SENTENCE = /[^。！？]+(?:[。！？]+[”’）」]?|$)/g;

/** The beginning of a text: its first sentence and those after it that fit, without a sentence that only introduces a list. */
export function opening(text: string, most = MOST): string {
  let said = "";
  for (const sentence of text.trim().match(SENTENCE) ?? []) {
    if (said !== "" && (said.length + sentence.length > most || sentence.endsWith("："))) break;
    said += sentence;
  }
  return said.replace(/：$/, "……");
}
