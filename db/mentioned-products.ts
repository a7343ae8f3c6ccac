import "server-only";
import { inArray } from "drizzle-orm";
import { commaList } from "@/lib/image-url";
import { possibleModels } from "@/lib/mentions";
import { db } from "./client";
import { products } from "./schema";

export type MentionedProduct = { id: number; title: string; model: string; image: string };

const MAX_MODELS = 500;

/** The products whose models a text names, in list order. */
export function listMentionedProducts(text: string, limit: number): MentionedProduct[] {
  const { id, title, model, images, sort, createtime } = products;
  return db()
    .select({ id, title, model, images, sort, createtime })
    .from(products)
    .where(inArray(model, possibleModels(text).slice(0, MAX_MODELS)))
    .all()
    .sort((a, b) => b.sort - a.sort || b.createtime.localeCompare(a.createtime) || b.id - a.id)
    .slice(0, limit)
    .map((found) => ({
      id: found.id,
      title: found.title,
      model: found.model,
      image: commaList(found.images)[0] ?? "",
    }));
}
