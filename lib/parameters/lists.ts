import { CLAUSE } from "./figures";
import { isUnit } from "./units";

/** Single figures listed in a text, with their unit. */
type List = { numbers: number[]; unit: string };

const BRACKETS = /（[^（）]*）|\([^()]*\)/g;
/**
 * A figure in a list; text may precede the first, a unit may follow. Of a ratio such as 100/5, the first number counts.
 */
const ITEM = /^(?<before>\D*?)(?<figure>\d+(?:\.\d+)?)(?:\/\d+)? ?(?<unit>[^\d\s~×+/]*)$/;
const BETWEEN = /、|或/;
/** A slash between two figures. */
const SLASHED = /(\d)\/(?=\d)/g;

function listOf(items: readonly string[]): List[] {
  const read = items.map((item) => ITEM.exec(item.trim())?.groups ?? {});
  const unit = read.at(-1)?.unit ?? "";
  const isList =
    items.length > 1 &&
    isUnit(unit) &&
    read.every(
      ({ before = "", figure, unit: own = "" }, at) =>
        figure !== undefined &&
        !/[-−±≤≥＜＞<>~]/.test(before) &&
        (own === unit || own === "") &&
        (at === 0 || before === ""),
    );
  return isList ? [{ numbers: read.map(({ figure }) => Number(figure)), unit }] : [];
}

/** The lists in a text: `AC 400、450 V`, `10（5+5）、15（10+5）kvar`, `1%或6%`, `额定电流100/125 A`, `100/5、150/5 A`. */
export const listsIn = (text: string): List[] =>
  text
    .replace(BRACKETS, "")
    .split(CLAUSE)
    .flatMap((clause) =>
      listOf((BETWEEN.test(clause) ? clause : clause.replace(SLASHED, "$1、")).split(BETWEEN)),
    );
