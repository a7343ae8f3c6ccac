import { wordsOf } from "./blocks";

/** An article's first paragraph as words. */
export const excerptOf = (html: string): string => wordsOf(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "");

/** The paragraphs before an article's first heading, table or list, as words. */
export const beginningOf = (html: string): string =>
  wordsOf(
    [...html.replace(/<(?:h\d|table|ul|ol)[ >].*/s, "").matchAll(/<p>(.*?)<\/p>/gs)]
      .map(([, text]) => text)
      .join(""),
  );

/** An article's first table, or its first list where it has no table; empty where it has neither. */
export const keyPartOf = (html: string): string =>
  (/<table>.*?<\/table>/s.exec(html) ?? /<(ol|ul)>.*?<\/\1>/s.exec(html))?.[0] ?? "";
