import { ne } from "drizzle-orm";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { products } from "@/db/schema";
import type { Named } from "@/lib/parts-list/name";
import { SITE } from "@/lib/site";
import { codeOf } from "@/lib/search/tokens";
import { findOrderCode, isCode } from "./order-codes";

const modelsQuery = prepared((orm) =>
  orm
    .select({ id: products.id, model: products.model })
    .from(products)
    .where(ne(products.model, ""))
    .prepare(),
);

/** Products by their models, each as one word, with the maker's letters and without. */
const models = perContentVersion((_key: "models"): ReadonlyMap<string, number> => {
  const all = modelsQuery().all();
  const maker = codeOf(SITE.modelPrefix);
  const whole = all.map(({ id, model }) => [codeOf(model), id] as const);
  const short = whole.flatMap(([model, id]) =>
    model.startsWith(maker) ? [[model.slice(maker.length), id] as const] : [],
  );
  return new Map([...short, ...whole]);
});

/** A shorter word that a model is without the maker's letters is as well any other. */
const MIN_MODEL = 3;

/** The product that a text names, by its model or by an order code; `faulty` where it plainly means one that cannot be. */
export function productNamed(text: string): Named | "faulty" | undefined {
  const word = codeOf(text);
  const product = word.length < MIN_MODEL ? undefined : models("models").get(word);
  if (product !== undefined) return { product, code: "" };
  const found = findOrderCode(text);
  if (found?.reading.code !== undefined) return { product: found.product.id, code: found.reading.code };
  return found && isCode(found) ? "faulty" : undefined;
}
