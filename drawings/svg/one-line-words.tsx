import type { Letters } from "@/drawings/one-line/ink";
import type { PlacedPart } from "@/drawings/one-line/one-line";
import { symbolHeight, WORDS_LINE } from "@/drawings/one-line/parts";
import { num } from "@/drawings/geometry/pen";
import { LINK } from "./paint";

/** Models by the products' ids. */
export type Models = ReadonlyMap<number, string>;
type ModelLinkProps = { product: number; models: Models; x: number; y: number };

/** A model, on to its product. */
export function ModelLink({ product, models, x, y }: ModelLinkProps) {
  return (
    <a href={`/newdetail/${product}`}>
      <text {...LINK} x={num(x)} y={num(y)}>
        {models.get(product) ?? product}
      </text>
    </a>
  );
}

/** Letters in symbols. */
export const SymbolLetters = ({ letters }: { letters: Letters[] }) =>
  letters.map(({ x, y, text, strong }) => (
    <text key={`${x} ${y}`} x={num(x)} y={num(y)} {...(strong && { fontWeight: 600 })}>
      {text}
    </text>
  ));

/** Words of one element: beside its symbol, or below where the symbol needs the room. */
export function PartWords({ placed, models }: { placed: PlacedPart; models: Models }) {
  const { part, x, y, letters } = placed;
  const height = symbolHeight(part);
  const below = part.kind === "load" ? x - 20 : x + 14;
  const left = letters.below ? below : x + 26;
  const room = height - letters.lines.length * WORDS_LINE;
  const top = letters.below ? y + height + 11 : y + Math.max(0, room) / 2 + 12;
  const above = letters.above.map((words, index) => (
    <text key={words} x={num(x + 14)} y={num(y + 12 + index * WORDS_LINE)}>
      {words}
    </text>
  ));
  const lines = letters.lines.map((words, index) => {
    const at = { x: left, y: top + index * WORDS_LINE };
    return typeof words === "string" ? (
      <text key={words} x={num(at.x)} y={num(at.y)}>
        {words}
      </text>
    ) : (
      <ModelLink key={words.product} product={words.product} models={models} {...at} />
    );
  });
  return [...above, ...lines];
}
