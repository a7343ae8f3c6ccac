/** How texts and conditions say that something comes only where it is ordered. */
export const OPTIONAL_WORDS = ["选配", "可选", "可订", "可定制"] as const;
const WORDS = OPTIONAL_WORDS.join("|");
const OPTIONAL = new RegExp(`^(?:${WORDS})$`);
// Of alternatives, too, each comes where it is ordered.
const SAID = new RegExp(`${WORDS}|或`);
const BEHIND = new RegExp(`^(?:（(?:${WORDS})）|${WORDS})`);
const BEFORE = new RegExp(`(?:${WORDS})$`);

/** Whether a value with this condition comes only where it is ordered. */
export const isOptional = (condition: string): boolean => OPTIONAL.test(condition);

/** Whether a text says of anything that it comes only where it is ordered. */
export const saysOptional = (text: string): boolean => SAID.test(text);

/** Whether a text says it of this choice, right before or behind it: `选配4G`, `RS485（选配）`, `IP42可选`. */
export const saysIsOptional = (text: string, choice: string): boolean =>
  text
    .split(choice)
    .some((part, at, parts) => (at > 0 && BEHIND.test(part)) || (at < parts.length - 1 && BEFORE.test(part)));
