/** The styles that Next links, by the names of its files. */
const STYLES = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w-]+)\.css"[^>]*>/g;
/** A file of styles, wherever it is named. */
const FILE = /\/chunks\/([\w-]+)\.css/g;
/** What it has fetched ahead, by elements and by lines of the payload: all that the page links anyway, and what a broken page would need. */
const PRELOADS =
  /<link rel="preload" href="[^"]+\.css" as="style"[^>]*>|:HL\[\\"[^"]+\.css\\",\\"style\\"\]\\n/g;

/**
 * In the payload a file of styles after the first of its list, within it or on a line of its own; Next names a joined one
 * once for each that it stands for.
 */
const AGAIN = String.raw`\[\\"\$\\",\\"link\\",\\"[1-9]\d*\\",\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"/_next/static/chunks/OWN\.css\\"[^{}]*\}\]`;

/**
 * The same page with one file of styles where Next has several, each of which a browser would need before it shows
 * anything. The payload names it as well, so that React finds what it looks for.
 * @param joined the names of the files that stand for others, by the names of those, with commas (scripts/join-styles.mjs)
 */
export function withJoinedStyles(html: string, joined: Readonly<Record<string, string>>): string {
  const links = [...html.matchAll(STYLES)];
  const names = links.map(([, name = ""]) => name);
  const own = joined[names.join()];
  if (own === undefined) return html;
  const again = AGAIN.replace("OWN", own);
  return html
    .replace(PRELOADS, "")
    .replace(STYLES, (link) => (link === links[0]?.[0] ? link : ""))
    .replace(FILE, (file, name: string) => (names.includes(name) ? `/chunks/${own}.css` : file))
    .replace(new RegExp(`,${again}`, "g"), "")
    .replace(new RegExp(String.raw`(\\n[\da-f]+:)${again}`, "g"), "$1null");
}
