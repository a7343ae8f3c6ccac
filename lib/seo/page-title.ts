import { SITE } from "@/lib/site";

/** What every title ends with that has room for it. */
export const TITLE_END = ` - ${SITE.brand}`;

/** What search engines show of a title, in Chinese characters; two Latin ones are as wide as one. */
export const MAX_TITLE_WIDTH = 30;

export const titleWidth = (title: string) =>
  [...title].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : 0.5), 0);

const fits = (title: string) => titleWidth(title) <= MAX_TITLE_WIDTH;

/** The first clauses of a title that fit; of one without clauses as much as fits. */
function shortened(title: string): string {
  const clauses = title.split(/(?=[，：；。？！、])/);
  const ends = clauses.map((_, at) => clauses.slice(0, at + 1).join(""));
  const whole = ends.filter((start) => fits(start)).at(-1);
  if (whole !== undefined) return whole;
  const signs = [...title];
  while (!fits(`${signs.join("")}…`)) signs.pop();
  return `${signs.join("")}…`;
}

/** A page's title for Next, which adds the brand's name; where both are too long, the page's words alone. */
export function pageTitle(title: string): string | { absolute: string } {
  if (fits(title + TITLE_END)) return title;
  return { absolute: fits(title) ? title : shortened(title) };
}
