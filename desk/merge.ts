import { isFields } from "./page/schema";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields of a record in which two states differ. */
export function changedFields(before: unknown, after: unknown): string[] {
  if (!isFields(before) || !isFields(after)) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !same(before[field], after[field]),
  );
}

/** What was typed over what someone else saved meanwhile, field by field; where both changed one, what was typed stays. */
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
