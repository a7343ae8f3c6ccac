import { METER_FAMILY } from "@/lib/constants";
import type { Category, Grade2, Grade3 } from "./category-tree";
import { filterParams, type ListView, NO_FILTERS, queryText } from "./filters";

// Part of browser scripts, so it must not import zod.

export type Selection = {
  sid?: number | undefined;
  kid?: number | undefined;
  list?: boolean;
  page?: number;
} & ListView;

/** Finds a sub-entry and third level of a category by their ids in an address or in storage. */
export function findEntry(category: Category, sid: string | undefined, kid: string | undefined) {
  const named = (id: string | undefined) => (node: Grade3) => String(node.id) === id;
  const byChild = category.lists.find(({ listss }) => listss.some(named(kid)));
  const entry: Grade2 | undefined = byChild ?? category.lists.find(named(sid));
  return { entry, child: byChild?.listss.find(named(kid)) };
}

function queryOf({ chosen = NO_FILTERS, sort, asTable }: ListView): URLSearchParams {
  const query = new URLSearchParams(filterParams(chosen));
  if (sort) query.set("sort", sort);
  if (asTable) query.set("as", "table");
  return query;
}

/** The address of a choice in the product menu. */
export function typeListHref(
  family: number,
  { sid, kid, list = false, page = 1, ...listView }: Selection = {},
): string {
  const query = queryOf(listView);
  if (sid !== undefined) query.set("sid", String(sid));
  if (kid !== undefined) query.set("kid", String(kid));
  // With filters the list is shown in any case.
  if (list && !listView.chosen?.size) query.set("view", "list");
  if (page > 1) query.set("page", String(page));
  const text = queryText(query);
  return `/product_type_list/${family}${text && `?${text}`}`;
}

/** The list of a whole family, regardless of the visitor's last choice; the meters show it by default. */
export const familyListHref = (family: number) => typeListHref(family, { list: family !== METER_FAMILY });

/** The list of a category, given by its path of ids. */
export const categoryListHref = ([family = 0, sid, kid]: readonly number[]) =>
  sid === undefined ? familyListHref(family) : typeListHref(family, { sid, kid, list: true });

/** The address of a title search: it drops the choice and looks through all products. */
export function searchHref(family: number, title: string, page = 1, listView: ListView = {}): string {
  const query = queryOf(listView);
  query.set("title", title);
  if (page > 1) query.set("page", String(page));
  return `/product_type_list/${family}?${queryText(query)}`;
}

/** The list of all products, filtered by parameters. */
export const PRODUCTS = "/products";

export function productsHref(listView: ListView = {}, page = 1): string {
  const query = queryOf(listView);
  if (page > 1) query.set("page", String(page));
  const text = queryText(query);
  return `${PRODUCTS}${text && `?${text}`}`;
}
