import { eq, sql } from "drizzle-orm";
import { db, prepared } from "@/db/client";
import { cartLines } from "@/db/schema-carts";
import { write } from "@/db/write";
import type { LineChanges } from "@/lib/inquiry/cart-form";
import type { ListFault } from "@/lib/inquiry/cart-texts";
import { readCode } from "./cart-codes";
import { changedLine, type LineFault, type ReadChanges } from "./cart-line";
import { lineRows, type LineRow, removeLine, touch } from "./cart-rows";
import { type Counted, takeChanges } from "./rate-limits";

/** Why a change was refused: a fault, or the seconds to wait. */
export type Refused = { fault: ListFault } | { retryAfter: number };

/** A changed list; `isNew` if it was just created, so that the visitor must get its cookie. */
export type Changed<Data> = { cart: string; isNew: boolean; data: Data };

const updateQuery = prepared((orm) =>
  orm
    .update(cartLines)
    .set({
      code: sql`${sql.placeholder("code")}`,
      quantity: sql`${sql.placeholder("quantity")}`,
      note: sql`${sql.placeholder("note")}`,
      checked: sql`${sql.placeholder("checked")}`,
    })
    .where(eq(cartLines.id, sql.placeholder("id")))
    .prepare(),
);

/** Changes to a list, applied together in this order. */
export type CartChange = {
  lines?: ReadonlyMap<number, LineChanges>;
  /** The id of a line to remove. */
  remove?: number | undefined;
  /** Checks all lines for sending, or none. */
  check?: boolean | undefined;
  /** Applies valid changes even if others are refused. */
  isPartial?: boolean;
};

/** Faults by line id, and whether any line is checked for sending now. */
export type CartChanged = { faults: ReadonlyMap<number, LineFault>; isAnyChecked: boolean };

const byId = (rows: readonly LineRow[]) =>
  new Map(rows.filter(({ isGone }) => !isGone).map((row) => [row.id, row]));

const isSame = (row: LineRow, set: Partial<LineRow>) =>
  Object.entries(set).every(([field, value]) => value === undefined || row[field as keyof LineRow] === value);

type Known = ReadonlyMap<number, { row: LineRow; changes: LineChanges }>;

/** The changes of lines that exist on the list. */
function knownChanges(cart: string | undefined, { lines }: CartChange): Known {
  const rows = byId(lineRows(cart));
  return new Map(
    [...(lines ?? [])].flatMap(([id, changes]) => {
      const row = rows.get(id);
      return row ? [[id, { row, changes }] as const] : [];
    }),
  );
}

/** The same with typed order codes parsed; unchanged codes are not parsed again. */
async function readChanges(known: Known): Promise<ReadonlyMap<number, ReadChanges>> {
  const read = new Map<number, ReadChanges>();
  for (const [id, { row, changes }] of known) {
    const { code: typed, ...others } = changes;
    if (typed === undefined) read.set(id, others);
    else if (typed === row.code) read.set(id, { ...others, code: typed });
    else read.set(id, { ...others, code: await readCode({ product: row.product, typed }) });
  }
  return read;
}

/** Applies changes to a list in one transaction. They count for the rate limit of the visitor. */
export async function changeCart(
  cart: string | undefined,
  change: CartChange,
  counted: Counted,
  now = new Date(),
): Promise<CartChanged | { retryAfter: number }> {
  const known = knownChanges(cart, change);
  const cost = [...known.values()].filter(({ row, changes }) => !isSame(row, changes)).length;
  const taken = await write(() => takeChanges(counted, Math.max(1, cost), now.getTime()));
  if (taken) return taken;
  const read = await readChanges(known);
  return write(() => apply(cart, change, read, now));
}

function apply(
  cart: string | undefined,
  { lines = new Map(), remove, check, isPartial }: CartChange,
  read: ReadonlyMap<number, ReadChanges>,
  now: Date,
): CartChanged {
  const all = lineRows(cart);
  const own = byId(all);
  const faults = new Map<number, LineFault>();
  let isChanged = false;
  for (const id of lines.keys()) {
    const [row, changes] = [own.get(id), read.get(id)];
    if (!row || !changes) {
      faults.set(id, "missing");
      continue;
    }
    const { set, fault } = changedLine(all, row, changes);
    if (fault) faults.set(id, fault);
    if (fault && !isPartial) continue;
    isChanged = true;
    if (isSame(row, set)) continue;
    Object.assign(row, set);
    updateQuery().run({ ...row, checked: Number(row.checked) });
  }
  if (remove !== undefined) {
    if (own.delete(remove)) {
      removeLine(remove);
      isChanged = true;
    } else faults.set(remove, "missing");
  }
  if (check !== undefined && cart !== undefined) {
    db().update(cartLines).set({ checked: check }).where(eq(cartLines.cart, cart)).run();
    for (const row of own.values()) row.checked = check;
    isChanged = true;
  }
  if (cart !== undefined && isChanged) touch(cart, now);
  return { faults, isAnyChecked: [...own.values()].some(({ checked }) => checked) };
}
