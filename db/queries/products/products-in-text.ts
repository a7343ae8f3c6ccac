import { or } from "drizzle-orm";
import { commaList } from "@/lib/image-url";
import { linkedProducts, possibleModels } from "@/lib/text/model-names";
import { isAmong, prepared } from "@/db/client";
import { compareInList } from "@/db/queries/lists/list";
import { products } from "@/db/schema";

export type ProductInText = { id: number; title: string; model: string; image: string };

const MAX_MODELS = 500;

const ofNames = prepared((orm) => {
  const { id, title, model, images, sort, createtime } = products;
  return orm
    .select({ id, title, model, images, sort, createtime })
    .from(products)
    .where(or(isAmong(model, "models"), isAmong(id, "ids")))
    .prepare();
});

/** The products that a text names by model or links to, and others given by id, in list order. */
export function listProductsInText(
  text: string,
  limit: number,
  others: readonly number[] = [],
): ProductInText[] {
  return ofNames()
    .all({
      models: JSON.stringify(possibleModels(text).slice(0, MAX_MODELS)),
      ids: JSON.stringify([...others, ...linkedProducts(text)].slice(0, MAX_MODELS)),
    })
    .sort(compareInList)
    .slice(0, limit)
    .map((found) => ({
      id: found.id,
      title: found.title,
      model: found.model,
      image: commaList(found.images)[0] ?? "",
    }));
}
