/** The styles that Next links, by the names of its files. */
const STYLES = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w-]+)\.css"[^>]*>/g;

/**
 * The same page with one file of styles where Next has several, each of which a browser would need before it shows
 * anything (scripts/join-styles.mjs writes it). The payload names it as well, so that React finds what it looks for.
 */
export function withJoinedStyles(html: string): string {
  const names = [...html.matchAll(STYLES)].map(([, name = ""]) => name);
  if (names.length < 2) return html;
  const joined = `/chunks/${names.join("-")}.css`;
  const [, ...others] = html.match(STYLES) ?? [];
  const once = others.reduce((page, link) => page.replace(link, ""), html);
  return names.reduce((page, name) => page.replaceAll(`/chunks/${name}.css`, joined), once);
}
