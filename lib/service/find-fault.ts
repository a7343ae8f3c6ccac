import { codeOf, isHan, pairsOf, plainWords, tokensOf } from "@/lib/search/tokens";
import { type FaultCode, type FaultKind, faultKinds } from "./fault-codes";

export type FoundFault = { kind: FaultKind; fault: FaultCode };

/** More results mean that the search was for something else, or too broad. */
const MOST_FAULTS = 4;

/** Words that only say that the search is about a fault, without a device or a meaning. */
const ASKING = /故障|报警|告警|报错|错误|代码|显示|什么意思|什么原因|怎么处理|怎么办|如何处理|原因|处理|报/gu;
const OF_FAULTS = /故障|报警|告警|报错|错误|代码/u;

/** Expands `A01~A04` into its four codes. Normalised like searches. */
function codesIn(code: string): string[] {
  const [first = "", last] = code.split("~");
  const [, letter = "", from = ""] = /^(\D+)(\d+)$/.exec(first) ?? [];
  if (last === undefined) return [codeOf(code)];
  const to = Number(/\d+$/.exec(last)?.[0]);
  const width = from.length;
  return Array.from({ length: to - Number(from) + 1 }, (_, at) =>
    codeOf(`${letter}${String(Number(from) + at).padStart(width, "0")}`),
  );
}

const all = faultKinds.flatMap((kind) =>
  kind.codes.map((fault) => ({
    found: { kind, fault },
    name: kind.name.toLowerCase(),
    // A code without a digit is a technical word, which is searched as a meaning.
    codes: /\d/.test(fault.code) ? codesIn(fault.code) : [],
    meanings: [fault.meaning, fault.code].map((text) => tokensOf(text.replace(ASKING, "")).join("")),
    /** Compared as a whole: 电容故障 is a fault, 电容 is not. */
    whole: [fault.meaning, fault.code].map((text) => tokensOf(text).join("")),
  })),
);
type Entry = (typeof all)[number];

/** The faults of the devices that the words name, also in part (`电容器过温`); all faults if they name none. */
function ofDevices(entries: Entry[], words: string[]): FoundFault[] {
  const parts = words.flatMap((word) =>
    isHan(word) ? pairsOf([...word]).map((pair) => pair.join("")) : word,
  );
  const named = entries.filter(({ name }) => parts.some((part) => name.includes(part)));
  return (named.length > 0 ? named : entries).slice(0, MOST_FAULTS).map(({ found }) => found);
}

const means = ({ meanings }: Entry, asked: string) =>
  meanings.some((meaning) => meaning.length > 1 && (meaning.includes(asked) || asked.includes(meaning)));

const ofProduct = (product: number | undefined) =>
  product === undefined
    ? all
    : all.filter(({ found: { kind, fault } }) => (fault.products ?? kind.products).includes(product));

/** The words of a search, and those that remain without words that only ask for a fault. */
function wordsIn(searched: string) {
  const words = plainWords(searched);
  return { words, others: words.map((word) => word.replace(ASKING, "")).filter((word) => word.length > 1) };
}

/**
 * The meaning of a code on a display: `SVG F10`, `E07`. If several devices have it, there is a result for each, unless
 * the search names the device.
 * @param product the product whose model is in the search
 */
export function faultsWithCode(searched: string, product?: number): FoundFault[] {
  const { words, others } = wordsIn(searched);
  const named = ofProduct(product).filter(({ codes }) => words.some((word) => codes.includes(word)));
  return ofDevices(named, others);
}

/** The same for a fault in words: `风机故障`, `电容器过温报警`, or its exact meaning, `风机停转`. */
export function faultsInWords(searched: string, product?: number): FoundFault[] {
  const { words, others } = wordsIn(searched);
  const asked = others.filter((word) => isHan(word)).join("");
  if (asked.length < 2) return [];
  const isAsked = OF_FAULTS.test(searched);
  const meant = ofProduct(product).filter((entry) =>
    isAsked ? means(entry, asked) : entry.whole.includes(words.join("")),
  );
  return ofDevices(meant, others);
}
