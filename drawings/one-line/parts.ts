import { isBank, type PartKind } from "@/lib/one-line/parts";
import type { OneLinePart } from "@/lib/one-line/shape";
import { phrasesOf } from "@/lib/text/phrases";
import { FONT, textWidth } from "@/drawings/geometry/sheet";
import type { SymbolName } from "@/drawings/geometry/symbols";

/** Elements in series with the conductor, drawn by one or more symbols. */
export const SERIES: Partial<Record<PartKind, SymbolName[]>> = {
  transformer: ["twoWinding"],
  breaker: ["breaker"],
  contactor: ["contactor"],
  disconnector: ["disconnector"],
  loadSwitch: ["loadSwitch"],
  fuse: ["fuse"],
  thyristor: ["thyristor"],
  plug: ["plug"],
  currentTransformer: ["ring"],
  capacitor: ["capacitor"],
  detuned: ["reactor", "capacitor"],
  filter: ["reactor", "capacitor"],
};
/** Devices drawn as a box with letters. */
export const BOXED: Partial<Record<PartKind, string>> = {
  svg: "SVG",
  apf: "APF",
  balancer: "平衡",
  pv: "PV",
  changeover: "ATS",
  phaseSwitch: "换相",
};
/** Rotating machines. */
export const ROUND: Partial<Record<PartKind, string>> = { generator: "G", motor: "M" };
/** Devices beside the conductor, connected through a current transformer or at the busbar. */
export const BESIDE: Partial<Record<PartKind, string>> = {
  meter: "Wh",
  analyser: "PQ",
  controller: "cosφ",
  residual: "IΔ",
  sensor: "θ",
};
/** Elements that end a conductor. */
export const isEnd = (kind: PartKind) => kind === "load" || kind === "motor" || isBank(kind);

/** The text of an element; the model of its product is the first line and a link. */
export type Lettering = {
  /** The text of the second supply of a changeover, above its symbol. */
  above: string[];
  lines: (string | { product: number })[];
  /** Below the symbol instead of beside it. */
  below: boolean;
};
export const WORDS_LINE = 16;

const BESIDE_WIDTH = 74;
const BELOW_WIDTH = 98;
const LOAD_WIDTH = 118;

const shown = (line: string) => line.trim().replace(/，$/, "");

/** Breaks a text into lines between words; a comma at the end of a line is dropped. */
function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const phrase of phrasesOf(text)) {
    const longer = (lines.at(-1) ?? "") + phrase;
    if (textWidth(shown(longer)) > width && lines.at(-1) !== "") lines.push(phrase);
    else lines[lines.length - 1] = longer;
  }
  return lines.map(shown).filter(Boolean);
}

/** Whether the space right of the conductor is taken by another symbol. */
const isRightTaken = ({ kind, branch, second }: OneLinePart) =>
  BESIDE[kind] !== undefined || kind === "voltageTransformer" || branch === true || second !== undefined;

const widthFor = (part: OneLinePart) => {
  if (part.kind === "load") return LOAD_WIDTH;
  return isRightTaken(part) ? BELOW_WIDTH : BESIDE_WIDTH;
};

export function letteringOf(part: OneLinePart): Lettering {
  const { kind, product, text = "", second } = part;
  return {
    above: second ? wrap(second.text, BELOW_WIDTH) : [],
    lines: [...(product === undefined ? [] : [{ product }]), ...wrap(text, widthFor(part))],
    below: kind === "load" || isRightTaken(part),
  };
}

/** Height of the symbol along the conductor, with the text above it. */
export function symbolHeight(part: OneLinePart): number {
  const { kind } = part;
  if (kind === "load") return FONT;
  if (BESIDE[kind] !== undefined) return 34;
  if (part.branch) return 40;
  return letteringOf(part).above.length * WORDS_LINE + 40 * (SERIES[kind]?.length ?? 1);
}
