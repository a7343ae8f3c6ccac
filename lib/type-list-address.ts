import type { Category, Grade2, Grade3 } from "./category";

// Part of the browser's script: nothing here may bring zod along.

export type Selection = {
  sid?: number | undefined;
  kid?: number | undefined;
  list?: boolean;
  page?: number;
};

/** What a sub-entry's and a third-level id, as an address or the store writes them, mean in a category. */
export function findEntry(category: Category, sid: string | undefined, kid: string | undefined) {
  const named = (id: string | undefined) => (node: Grade3) => String(node.id) === id;
  const byChild = category.lists.find(({ listss }) => listss.some(named(kid)));
  const entry: Grade2 | undefined = byChild ?? category.lists.find(named(sid));
  return { entry, child: byChild?.listss.find(named(kid)) };
}

/** The address of a choice. */
export function typeListHref(family: number, { sid, kid, list = false, page = 1 }: Selection = {}): string {
  const query = new URLSearchParams();
  if (sid !== undefined) query.set("sid", String(sid));
  if (kid !== undefined) query.set("kid", String(kid));
  if (list) query.set("view", "list");
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `/product_type_list/${family}${text && `?${text}`}`;
}

/** The address of a title search: it drops the choice and looks through all products. */
export function searchHref(family: number, title: string, page = 1): string {
  const query = new URLSearchParams({ title });
  if (page > 1) query.set("page", String(page));
  return `/product_type_list/${family}?${query}`;
}

/**
 * Where a visitor's stored choice leads: nowhere when it belongs to another family, the family no longer has it,
 * or it is shown already.
 */
export function restoredHref(
  category: Category,
  stored: Record<"pid" | "sid" | "kid", string>,
  shown: { entry?: Pick<Grade3, "id"> | undefined; child?: Pick<Grade3, "id"> | undefined },
): string | undefined {
  if (stored.pid !== String(category.id)) return undefined;
  const { entry, child } = findEntry(category, stored.sid, stored.kid);
  if (!entry) return undefined;
  if (entry.id === shown.entry?.id && (!child || child.id === shown.child?.id)) return undefined;
  return typeListHref(category.id, { sid: entry.id, kid: child?.id });
}
