import { SITE } from "@/lib/site";

/** The suffix of titles, if there is room for it. */
export const TITLE_END = ` - ${SITE.brand}`;

/** The part of a title that search engines show, in Chinese characters; two Latin ones have the width of one. */
export const MAX_TITLE_WIDTH = 30;

export const titleWidth = (title: string) =>
  [...title].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : 0.5), 0);

const fits = (title: string) => titleWidth(title) <= MAX_TITLE_WIDTH;

/** The leading clauses of a title that fit; a title without clauses is cut. */
function shortened(title: string): string {
  const clauses = title.split(/(?=[，：；。？！、])/);
  const ends = clauses.map((_, at) => clauses.slice(0, at + 1).join(""));
  const whole = ends.filter((start) => fits(start)).at(-1);
  if (whole !== undefined) return whole;
  const signs = [...title];
  while (!fits(`${signs.join("")}…`)) signs.pop();
  return `${signs.join("")}…`;
}

/** The title of a page for Next, which adds the brand; if both are too long, the title alone. */
export function pageTitle(title: string): string | { absolute: string } {
  if (fits(title + TITLE_END)) return title;
  return { absolute: fits(title) ? title : shortened(title) };
}
