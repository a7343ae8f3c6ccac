import { build } from "./build";
import { type Candidate, knownAt, unknownAt } from "./candidates";
import { near } from "./near";
import { faultsOf } from "./rules";
import type { OrderCode, Part } from "./shape";
import { afterSeparators, plainCode } from "./spelling";
import { possible, valueOf } from "./values";

/** The text read for one part, or the rest after all parts. */
export type Piece = {
  name: string;
  /** The original text; empty if missing. */
  written: string;
  code: string;
  meaning: string;
  state: "read" | "absent" | "missing" | "unknown" | "extra";
};

export type Reading = {
  pieces: Piece[];
  /** Sentences on invalid values and on alternatives. */
  problems: string[];
  /** The code of each part, empty if left out; undefined if unknown. */
  choices: (string | undefined)[];
  /** The normalized code, if it is valid. */
  code: string | undefined;
  /** The distance from the normalized code. */
  cost: number;
};

const MISSING = 60;
/** The cost of a rest after all parts: once, and per piece. */
const EXTRA = 40;
const EXTRA_PIECE = 50;
/** The cost of a rest attached to a value, like M in `CKM`: it is more likely part of an unknown value. */
const ATTACHED = 60;

type Step = { candidate: Candidate | undefined; next: Way | undefined };
type Way = { cost: number; step: Step | undefined; end: number };

/** The cheapest way to read all parts from a position, memoized by position. */
function cheapest(parts: readonly Part[], text: string): (from: number) => Way {
  const kept = new Map<number, Way>();
  const way = (at: number, pos: number): Way => {
    const key = at * (text.length + 1) + pos;
    const known = kept.get(key);
    if (known) return known;
    const found = search(at, pos);
    kept.set(key, found);
    return found;
  };
  const search = (at: number, pos: number): Way => {
    const part = parts[at];
    if (!part) {
      const end = afterSeparators(text, pos);
      const pieces = text.slice(end).split(/[-/ ]+/).length;
      const attached = end === pos && at > 0 ? ATTACHED : 0;
      const cost = end < text.length ? EXTRA + EXTRA_PIECE * pieces + attached : 0;
      return { cost, step: undefined, end };
    }
    const left = way(at + 1, pos);
    let best: Way = {
      cost: left.cost + (part.absent ? 0 : MISSING),
      step: { candidate: undefined, next: left },
      end: pos,
    };
    for (const candidate of [...knownAt(part, text, pos), ...unknownAt(part, text, pos)]) {
      const next = way(at + 1, candidate.end);
      const cost = candidate.cost + next.cost;
      if (cost < best.cost) best = { cost, step: { candidate, next }, end: pos };
    }
    return best;
  };
  return (from) => way(0, from);
}

const formatted = (text: string) => text.replace(/(?<=\d)X(?=\d)/g, "×");

function pieceOf(part: Part, candidate: Candidate | undefined, text: string): Piece {
  const { name, absent } = part;
  const nothing = { name, written: "", code: "" };
  if (!candidate)
    return absent
      ? { ...nothing, meaning: absent.meaning, state: "absent" }
      : { ...nothing, meaning: `未写，可选${possible(part)}`, state: "missing" };
  const written = formatted(text.slice(candidate.start, candidate.end).trim());
  const { code = "" } = candidate;
  const value = code === "" ? undefined : valueOf(part, code);
  return value
    ? { name, written, code, meaning: value.meaning, state: "read" }
    : { name, written, code: "", meaning: "没有这一规格", state: "unknown" };
}

function problemOf(part: Part, { name, written, state }: Piece): string[] {
  if (state === "missing") return [`没有写${name}，可选${possible(part)}。`];
  if (state !== "unknown") return [];
  const other =
    part.kind === "choice" ? part.elsewhere.find(({ code }) => plainCode(code) === written) : undefined;
  const meant = near(part, written);
  if (meant) return [`${name}没有“${written}”，${meant.says}。`];
  const instead = part.absent ? `，或不写（${part.absent.meaning}）` : "";
  return [other ? `${other.says}。` : `${name}没有“${written}”，可选${possible(part)}${instead}。`];
}

/**
 * Parses the text after the head of a code in any spelling. Never throws, and looks at each position once per part.
 * @param text from plainCode
 */
export function readParts(grammar: OrderCode, text: string, from: number): Reading {
  const { parts } = grammar;
  const start = cheapest(parts, text)(from);
  const pieces: Piece[] = [];
  const problems: string[] = [];
  let way: Way | undefined = start;
  for (const part of parts) {
    const step: Step | undefined = way?.step;
    const piece = pieceOf(part, step?.candidate, text);
    pieces.push(piece);
    problems.push(...problemOf(part, piece));
    way = step?.next;
  }
  const behind = text.slice(way?.end ?? text.length);
  if (behind !== "") {
    pieces.push({ name: "其余", written: behind, code: "", meaning: "不在这个型号的代码里", state: "extra" });
    problems.push(`“${behind}”不在这个型号的代码里，请删去或核对前面各段。`);
  }
  const choices = pieces
    .slice(0, parts.length)
    .map(({ state, code }) => (state === "read" || state === "absent" ? code : undefined));
  problems.push(...faultsOf(grammar, choices).map((says) => `${says}。`));
  const isWhole = problems.length === 0;
  return {
    pieces,
    problems,
    choices,
    code: isWhole
      ? build(
          grammar,
          choices.map((code) => code ?? ""),
        )
      : undefined,
    cost: start.cost,
  };
}
