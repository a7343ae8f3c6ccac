import { METER_FAMILY, METER_LIST_ENTRY } from "@/lib/constants";
import type { Category, Grade2, Grade3 } from "./category-tree";
import { pageNumber } from "@/lib/http/params";
import { findEntry, type Selection } from "./type-list-address";

/** The content of /product_type_list, and the current entry of its menu (SPEC §4, CONTRACT §2). */
export type TypeListView = {
  entry: Grade2 | undefined;
  child: Grade3 | undefined;
  /** The category whose products are listed; without one, the introduction of `entry` is shown. */
  listed: number | undefined;
  page: number;
  /** The valid choice in the address; empty for a default view. */
  asked: Omit<Selection, "page">;
  /** The choice of the canonical address: a default view that lists one entry has the address of that entry. */
  canonical: Omit<Selection, "page">;
};

type Choice = Partial<Record<"sid" | "kid" | "view" | "page", string>>;

/**
 * @param hasIntroduction whether a sub-entry has an introduction; without one its list is shown
 */
export function typeListView(
  category: Category,
  choice: Choice,
  hasIntroduction: (entry: number) => boolean,
): TypeListView {
  const found = findEntry(category, choice.sid, choice.kid);
  const page = pageNumber.parse(choice.page);
  const asked: TypeListView["asked"] = { sid: found.entry?.id, kid: found.child?.id };
  if (found.child) return { ...found, listed: found.child.id, page, asked, canonical: asked };

  const isWhole = choice.view === "list" && choice.sid === undefined && choice.kid === undefined;
  const entry = found.entry ?? (category.id === METER_FAMILY && !isWhole ? category.lists[0] : undefined);
  const view = { entry, child: undefined, page, asked, canonical: { sid: entry?.id } };
  if (isWhole) {
    // Except for the meters, the bare address of a family shows its whole list.
    const canonical = category.id === METER_FAMILY ? { list: true } : {};
    return { ...view, listed: category.id, asked: { list: true }, canonical };
  }
  if (!entry) return { ...view, listed: category.id };
  if (choice.view === "list" && found.entry) {
    const list = { sid: entry.id, list: true };
    return { ...view, listed: entry.id, asked: list, canonical: list };
  }
  if (entry.id === METER_LIST_ENTRY) {
    const [child] = entry.listss;
    return {
      ...view,
      child,
      listed: child?.id ?? entry.id,
      canonical: { sid: entry.id, kid: child?.id },
    };
  }
  return { ...view, listed: hasIntroduction(entry.id) ? undefined : entry.id };
}

/** An id of the second or third level in the path means its family with that choice. */
export function choiceAt([, second, third]: Grade3[], choice: Choice): Choice {
  if (choice.sid !== undefined || choice.kid !== undefined) return choice;
  return { ...choice, ...(second && { sid: String(second.id) }), ...(third && { kid: String(third.id) }) };
}
