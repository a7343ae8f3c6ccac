const UNIT = "(?:台套|台|套|只|个|件|块|面|支|把|组|pcs?|sets?|units?)";
const HAN_NUMBERS = "一二三四五六七八九十";
const COUNT = `(\\d{1,6}|[${HAN_NUMBERS}两])`;
const END = "(?![\\p{L}\\p{N}%./+×*-])";

/** Marked quantities: `数量：3`, `×3`, `3台`. */
const MARKED = [
  new RegExp(`(?:数量|qty|quantity)\\s*[:：=]?\\s*${COUNT}\\s*${UNIT}?${END}`, "iu"),
  new RegExp(`(?<![^\\s\\p{Script=Han}），、,；;)])[×xX✕*]\\s*${COUNT}\\s*${UNIT}?${END}`, "iu"),
  new RegExp(`(?<![\\p{L}\\p{N}.+/×*-])${COUNT}\\s*${UNIT}${END}`, "iu"),
];
const UNIT_ALONE = new RegExp(`^${UNIT}$`, "iu");
const WHOLE = new RegExp(`^[×xX✕*]?\\s*${COUNT}\\s*${UNIT}?$`, "iu");
/** Attached to a code without a space: `LH-A/10×3`. */
const ATTACHED = /^(.*[\p{L}\p{N}%])[×xX✕*](\d{1,5})$/u;

const valueOf = (count: string) => {
  if (/^\d/.test(count)) return Number(count);
  return count === "两" ? 2 : HAN_NUMBERS.indexOf(count) + 1;
};

export const isUnit = (cell: string) => UNIT_ALONE.test(cell);

/** The quantity in a cell that contains nothing else but a unit. */
export function quantityOf(cell: string): number | undefined {
  const [, count] = WHOLE.exec(cell) ?? [];
  return count === undefined ? undefined : valueOf(count);
}

/** The marked quantity in a text, and the text without it. */
export function markedQuantity(text: string): { quantity: number; rest: string } | undefined {
  for (const pattern of MARKED) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { quantity: valueOf(found[1]), rest };
  }
  return undefined;
}

export function attachedQuantity(word: string): { quantity: number; rest: string } | undefined {
  const [, rest, count] = ATTACHED.exec(word) ?? [];
  return rest === undefined ? undefined : { quantity: Number(count), rest };
}
