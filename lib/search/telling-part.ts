import { excerpt, textOf, wordsIn } from "./excerpt";
import { flowingLines, flowingSections } from "./flowing";
import { wordsOf } from "./tokens";

/** What a page says of itself, in lines, and its text, with markup. */
type Texts = { facts: string; body: string };
type Asked = {
  /** What was searched for but for the ratings that a product shows. */
  searched: string;
  /** What is shown of the page beside the part: its name, its ratings. */
  said: string;
  /** What the page is found by besides: of a product its parameters. */
  lines: () => readonly { label: string; text: string }[];
};

/** What a page says, one after the other as one reads it. */
function* passagesOf({ facts, body }: Texts, { searched, lines }: Asked): Generator<string> {
  yield flowingLines(facts);
  const sections = flowingSections(body);
  for (const { text } of sections) yield text;
  for (const { heading, text } of sections)
    if (wordsIn(heading, searched).size > 0) yield `${heading}：${text}`;
  for (const { label, text } of lines()) yield `${label}：${text}`;
}

const partOf = (passage: string, searched: string) => textOf(excerpt(passage, searched));

/** The part of a page's texts that says why it was found: the first with the most of what is not shown elsewhere. */
export function tellingPart(texts: Texts, asked: Asked): string {
  const { searched } = asked;
  const said = wordsIn(asked.said, searched);
  const all = wordsOf(searched).length;
  const news = (words: ReadonlySet<number>) => [...words].filter((word) => !said.has(word)).length;
  const scoreOf = (words: ReadonlySet<number>) => news(words) * all + words.size;
  const isSaid = said.size >= all;
  // What the name says already needs no proof: what the page says of itself reads best.
  if (isSaid && texts.facts !== "") return partOf(flowingLines(texts.facts), searched);
  let best = { part: "", score: -1 };
  for (const passage of passagesOf(texts, asked)) {
    if (passage === "" || scoreOf(wordsIn(passage, searched)) <= best.score) continue;
    const part = partOf(passage, searched);
    const words = wordsIn(part, searched);
    if (scoreOf(words) > best.score) best = { part, score: scoreOf(words) };
    if (isSaid ? words.size > 0 : news(words) === all - said.size) break;
  }
  return best.part;
}
