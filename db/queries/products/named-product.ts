import { ne } from "drizzle-orm";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { products } from "@/db/schema";
import type { Named } from "@/lib/parts-list/name";
import { SITE } from "@/lib/site";
import { nearestModels } from "@/lib/search/nearest";
import { codeOf } from "@/lib/search/tokens";
import { findOrderCode, isCode, nearCodes } from "./order-codes";

const modelsQuery = prepared((orm) =>
  orm
    .select({ id: products.id, model: products.model })
    .from(products)
    .where(ne(products.model, ""))
    .prepare(),
);

const MAKER = codeOf(SITE.modelPrefix);

/** Products by their models, each as one word, and their models as they are written. */
const readModels = perContentVersion(() => {
  const all = modelsQuery().all();
  return {
    ids: new Map(all.map(({ id, model }) => [codeOf(model), id])),
    names: new Map(all.map(({ id, model }) => [id, model])),
  };
});

/** A shorter word that a model is without the maker's letters is as well any other. */
const MIN_MODEL = 3;

function modelNamed(text: string): Named | undefined {
  const word = codeOf(text);
  if (word.length < MIN_MODEL) return undefined;
  const { ids, names } = readModels();
  const product = ids.get(word) ?? ids.get(MAKER + word);
  return product === undefined ? undefined : { product, code: "", name: names.get(product) ?? "" };
}

/** The product that a text names, by its model or by an order code; `faulty` where it plainly means one that cannot be. */
export function productNamed(text: string): Named | "faulty" | undefined {
  const model = modelNamed(text);
  if (model) return model;
  const found = findOrderCode(text);
  const code = found?.reading.code;
  if (found && code !== undefined) return { product: found.product.id, code, name: code };
  // One word with our letters that begins as a code of ours is meant as one, whatever else stands in it.
  const isWord = !text.includes(" ") && codeOf(text).startsWith(MAKER);
  return found && (isWord || isCode(found)) ? "faulty" : undefined;
}

/** What looks like a model. */
const WORD = /[A-Za-z][\w./+-]{3,}/;

/** What may be meant by a name that is none: codes near to it, or else models. */
export function namesNear(text: string): Named[] {
  const codes = nearCodes(text).map(({ product, code }) => ({ product: product.id, code, name: code }));
  if (codes.length > 0) return codes;
  const { ids, names } = readModels();
  return nearestModels(ids, codeOf(WORD.exec(text)?.[0] ?? "")).map((product) => ({
    ...{ product, code: "" },
    name: names.get(product) ?? "",
  }));
}
