import { excerpt, textOf, wordsIn } from "./excerpt";
import { flowingLines, flowingSections } from "./flowing";
import { wordsOf } from "./tokens";

/** The facts of a page as lines, and its HTML text. */
type Texts = { facts: string; body: string };
type Asked = {
  /** The search without ratings that are shown. */
  searched: string;
  /** The texts shown beside the excerpt: name, ratings. */
  said: string;
  /** Further indexed lines: the parameters of a product. */
  lines: () => readonly { label: string; text: string }[];
};

/** The passages of a page in reading order. */
function* passagesOf({ facts, body }: Texts, { searched, lines }: Asked): Generator<string> {
  yield flowingLines(facts);
  const sections = flowingSections(body);
  for (const { text } of sections) yield text;
  for (const { heading, text } of sections)
    if (wordsIn(heading, searched).size > 0) yield `${heading}：${text}`;
  for (const { label, text } of lines()) yield `${label}：${text}`;
}

const partOf = (passage: string, searched: string) => textOf(excerpt(passage, searched));

/** The passage that shows why a page was found: the first with the most words that are not shown elsewhere. */
export function tellingPart(texts: Texts, asked: Asked): string {
  const { searched } = asked;
  const said = wordsIn(asked.said, searched);
  const all = wordsOf(searched).length;
  const news = (words: ReadonlySet<number>) => [...words].filter((word) => !said.has(word)).length;
  const scoreOf = (words: ReadonlySet<number>) => news(words) * all + words.size;
  const isSaid = said.size >= all;
  // If the name has all words, the first facts read best.
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
