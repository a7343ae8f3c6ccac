import { getDictionary } from "@/db/queries/products/dictionary";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { build, isWhole } from "@/lib/order-code/build";
import { readParts } from "@/lib/order-code/read";
import type { OrderCode, Part } from "@/lib/order-code/shape";
import { plainCode } from "@/lib/order-code/spelling";
import { valueOf, valuesOf } from "@/lib/order-code/values";
import { convert } from "@/lib/parameters/units";
import { asPattern } from "@/lib/text/as-pattern";
import type { Way } from "./asked-ways";

/** What a search asks of lines of the parameter table: a choice, or a figure with a unit. */
type AskedOfLines = { labels: readonly string[]; option: string; unit: string };

/** Whether an optional part is named alone: 4G for `带4G通信`. */
const isAddition = (part: Part, meaning: string, option: string) =>
  part.absent !== undefined &&
  Number.isNaN(Number(option)) &&
  meaning.startsWith("带") &&
  meaning.includes(option);

/** Whether the text has the figure in the unit: 690 V in `AC 690 V（定制）`. */
const hasFigure = (meaning: string, { option, unit }: AskedOfLines) =>
  unit !== "" && new RegExp(`(?<![\\d.])${asPattern(option)} ?${asPattern(unit)}`).test(meaning);

/** The codes of a part that mean it: `20+10` and `15+15` for 30 kvar, `0.45` kV for 450 V. */
function codesFor(part: Part, asked: AskedOfLines): string[] {
  const { labels, option, unit } = asked;
  if (part.kind === "choice") {
    const isOfLine = labels.includes(part.line ?? "");
    const isMeant = (meaning: string) =>
      isOfLine ? meaning === option || hasFigure(meaning, asked) : isAddition(part, meaning, option);
    return part.options.filter(({ meaning }) => isMeant(meaning)).map(({ code }) => code);
  }
  const figure = convert(Number(option), unit, part.unit ?? "");
  if (part.kind === "number" && part.range) return valueOf(part, String(figure)) ? [String(figure)] : [];
  const codes = valuesOf(part).map(({ code }) => code);
  // For example 20+20 is one of the codes for 40 kvar.
  if (option.includes("+")) return codes.filter((code) => code === option);
  return codes.filter((code) => code.split("+").reduce((sum, step) => sum + Number(step), 0) === figure);
}

/** Parts named by a line come before parts that only share the unit. */
const nearest = ({ line = "" }: Part, asked: readonly AskedOfLines[]) =>
  asked.toSorted((one, other) => Number(other.labels.includes(line)) - Number(one.labels.includes(line)));

/**
 * The example order code of a product with the asked values substituted, and one other part changed if the rules require it;
 * the example itself if there is no such code.
 */
function codeAsked(grammar: OrderCode, example: string, asked: readonly AskedOfLines[]): string {
  const { parts, head } = grammar;
  const own = readParts(grammar, plainCode(example), head.length).choices.map((code) => code ?? "");
  const meant = parts.map((part) =>
    nearest(part, asked)
      .map((one) => codesFor(part, one))
      .find((codes) => codes.length > 0),
  );
  const decided = own.map((code, at) => (meant[at]?.includes(code) ? code : (meant[at]?.[0] ?? code)));
  const others = parts.flatMap((part, at) =>
    meant[at] ? [] : valuesOf(part).map(({ code }) => decided.with(at, code)),
  );
  const whole = [decided, ...others].find((choices) => isWhole(grammar, choices));
  return whole ? build(grammar, whole) : example;
}

/** The order code of a product with the asked values, as far as a code can express them. */
export function askedCode({ code, ordercode, lines }: ProductDetail, ways: readonly Way[]): string {
  if (!code || ways.length === 0) return ordercode;
  const asked = ways.map(({ key, option }) => ({
    labels: lines.filter((line) => line.key === key).map(({ label }) => label),
    ...{ option, unit: getDictionary().get(key)?.unit ?? "" },
  }));
  return codeAsked(code, ordercode, asked);
}
