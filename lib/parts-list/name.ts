import { attachedQuantity } from "./quantity";

/** A product named in a text, with its normalized order code, if any; `name` is the code or else the model. */
export type Named = { product: number; code: string; name: string };

/** Looks a text up: a product, `faulty` for an invalid name of one, or undefined for other text. */
export type Find = (text: string) => Promise<Named | "faulty" | undefined>;

/** A name, or text that was clearly meant as one. */
type NameInText = { named?: Named; faulty?: string; quantity?: number | undefined; rest: string };

/** Models and codes contain no Chinese. The limits below bound the number of lookups per text. */
const RUN = /[^\p{Script=Han}，。；：！？（）“”]{3,}/gu;
const MOST_RUNS = 3;
const MOST_WORDS = 5;
const MOST_STARTS = 2;

const isNumber = (word = "") => /^\d{1,4}$/.test(word);

/** The longest name at the beginning of these words, as codes may contain spaces. */
async function findAt(words: readonly string[], find: Find) {
  let faulty: string | undefined;
  for (let end = Math.min(words.length, MOST_WORDS); end > 0; end--) {
    const last = words[end - 1] ?? "";
    const attached = attachedQuantity(last);
    const texts = [last, ...(attached ? [attached.rest] : [])];
    for (const [at, text] of texts.entries()) {
      const tried = [...words.slice(0, end - 1), text].join(" ");
      const named = await find(tried);
      // The shortest faulty text wins, as it has no words after the code.
      if (named === "faulty") faulty = tried;
      // A model followed by an invalid code does not count as the model alone.
      else if (named && (named.code !== "" || faulty === undefined))
        return { named, end, quantity: at > 0 ? attached?.quantity : undefined };
    }
  }
  return faulty;
}

type FoundAt = Exclude<Awaited<ReturnType<typeof findAt>>, string | undefined>;

/** A bare number at the end is a quantity rather than part of the code, if the rest is a valid code. */
async function withoutNumber(found: FoundAt, words: string[], find: Find): Promise<FoundAt> {
  if (found.end < 2 || !isNumber(words[found.end - 1])) return found;
  const named = await find(words.slice(0, found.end - 1).join(" "));
  return typeof named === "object" && named.code !== "" ? { ...found, named, end: found.end - 1 } : found;
}

/** Finds the name of a product in a text, and returns the remaining text. */
export async function nameIn(written: string, find: Find): Promise<NameInText> {
  // Single spaces, so that the joined words occur in the text.
  const text = written.replace(/\s+/g, " ");
  let faulty: string | undefined;
  for (const run of [...text.matchAll(RUN)].slice(0, MOST_RUNS)) {
    const words = run[0].split(" ").filter((word) => word !== "");
    const starts = [...words.keys()].filter((at) => /[a-z]/i.test(words[at] ?? "")).slice(0, MOST_STARTS);
    for (const start of starts) {
      const own = words.slice(start);
      const first = await findAt(own, find);
      if (typeof first === "string") faulty ??= first;
      if (typeof first !== "object") continue;
      const found = await withoutNumber(first, own, find);
      const name = own.slice(0, found.end).join(" ");
      const rest = `${text.slice(0, run.index)}${run[0].replace(name, " ")}${text.slice(run.index + run[0].length)}`;
      return { named: found.named, quantity: found.quantity, rest };
    }
  }
  return faulty === undefined ? { rest: text } : { faulty, rest: text.replace(faulty, " ") };
}
