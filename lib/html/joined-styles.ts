/** Style sheet links as Next writes them. */
const STYLES = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w-]+)\.css"[^>]*>/g;
/** Any reference to a style sheet. */
const FILE = /\/chunks\/([\w-]+)\.css/g;
/** Preloads of style sheets, in elements and in the payload: the page links them anyway, or only an error page needs them. */
const PRELOADS =
  /<link rel="preload" href="[^"]+\.css" as="style"[^>]*>|:HL\[\\"[^"]+\.css\\",\\"style\\"\]\\n/g;

/**
 * In the payload, a repeated style sheet in a list or on a line of its own: a joined one appears once per original.
 */
const AGAIN = String.raw`\[\\"\$\\",\\"link\\",\\"[1-9]\d*\\",\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"/_next/static/chunks/OWN\.css\\"[^{}]*\}\]`;

/**
 * Replaces the render-blocking style sheets of a page by one joined file, in the payload as well, so that React finds it.
 * @param joined the joined file by the comma-separated names of the originals (scripts/join-styles.mjs)
 */
export function withJoinedStyles(html: string, joined: Readonly<Record<string, string>>): string {
  const links = [...html.matchAll(STYLES)];
  const names = links.map(([, name = ""]) => name);
  const own = joined[names.join()];
  if (own === undefined) return html;
  const again = AGAIN.replace("OWN", own);
  const lines: string[] = [];
  const without = html
    .replace(PRELOADS, "")
    .replace(STYLES, (link) => (link === links[0]?.[0] ? link : ""))
    .replace(FILE, (file, name: string) => (names.includes(name) ? `/chunks/${own}.css` : file))
    .replace(new RegExp(`,${again}`, "g"), "")
    .replace(new RegExp(String.raw`\\n([\da-f]+):${again}`, "g"), (_, line: string) => {
      lines.push(line);
      return "";
    });
  const references = new RegExp(String.raw`,\\"\$L(?:${lines.join("|")})\\"`, "g");
  return lines.length > 0 ? without.replace(references, "") : without;
}
