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

/** What was not done, and why: a fault, or how many seconds to wait. */
export type Refused = { fault: ListFault } | { retryAfter: number };

/** A list that was changed; of one that was made now, the visitor must be told. */
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

/** What is done to a list at once, in this order. */
export type CartChange = {
  lines?: ReadonlyMap<number, LineChanges>;
  /** A line that is taken off. */
  remove?: number | undefined;
  /** All lines are chosen for sending, or none. */
  check?: boolean | undefined;
  /** A line that cannot be changed so stays as it is, or in all else becomes what was asked for. */
  isPartial?: boolean;
};

/** What was wrong, by the line's id, and whether a line is chosen for sending now. */
export type CartChanged = { faults: ReadonlyMap<number, LineFault>; isAnyChecked: boolean };

const byId = (rows: readonly LineRow[]) =>
  new Map(rows.filter(({ isGone }) => !isGone).map((row) => [row.id, row]));

const isSame = (row: LineRow, set: Partial<LineRow>) =>
  Object.entries(set).every(([field, value]) => value === undefined || row[field as keyof LineRow] === value);

type Known = ReadonlyMap<number, { row: LineRow; changes: LineChanges }>;

/** The changes of lines that are on the list. */
function knownChanges(cart: string | undefined, { lines }: CartChange): Known {
  const rows = byId(lineRows(cart));
  return new Map(
    [...(lines ?? [])].flatMap(([id, changes]) => {
      const row = rows.get(id);
      return row ? [[id, { row, changes }] as const] : [];
    }),
  );
}

/** The same with what was typed as codes read; what stands there already is not read again. */
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

/** Changes a list, all at once. What changes counts for its visitor, who may have to wait. */
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
