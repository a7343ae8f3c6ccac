import { plainText } from "./plain-text";

/** A block of an editors' text, without markup. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "points"; points: string[]; isNumbered: boolean }
  | { kind: "table"; header: string[]; rows: string[][] };

const BLOCK = /<(h2|h3|p|ul|ol|table)>([^]*?)<\/\1>/g;

const INLINE = /<\/?(?:a|strong|b|em|i|sub|sup)\b[^>]*>/g;
/** The plain text of a block; inline elements do not add spaces. */
export const wordsOf = (html: string) => plainText(html.replace(INLINE, ""));

const textsOf = (html: string, tags: string) =>
  [...html.matchAll(new RegExp(`<(${tags})>([^]*?)</\\1>`, "g"))].map(([, , inner = ""]) => inner);

function tableOf(html: string): Block {
  const [header = [], ...rows] = textsOf(html, "tr").map((row) => textsOf(row, "th|td").map(wordsOf));
  return { kind: "table", header, rows };
}

/** The blocks of an editors' text in their order. */
export const blocksOf = (html: string): Block[] =>
  [...html.matchAll(BLOCK)].map(([, tag, inner = ""]): Block => {
    if (tag === "table") return tableOf(inner);
    if (tag === "ul" || tag === "ol")
      return { kind: "points", points: textsOf(inner, "li").map(wordsOf), isNumbered: tag === "ol" };
    return { kind: tag === "p" ? "paragraph" : "heading", text: wordsOf(inner) };
  });
