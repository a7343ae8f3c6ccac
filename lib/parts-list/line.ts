import type { Column } from "./columns";
import { type Find, type Named, nameIn } from "./name";
import { isUnit, markedQuantity, quantityOf } from "./quantity";

/** A parsed line of a parts list; quantity and product are undefined if the line does not determine them. */
export type ReadLine = {
  named: Named | undefined;
  /** Text that looks like a product name, but is not valid. */
  faulty: string | undefined;
  quantity: number | undefined;
  note: string;
};

/** The findings in the cells of a line. */
type Found = {
  named: Named[];
  faulty: string | undefined;
  /** Quantities from their column or with a mark; `numbers` has bare numbers, which may be quantities. */
  told: number[];
  numbers: number[];
  rest: string[];
};

const LABELS = /(?:产品|订货)?(?:型号|规格|代码|编码|备注|说明|名称|数量)\s*[:：]/g;
const EDGES = /^[\s,，;；、。:：|/-]+|[\s,，;；、:：|/-]+$/g;
/** Removes labels, empty brackets and separators at the ends. */
const plain = (text: string) =>
  text
    .replace(LABELS, " ")
    .replace(/\s+/g, " ")
    .replace(/[（(]\s*[)）]/g, "")
    .replace(EDGES, "");

async function readText(cell: string, find: Find, found: Found, isName = false) {
  const marked = markedQuantity(cell);
  const { named, faulty, quantity, rest } = await nameIn(marked?.rest ?? cell, find);
  if (named) found.named.push(named);
  found.faulty ??= faulty;
  const told = marked?.quantity ?? quantity;
  if (told !== undefined) found.told.push(told);
  if (isName) return;
  // Bare numbers beside the name may be quantities.
  const words = rest.split(" ");
  const isNamed = named !== undefined || faulty !== undefined;
  const isBare = (word: string) => isNamed && /^\d{1,6}$/.test(word);
  found.numbers.push(...words.filter(isBare).map(Number));
  found.rest.push(words.filter((word) => !isBare(word)).join(" "));
}

async function readCell(cell: string, column: Column | undefined, find: Find, found: Found) {
  if (cell === "" || column === "number" || column === "unit") return;
  if (column === "note") return void found.rest.push(cell);
  if (column === "product" || column === "name") return readText(cell, find, found, column === "name");
  const quantity = quantityOf(cell);
  if (column === "quantity") {
    if (quantity === undefined) found.rest.push(cell);
    else found.told.push(quantity);
  } else if (column !== undefined) found.rest.push(`${column.heading}：${cell}`);
  else if (quantity === undefined) await readText(cell, find, found);
  else (/^\d+$/.test(cell) ? found.numbers : found.told).push(quantity);
}

/** The product of a line if it is unambiguous; model and code of one product may both be given. */
function productOf({ named, faulty }: Found): Named | undefined {
  const [first, ...others] = [...named].sort((one, other) => other.code.length - one.code.length);
  const isOne = others.every(
    ({ product, code }) => product === first?.product && (code === "" || code === first.code),
  );
  return isOne && faulty === undefined ? first : undefined;
}

/** Joins a unit in a cell of its own to the number beside it, which is the quantity. */
function withUnits(cells: readonly string[]): string[] {
  const joined = [...cells];
  for (const [at, cell] of cells.entries()) {
    if (!isUnit(cell)) continue;
    const beside = [at - 1, at + 1].find((other) => /^\d+$/.test(cells[other] ?? ""));
    joined[at] = "";
    if (beside !== undefined) joined[beside] = `${cells[beside]}${cell}`;
  }
  return joined;
}

/** Parses the cells of a line; without a product if it names none, or several. */
export async function readCells(
  cells: readonly string[],
  columns: readonly Column[] | undefined,
  find: Find,
): Promise<ReadLine> {
  const found: Found = { named: [], faulty: undefined, told: [], numbers: [], rest: [] };
  const all = columns ? cells : withUnits(cells);
  for (const [at, cell] of all.entries()) await readCell(cell, columns?.[at], find, found);
  const note = found.rest.map(plain).filter(Boolean).join("，");
  const quantity = found.told[0] ?? found.numbers.at(-1);
  return { named: productOf(found), faulty: found.faulty, quantity, note };
}
