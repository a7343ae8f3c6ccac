/** The maximum length for one line of a list. */
const MOST = 80;

const SENTENCE = /[^。！？]+(?:[。！？]+[”’）」]?|$)/g;

/** The first sentence of a text and the following ones that fit, without a sentence that only introduces a list. */
export function opening(text: string, most = MOST): string {
  let said = "";
  for (const sentence of text.trim().match(SENTENCE) ?? []) {
    if (said !== "" && (said.length + sentence.length > most || sentence.endsWith("："))) break;
    said += sentence;
  }
  return said.replace(/：$/, "……");
}
