import { MAX_NOTE, MOST_PIECES } from "@/lib/inquiry/cart-limits";
import { textsOfCodes } from "@/lib/order-code/typed";
import { areNumbered, type Column, headOf, withoutNumber } from "./columns";
import { type ReadLine, readCells } from "./line";
import type { Find, Named } from "./name";
import { cellsOf } from "./rows";

/** A line of a parts list as written and as parsed, within the limits of a line of the inquiry list. */
export type PartsLine = {
  written: string;
  /** Undefined if the line could not be read; `faulty` is then the text that looks like a product name, if any. */
  named: Named | undefined;
  faulty: string | undefined;
  quantity: number;
  note: string;
};

const TOTAL = /^(?:合计|总计|小计|共计)/;

/** Cut to the maximum length of a note. */
export const shortened = (text: string) => {
  const signs = [...text];
  return signs.length > MAX_NOTE ? `${signs.slice(0, MAX_NOTE - 1).join("")}…` : text;
};

/** A model followed by its code is one item. */
const isSame = (one: ReadLine | undefined, other: ReadLine) =>
  one?.named !== undefined &&
  one.named.product === other.named?.product &&
  one.named.code === "" &&
  one.quantity === undefined;

/** Parses a line of running text: each code with the text after it. */
async function readFree(line: string, find: Find): Promise<ReadLine[]> {
  const read: ReadLine[] = [];
  for (const text of textsOfCodes(line)) {
    const one = await readCells(cellsOf(text), undefined, find);
    if (isSame(read.at(-1), one)) read.pop();
    read.push(one);
  }
  return read;
}

/** A quantity outside of the limits makes the line unread. */
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

/** Parses the lines of a parts list, in their order. */
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
