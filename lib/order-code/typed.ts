import { SITE } from "@/lib/site";
import { MAX_CODE, plainCode } from "./spelling";

/** The beginning of a code. */
const START = `${SITE.modelPrefix}[- ]?[A-Z]`;
const BETWEEN = new RegExp(`(?:[\\s,，、;；。]|和|与|及)+(?=${START})`, "iu");
const TAG = /<[^<>]*>/g;
/** A remark in brackets, or a quantity. */
const TAIL = /\s*(?:[（(][^（()）]*[)）]|[×xX*+]?\s*\d+\s*[台套只个件面块])\s*$/u;
/** Text before a code: `型号：`. */
const LEAD = new RegExp(`^.*?(?<![A-Z\\d])(?=${START})|^[\\p{Script=Han} .]+`, "u");

/** The maximum length of pasted text, which may contain labels and a second code. */
const MOST_TYPED = 3 * MAX_CODE;

const codeText = (text: string) => plainCode(text).replace(LEAD, "");

/** The typed text as normalized codes: first the whole, then without text around the code. */
export function codeTexts(typed: string): [string, ...string[]] {
  const whole = typed.slice(0, MOST_TYPED).replace(TAG, " ").slice(0, MAX_CODE);
  const bare = whole.replace(TAIL, "").replace(TAIL, "");
  const text = codeText(whole);
  return bare === whole ? [text] : [text, codeText(bare)];
}

/** Each code of a text that has several: `LH-ZCS/450-30，LH-CK200/5A`. */
export const codesIn = (typed: string): string[] =>
  typed
    .slice(0, MOST_TYPED)
    .split(BETWEEN)
    .map((code) => code.trim())
    .filter((code) => /[A-Z]/i.test(code));

const BEGINS = new RegExp(`^${START}`, "iu");

/** Splits a text where each code begins; text before the first one belongs to it. */
export function textsOfCodes(text: string): string[] {
  const [first = "", ...others] = text.split(BETWEEN);
  const [second, ...more] = others;
  return second === undefined || BEGINS.test(first) ? [first, ...others] : [`${first} ${second}`, ...more];
}
