/** What is in front of the blank is part of what is found: Safari 15 knows no look behind. */
const TOGETHER =
  /\d (?=[A-Za-zµΩ]{1,5}(?![A-Za-z])|[%℃路处台人天次倍元万])|\d [×→] (?=[\d−])|[≥≤] (?=\d)|\b[A-Z]{2}(?:\/T)? (?=\d)|\S (?=· )/g;
/** What a root is taken of, which a line of Chinese would part from its sign. */
const ROOT = /√(?=[\w(（])/g;

/**
 * Numbers stay on a line with their units, with what they are multiplied by (`12 × 30 kvar`), with what they became
 * (`900 → 14 s`, `0 → 37 次`), with their sign (`≥ 350 kvar`) and as a standard's (`GB/T 14549`), roots with what they are taken of (`√3`), a dot between
 * two things with the first. Sizes, `395 mm×80 mm×300 mm`, are longer than a narrow column: components/ui/whole.tsx parts
 * them between two.
 */
export const keepUnits = (text: string): string =>
  text.replace(TOGETHER, (found) => found.replaceAll(" ", "\u00a0")).replace(ROOT, "√\u2060");
