import { METER_FAMILY, METER_LIST_ENTRY } from "./catalog";
import type { Category, Grade2, Grade3 } from "./category";
import { pageNumber, routeId } from "./params";

/** What /product_type_list shows on the right, and what is marked in its menu (SPEC §4, CONTRACT §2). */
export type TypeListView = {
  entry: Grade2 | undefined;
  child: Grade3 | undefined;
  /** The category whose products are listed; without one, the introduction of `entry` is shown. */
  listed: number | undefined;
  page: number;
};

type Choice = Partial<Record<"sid" | "kid" | "view" | "page", string>>;

function findEntry(category: Category, sid: number, kid: number) {
  const byChild = category.lists.find(({ listss }) => listss.some(({ id }) => id === kid));
  const entry = byChild ?? category.lists.find(({ id }) => id === sid);
  return { entry, child: byChild?.listss.find(({ id }) => id === kid) };
}

/**
 * @param hasIntroduction whether a sub-entry has an introduction; without one its list is shown
 */
export function typeListView(
  category: Category,
  choice: Choice,
  hasIntroduction: (entry: number) => boolean,
): TypeListView {
  const found = findEntry(category, routeId.parse(choice.sid), routeId.parse(choice.kid));
  const page = pageNumber.parse(choice.page);
  if (found.child) return { ...found, listed: found.child.id, page };
  const entry = found.entry ?? (category.id === METER_FAMILY ? category.lists[0] : undefined);
  if (!entry) return { entry, child: undefined, listed: category.id, page };
  if (choice.view === "list") return { entry, child: undefined, listed: entry.id, page };
  if (entry.id === METER_LIST_ENTRY) {
    const [child] = entry.listss;
    return { entry, child, listed: child?.id ?? entry.id, page };
  }
  return { entry, child: undefined, listed: hasIntroduction(entry.id) ? undefined : entry.id, page };
}

type Selection = { sid?: number | undefined; kid?: number | undefined; list?: boolean; page?: number };

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
