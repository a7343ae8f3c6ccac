/** Splits off the first paragraph of an article as plain text, if it has no markup and more follows. */
export function splitFirstParagraph(html: string): { lead: string; rest: string } {
  const [first = "", lead = ""] = /^\s*<p>([^<>&]+)<\/p>(?=\s*<)/.exec(html) ?? [];
  return { lead, rest: html.slice(first.length) };
}
