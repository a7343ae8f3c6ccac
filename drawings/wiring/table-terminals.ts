// The terminals of the table 端子 of a product, for its schematics.
import { FIVE, FOUR, PAIRS, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Stubs, Transformers } from "./schematic";
import { readTerminals, type TerminalRow } from "./terminals";

const PHASE_LETTERS = "ABCN";

export const rowsOf = ({ wirecontent }: DrawingProduct): TerminalRow[] => readTerminals(wirecontent);

/** "UA~UN" → UA, UB, UC, UN; "X1:1~6" → X1:1 … X1:6; "CTA±" → CTA+, CTA-; anything else is a single terminal. */
function spread(piece: string): string[] {
  if (piece.endsWith("±")) return ["+", "-"].map((sign) => piece.slice(0, -1) + sign);
  const [, lead = "", first = "", last = ""] = /^(.*?)(\d+|[A-N])~\D*?(\d+|[A-N])$/.exec(piece) ?? [];
  if (/\d/.test(first))
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, step) => lead + (Number(first) + step),
    );
  const letters = PHASE_LETTERS.slice(PHASE_LETTERS.indexOf(first), PHASE_LETTERS.indexOf(last) + 1);
  return first && letters ? [...letters].map((letter) => lead + letter) : [piece];
}

export const spreadOut = (row: TerminalRow): string[] => row.terminals.flatMap(spread);

const MAIN = /主回路|进线|母线侧/;
const EARTH = /接地/;
const HOLDER = /^(?:母排|母线夹|连接器)/;

/** The terminals of the conductors; the usual letters if the table does not name as many. */
export function mainTerminals(product: DrawingProduct, lines: readonly string[]): string[] {
  const row = rowsOf(product).find(({ job }) => MAIN.test(job));
  const own = row?.terminals.map((terminal) => terminal.replace(HOLDER, "")) ?? [];
  return own.length < lines.length ? FIVE.slice(0, lines.length) : own.slice(0, lines.length);
}

const CURRENT = /^(?:I|CT|槽)/;
const isSampling = ({ terminals: [first = ""], job }: TerminalRow) =>
  (/取样|互感器|电流/.test(job) && !/剩余|取样电压/.test(job)) ||
  /^I[A-C]/.test(job) ||
  /^(?:I[A-C*+]|CT)/.test(first);

/** The transformer of each phase with its two terminals from the table, or with one and a common one. */
export function sampling(product: DrawingProduct, earthed = true): Transformers {
  const row = rowsOf(product).find(isSampling);
  const all = row ? spreadOut(row) : [];
  const own = all.length > 6 ? all.filter((terminal) => CURRENT.test(terminal)) : all;
  const base = { kind: "transformers", earthed } as const;
  const common = own.find((terminal) => terminal === "I*");
  if (common)
    return { ...base, lines: FOUR.slice(0, 3), terminals: own.filter((one) => one !== common), common };
  if (own.length === 2) return { ...base, lines: ["A"], terminals: own };
  const three = { ...base, lines: FOUR.slice(0, 3) };
  if (own.length === 6)
    return {
      ...three,
      // A number alone does not tell the phase and the end.
      terminals: own.map((terminal, at) => (/\d$/.test(terminal) ? `${terminal} ${PAIRS[at]}` : terminal)),
    };
  if (own.length !== 3) return { ...three, terminals: PAIRS };
  const ends =
    own[0] === "IA" ? (name: string) => [`${name}*`, name] : (name: string) => [`${name} S1`, `${name} S2`];
  return { ...three, terminals: own.flatMap(ends) };
}

/** The far end of the terminals of a row, in the words of the table. */
export const worded = ({ job }: TerminalRow) => job.replace(/（.*?）/g, "").replace(/，.*$/, "");

/** "RS485 A、B" → RS485 A, RS485 B; a range is left as in the table. */
function namesOf({ text }: TerminalRow): string[] {
  const [first = "", ...others] = text.split("、");
  const [, lead = ""] = /^(.+ )[A-Z]$/.exec(first) ?? [];
  return [first, ...others.map((name) => (/^[A-Z]$/.test(name) ? lead + name : name))];
}

/** All rows except those of the conductors, their transformers and the earth of the case. */
export const furtherStubs = (product: DrawingProduct, except = /^$/): Stubs[] =>
  rowsOf(product)
    .filter((row) => !MAIN.test(row.job) && !EARTH.test(row.job) && !isSampling(row) && !except.test(row.job))
    .map((row) => stub(namesOf(row), worded(row)));

/** The first row whose text matches. */
export const rowOf = (product: DrawingProduct, job: RegExp): TerminalRow | undefined =>
  rowsOf(product).find((row) => job.test(row.job));

/** "端子排X5" → X5. */
export const withoutStrip = (terminal: string) => terminal.replace(/^端子排/, "");

/** The text beside a part, from the first row that matches: "TV二次 母线电压100 V". */
export function rowText(product: DrawingProduct, match: RegExp): string | undefined {
  const row = rowsOf(product).find(({ text, job }) => match.test(text + job));
  return row && `${withoutStrip(row.text)} ${worded(row)}`;
}

/** Both ends of a part in series with a branch: "进L1~L3 出T1~T3". */
export function inAndOut(product: DrawingProduct): string {
  const { text = "", terminals = [] } = rowOf(product, /主回路/) ?? {};
  const pairs = terminals.map((terminal) => terminal.split("/"));
  if (pairs.length > 1 && pairs.every((pair) => pair.length === 2))
    return `进${pairs.map(([first]) => first).join("、")} 出${pairs.map(([, second]) => second).join("、")}`;
  const [first, second] = text.includes("/") ? text.split("/") : [];
  if (first && second) return `进${first} 出${second}`;
  const tap = rowsOf(product).find((row) => row.text.startsWith("抽头"));
  if (terminals.length === 2) return `每相进${terminals[0]} 出${terminals[1]}${tap ? `，${tap.text}` : ""}`;
  const entry = rowOf(product, /电源侧|进线/);
  const exit = rowOf(product, /电容侧|负荷侧|出线/);
  return entry && exit ? `进${entry.text} 出${exit.text}` : "";
}

/** Five conductors for complete cabinets, four or three for others. */
export const linesFor = (product: DrawingProduct): string[] =>
  FIVE.slice(0, rowOf(product, MAIN)?.terminals.length ?? FIVE.length);
