/** An article's first paragraph as words, where it is one without markup and more follows, and what comes after it. */
export function splitFirstParagraph(html: string): { lead: string; rest: string } {
  const [first = "", lead = ""] = /^\s*<p>([^<>&]+)<\/p>(?=\s*<)/.exec(html) ?? [];
  return { lead, rest: html.slice(first.length) };
}
