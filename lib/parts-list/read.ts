import { MAX_NOTE, MOST_PIECES } from "@/lib/inquiry/cart-limits";
import { textsOfCodes } from "@/lib/order-code/typed";
import { areNumbered, type Column, headOf, withoutNumber } from "./columns";
import { type ReadLine, readCells } from "./line";
import type { Find, Named } from "./name";
import { cellsOf } from "./rows";

/** A line of a parts list as it was written, and what it asks for, bounded as a line of the list is. */
export type PartsLine = {
  written: string;
  /** Where it could not be read: what was meant as a product's name, if anything was. */
  named: Named | undefined;
  faulty: string | undefined;
  quantity: number;
  note: string;
};

const TOTAL = /^(?:合计|总计|小计|共计)/;

/** No longer than a note of the list. */
export const shortened = (text: string) => {
  const signs = [...text];
  return signs.length > MAX_NOTE ? `${signs.slice(0, MAX_NOTE - 1).join("")}…` : text;
};

/** A model and its code, one after the other, are one thing. */
const isSame = (one: ReadLine | undefined, other: ReadLine) =>
  one?.named !== undefined &&
  one.named.product === other.named?.product &&
  one.named.code === "" &&
  one.quantity === undefined;

/** What a line that is no sheet's asks for: each code with what stands behind it. */
async function readFree(line: string, find: Find): Promise<ReadLine[]> {
  const read: ReadLine[] = [];
  for (const text of textsOfCodes(line)) {
    const one = await readCells(cellsOf(text), undefined, find);
    if (isSame(read.at(-1), one)) read.pop();
    read.push(one);
  }
  return read;
}

/** How many are asked for must be a number that the list takes. */
function toLine(written: string, { named, faulty, quantity = 1, note }: ReadLine): PartsLine {
  const isPossible = quantity >= 1 && quantity <= MOST_PIECES;
  return {
    written: shortened(written),
    named: isPossible ? named : undefined,
    faulty,
    quantity: isPossible ? quantity : 1,
    note: shortened(note),
  };
}

/** What the lines of a parts list ask for, in their order. */
export async function readPartsList(lines: readonly string[], find: Find): Promise<PartsLine[]> {
  const isNumbered = areNumbered(lines);
  let columns: Column[] | undefined;
  const read: PartsLine[] = [];
  for (const line of lines) {
    const cells = cellsOf(line);
    const head = headOf(cells);
    if (head) columns = head;
    if (head || TOTAL.test(cells.find(Boolean) ?? "")) continue;
    const bare = withoutNumber(line, isNumbered);
    const found =
      columns && cells.length > 1
        ? [await readCells(cells, columns, find)]
        : bare.includes("\t")
          ? [await readCells(cellsOf(bare), undefined, find)]
          : await readFree(bare, find);
    const written = line.trim().replace(/\s+/g, " ");
    read.push(...found.map((one) => toLine(written, one)));
  }
  return read;
}
