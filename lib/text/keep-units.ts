/** What is counted. */
export const COUNTERS = "路处台人天次倍元万只级段相项个组面套块款件年月日";
/** What is in front of the blank is part of what is found: Safari 15 knows no look behind. */
const TOGETHER = new RegExp(
  String.raw`\d (?=[A-Za-zµΩ]{1,5}(?![A-Za-z])|[%℃${COUNTERS}])|[\d台] [×→] (?=[\d−])|[≥≤] (?=\d)|[第约] (?=\d)|\b[A-Z]{2}(?:\/T)? (?=\d)|\S (?=· )`,
  "g",
);
/**
 * What a root is taken of, which a line of Chinese would part from its sign. A counter without a blank (`5次`) is left: what
 * joins it, invisible, would be copied along, and searched for; components/ui/whole.tsx makes it a box.
 */
const ROOT = /√(?=[\w(（])/g;

/**
 * Numbers stay on a line with their units and counters, with what they are multiplied by (`12 × 30 kvar`, `12 台 × 30 kvar`), with what they
 * became (`900 → 14 s`), with their sign (`≥ 350 kvar`) and as a standard's (`GB/T 14549`), roots with what they are taken
 * of (`√3`), a dot between two things with the first. Sizes, `395 mm×80 mm×300 mm`, are longer than a narrow column:
 * components/ui/whole.tsx parts them between two.
 */
export const keepUnits = (text: string): string =>
  text.replace(TOGETHER, (found) => found.replaceAll(" ", "\u00a0")).replace(ROOT, "√\u2060");
