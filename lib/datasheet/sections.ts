import { plainText } from "@/lib/text/plain-text";

/** A stretch of editors' prose: what stands under one heading. */
const SECTION = /<h[1-6]>(.*?)<\/h[1-6]>([^]*?)(?=<h[1-6]>|$)/g;

const sectionOf = (prose: string, heading: string) =>
  [...prose.matchAll(SECTION)].find(([, title = ""]) => plainText(title) === heading)?.[2] ?? "";

const texts = (html: string, tag: "li" | "p") =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map(([, inner = ""]) => plainText(inner));

/** The points of the list under a heading. */
export const pointsUnder = (prose: string, heading: string) => texts(sectionOf(prose, heading), "li");

/** The paragraphs under a heading. */
export const paragraphsUnder = (prose: string, heading: string) => texts(sectionOf(prose, heading), "p");
