/** Chinese counters. */
export const COUNTERS = "路处台人天次倍元万只级段相项个组面套块款件年月日";
/** The match includes the text before the space, as Safari 15 has no lookbehind. */
const TOGETHER = new RegExp(
  String.raw`\d (?=[A-Za-zµΩ]{1,5}(?![A-Za-z])|[%℃${COUNTERS}])|[\d台] [×→] (?=[\d−])|[≥≤] (?=\d)|[第约] (?=\d)|\b[A-Z]{2}(?:\/T)? (?=\d)|\S (?=· )`,
  "g",
);
/**
 * A root sign with its radicand, between which a line could break. Counters without a space (`5次`) are not joined here: an
 * invisible joiner would be copied and searched for, so components/ui/no-break-text.tsx keeps them together by markup.
 */
const ROOT = /√(?=[\w(（])/g;

/**
 * Prevents line breaks between numbers and their units or counters, in products (`12 × 30 kvar`, `12 台 × 30 kvar`), changes
 * (`900 → 14 s`), after signs (`≥ 350 kvar`), in standards (`GB/T 14549`), roots (`√3`), and before a middle dot. Sizes
 * (`395 mm×80 mm×300 mm`) are longer than narrow columns: components/ui/no-break-text.tsx lets them break between lengths.
 */
export const keepUnits = (text: string): string =>
  text.replace(TOGETHER, (found) => found.replaceAll(" ", "\u00a0")).replace(ROOT, "√\u2060");
