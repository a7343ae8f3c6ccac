import { builtCodes } from "@/lib/order-code/built-codes";
import { read } from "@/lib/order-code/find";
import { type Figure, figuresIn } from "@/lib/parameters/figures";
import type { Content } from "@/db/source/shapes";
import type { Fault } from "./checks";
import type { Item } from "./items";

type Product = Content["products"][number];

/** The number of example codes. */
const SHOWN = 8;

const SIGNS = { max: ["≤", "＜"], min: ["≥", "＞"] } as const;
const figureText = ({ value, unit, bound, isExclusive, end }: Figure) => {
  const sign = bound ? SIGNS[bound][isExclusive ? 1 : 0] : end === "max" ? "到 " : end === "min" ? "从 " : "";
  return [`${sign}${value}`, unit].filter(Boolean).join(" ");
};

const note = (path: Fault["path"], says: string): Fault => ({ path, says, kind: "produced" });

/** How the site reads the example order code, and other possible codes. */
function codeNotes({ code, ordercode }: Product): Fault[] {
  if (!code) return [];
  const { pieces, problems } = read({ id: 0, model: "", grammar: code }, ordercode);
  const meanings = pieces.map(({ name, written, meaning }) => `${name} ${written || "（不写）"} ${meaning}`);
  const codes = builtCodes(code, SHOWN).slice(0, SHOWN);
  return [
    note(["ordercode"], `读作：${[...meanings, ...problems].join("；")}`),
    note(["code"], `能写出的例如：${codes.map((one) => one.code).join("、")}`),
  ];
}

/** What is generated from fields of an item: parsed values, order codes. */
export function produced({ noun }: Item, data: unknown): Fault[] {
  if (noun !== "products" || data === undefined) return [];
  const product = data as Product;
  const figures = product.parameters.flatMap(({ text = "" }, at) => {
    const found = figuresIn(text).map(figureText);
    return found.length > 0 ? [note(["parameters", at, "text"], `读出：${found.join("、")}`)] : [];
  });
  return [...figures, ...codeNotes(product)];
}
