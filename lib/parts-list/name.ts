import { attachedQuantity } from "./quantity";

/** A product that a text names, with an order code as the maker writes it or without. */
export type Named = { product: number; code: string };

/** What a text is: a product's name, one that is faulty, or none. */
export type Find = (text: string) => Promise<Named | "faulty" | undefined>;

export type NameInText = { named: Named | "faulty" | undefined; quantity?: number | undefined; rest: string };

/** Models and codes have letters and no Chinese; so many words of a text are tried. */
const RUN = /[^\p{Script=Han}，。；：！？（）“”]{3,}/gu;
const MOST_RUNS = 3;
const MOST_WORDS = 5;
const MOST_STARTS = 2;

const isNumber = (word = "") => /^\d{1,4}$/.test(word);

/** A name among words, the longest first: a code may be written with blanks. */
async function findAt(words: readonly string[], find: Find) {
  let isFaulty = false;
  for (let end = Math.min(words.length, MOST_WORDS); end > 0; end--) {
    const last = words[end - 1] ?? "";
    const attached = attachedQuantity(last);
    const texts = [last, ...(attached ? [attached.rest] : [])];
    for (const [at, text] of texts.entries()) {
      const named = await find([...words.slice(0, end - 1), text].join(" "));
      if (named === "faulty") isFaulty = true;
      // A model with more behind that a code would have is no model alone.
      else if (named && (named.code !== "" || !isFaulty))
        return { named, end, quantity: at > 0 ? attached?.quantity : undefined };
    }
  }
  return isFaulty ? { named: "faulty" as const, end: 0, quantity: undefined } : undefined;
}

/** Without its last word, a bare number: that is rather how many than part of the code, if it is a code without. */
async function withoutNumber(
  found: NonNullable<Awaited<ReturnType<typeof findAt>>>,
  words: string[],
  find: Find,
) {
  if (found.end < 2 || !isNumber(words[found.end - 1])) return found;
  const named = await find(words.slice(0, found.end - 1).join(" "));
  return typeof named === "object" && named.code !== "" ? { ...found, named, end: found.end - 1 } : found;
}

/** The product's name in a text, and what is left of the text. */
export async function nameIn(written: string, find: Find): Promise<NameInText> {
  const text = written.replace(/\s+/g, " ");
  let isFaulty = false;
  for (const run of [...text.matchAll(RUN)].slice(0, MOST_RUNS)) {
    const words = run[0].split(" ").filter((word) => word !== "");
    const starts = [...words.keys()].filter((at) => /[a-z]/i.test(words[at] ?? "")).slice(0, MOST_STARTS);
    for (const start of starts) {
      const own = words.slice(start);
      const first = await findAt(own, find);
      if (first?.named === "faulty") isFaulty = true;
      if (!first || first.named === "faulty") continue;
      const found = await withoutNumber(first, own, find);
      // Words stand one blank apart, so that they are found again.
      const name = own.slice(0, found.end).join(" ");
      const rest = `${text.slice(0, run.index)}${run[0].replace(name, " ")}${text.slice(run.index + run[0].length)}`;
      return { named: found.named, quantity: found.quantity, rest };
    }
  }
  return { named: isFaulty ? "faulty" : undefined, rest: text };
}
