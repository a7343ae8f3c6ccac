/** Words that mark something as available on order only. */
export const OPTIONAL_WORDS = ["选配", "可选", "可订", "可定制"] as const;
const WORDS = OPTIONAL_WORDS.join("|");
const OPTIONAL = new RegExp(`^(?:${WORDS})$`);
// Alternatives are optional as well.
const SAID = new RegExp(`${WORDS}|或`);
const BEHIND = new RegExp(`^(?:（(?:${WORDS})）|${WORDS})`);
const BEFORE = new RegExp(`(?:${WORDS})$`);

/** Whether a condition marks a value as optional. */
export const isOptional = (condition: string): boolean => OPTIONAL.test(condition);

/** Whether a text marks anything as optional. */
export const saysOptional = (text: string): boolean => SAID.test(text);

/** Whether a text marks this choice as optional, directly before or after it: `选配4G`, `RS485（选配）`, `IP42可选`. */
export const saysIsOptional = (text: string, choice: string): boolean =>
  text
    .split(choice)
    .some((part, at, parts) => (at > 0 && BEHIND.test(part)) || (at < parts.length - 1 && BEFORE.test(part)));
