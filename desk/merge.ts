import { isFields } from "./page/schema";

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two states of a record differ. */
export function changedFields(before: unknown, after: unknown): string[] {
  if (!isFields(before) || !isFields(after)) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !same(before[field], after[field]),
  );
}

/** Three-way merge by field; where both sides changed a field, the typed value wins. */
export function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isFields(mine) || !isFields(theirs)) return mine;
  const own = new Set(changedFields(base, mine));
  const order = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(
    order.flatMap((field) => {
      const from = own.has(field) ? mine : theirs;
      return field in from ? [[field, from[field]]] : [];
    }),
  );
}
