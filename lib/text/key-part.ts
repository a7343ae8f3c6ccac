import { wordsOf } from "./blocks";

/** The first paragraph of an article as plain text. */
export const excerptOf = (html: string): string => wordsOf(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "");

/** The paragraphs before the first heading, table or list of an article, as plain text. */
export const beginningOf = (html: string): string =>
  wordsOf(
    [...html.replace(/<(?:h\d|table|ul|ol)[ >].*/s, "").matchAll(/<p>(.*?)<\/p>/gs)]
      .map(([, text]) => text)
      .join(""),
  );

/** The first table of an article, or else its first list; empty if it has neither. */
export const keyPartOf = (html: string): string =>
  (/<table>.*?<\/table>/s.exec(html) ?? /<(ol|ul)>.*?<\/\1>/s.exec(html))?.[0] ?? "";
