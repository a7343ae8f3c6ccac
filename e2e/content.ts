// Specs read what they need of the shipped content from the database, so that they do not depend on what editors write.
import Database from "better-sqlite3";
import { HOME_PRODUCTS_SHOWN, TYPE_PAGE_TITLES } from "@/lib/constants";
import { SITE } from "@/lib/site";

type Store = Database.Database;
export type Category = { id: number; name: string };

/** Reads from the database of the running site. */
export function fromStore<Value>(read: (store: Store) => Value, file = process.env.DATABASE_FILE): Value {
  if (!file) throw new Error("The global setup names the store in DATABASE_FILE.");
  const store = new Database(file, { readonly: true, timeout: 5000 });
  try {
    return read(store);
  } finally {
    store.close();
  }
}

/** The first value of a statement; throws if there is none. */
export function one<Value>(store: Store, sql: string, ...given: (number | string)[]): Value {
  const found = store.prepare(sql).pluck().get(given) as Value | undefined;
  if (found === undefined) throw new Error(`The shipped content has nothing for: ${sql} (${given.join()})`);
  return found;
}

/** The lowest id of a table. */
export const firstId = (
  store: Store,
  table: "cases" | "news" | "products" | "questions" | "solutions",
  where = "true",
) => one<number>(store, `SELECT id FROM ${table} WHERE ${where} ORDER BY id`);

/** A number of ids of a table, spread evenly. */
export function spreadOver(
  store: Store,
  table: "cases" | "news" | "products" | "questions" | "solutions",
  count: number,
): number[] {
  const ids = store.prepare(`SELECT id FROM ${table} ORDER BY id`).pluck().all() as number[];
  return Array.from({ length: count }, (_, nth) => ids[Math.floor((nth * ids.length) / count)] ?? 0);
}

export const countOf = (store: Store, table: string, where = "true") =>
  one<number>(store, `SELECT count(*) FROM ${table} WHERE ${where}`);

/** The number of products in the carousel of the home page. */
export const picked = (store: Store) => Math.min(HOME_PRODUCTS_SHOWN, countOf(store, "products"));

/** The number of products in a category and its subcategories. */
export const countProducts = (store: Store, category: number) =>
  one<number>(store, "SELECT count(*) FROM product_categories WHERE category = ?", category);

export const nameOf = (store: Store, category: number) =>
  one<string>(store, "SELECT name FROM categories WHERE id = ?", category);

/** The subcategories of a category, in the order of the site. */
export const below = (store: Store, category: number) =>
  store
    .prepare("SELECT id, name FROM categories WHERE pid = ? ORDER BY sort DESC, id DESC")
    .all(category) as Category[];

/** The category with the most products. */
export function longest(store: Store, categories: readonly (number | string)[]) {
  const counted = categories.map((id) => ({ id: Number(id), count: countProducts(store, Number(id)) }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most));
}

/** The path from the family to a category. */
export function pathTo(store: Store, category: number): Category[] {
  const pid = one<number>(store, "SELECT pid FROM categories WHERE id = ?", category);
  return [...(pid === 0 ? [] : pathTo(store, pid)), { id: category, name: nameOf(store, category) }];
}

/** A second level of a family, other than `except`, that has an introduction, and a third level below it that has products. */
export function seriesOf(store: Store, family: number, except = 0): { second: Category; third: Category } {
  const [second, third] = store
    .prepare(
      `SELECT s.id, t.id FROM categories s JOIN categories t ON t.pid = s.id JOIN typeinfos i ON i.id = s.id
       WHERE s.pid = ? AND s.id <> ? AND EXISTS (SELECT 1 FROM products WHERE type = t.id) ORDER BY s.sort DESC, t.sort`,
    )
    .raw()
    .get(family, except) as [number, number];
  return {
    second: { id: second, name: nameOf(store, second) },
    third: { id: third, name: nameOf(store, third) },
  };
}

export type Product = { id: number; title: string; path: Category[] };

/** A product of a third level with everything that a page can show: ratings, wiring, an order code, pictures. */
export function completeProduct(store: Store): Product {
  const { id, title, type } = store
    .prepare(
      `SELECT p.id, p.title, p.type FROM products p JOIN categories t ON t.id = p.type JOIN categories s ON s.id = t.pid
       WHERE s.pid = 33 AND p.wirecontent <> '' AND p.shapesize <> '' AND p.images LIKE '%,%'
         AND EXISTS (SELECT 1 FROM product_tables WHERE product = p.id AND name = '订货代码')
         AND EXISTS (SELECT 1 FROM product_values v JOIN parameters d ON d.key = v.key WHERE product = p.id AND card > 0)
       ORDER BY p.id`,
    )
    .get() as { id: number; title: string; type: number };
  return { id, title, path: pathTo(store, type) };
}

/** A product with an order code. */
export const codedProduct = (store: Store) =>
  store
    .prepare(
      "SELECT id, ordercode AS code FROM products JOIN product_codes ON product = id WHERE ordercode <> '' ORDER BY id",
    )
    .get() as { id: number; code: string };

const MAKER = `${SITE.modelPrefix}-`;

/** A product whose model is neither a prefix of another's nor similar to one, and a careless spelling of it. */
export function distinctModel(store: Store) {
  const products = store
    .prepare("SELECT id, model, title FROM products WHERE model LIKE ? ORDER BY id")
    .all(`${MAKER}___%`) as { id: number; model: string; title: string }[];
  const product = products.find(({ id, model }) =>
    products.every((other) => other.id === id || !other.model.startsWith(model.slice(0, MAKER.length + 2))),
  );
  if (!product) throw new Error("The shipped catalogue has no model by itself.");
  return { ...product, typed: product.model.slice(MAKER.length).toLowerCase() };
}

export type Option = { key: string; name: string; choice: string };

/** The filter options of a family, of parameters with words as values; the most frequent first. */
export const optionsOf = (store: Store, family: number) =>
  store
    .prepare(
      `SELECT v.key, d.name, v.choice FROM product_values v JOIN parameters d ON d.key = v.key
       JOIN product_categories c ON c.product = v.product WHERE c.category = ? AND d.filter AND v.choice <> ''
       GROUP BY v.key, v.choice ORDER BY count(DISTINCT v.product) DESC, v.key, v.choice`,
    )
    .all(family) as Option[];

/** Options of two parameters that no product of the family has together. */
export function twoThatExclude(store: Store, family: number): [Option, Option] {
  const have = store.prepare("SELECT product FROM product_values WHERE key = ? AND choice = ?").pluck();
  const options = optionsOf(store, family).map((option) => ({
    option,
    products: new Set(have.all(option.key, option.choice)),
  }));
  for (const one of options)
    for (const other of options)
      if (
        one.option.key !== other.option.key &&
        ![...one.products].some((product) => other.products.has(product))
      )
        return [one.option, other.option];
  throw new Error(`The family ${family} has no two options that exclude each other.`);
}

/** The target of 返回 without history: the type page of the nearest category that has one, or the family's list. */
export function nearestList(store: Store, product: number): string {
  const path = pathTo(store, one<number>(store, "SELECT type FROM products WHERE id = ?", product));
  const typed = path.findLast(({ id }) => Object.hasOwn(TYPE_PAGE_TITLES, id));
  return typed ? `/prod_type${typed.id}` : `/product_type_list/${path[0]?.id}?view=list`;
}

/** A word in capital letters from a product's title. */
export const latinWord = (store: Store) =>
  /[A-Z]{2,}/.exec(one<string>(store, "SELECT title FROM products WHERE title GLOB '*[A-Z][A-Z]*'"))?.[0] ??
  "";
