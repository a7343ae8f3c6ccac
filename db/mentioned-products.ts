import "server-only";
import { desc, sql } from "drizzle-orm";
import { commaList } from "@/lib/image-url";
import { mentions } from "@/lib/mentions";
import { db } from "./client";
import { products } from "./schema";

export type MentionedProduct = { id: number; title: string; model: string; image: string };

/** The products whose models a text names, in list order. */
export function listMentionedProducts(text: string, limit: number): MentionedProduct[] {
  return db()
    .select({ id: products.id, title: products.title, model: products.model, images: products.images })
    .from(products)
    .where(sql`${products.model} <> '' and instr(${text}, ${products.model}) > 0`)
    .orderBy(desc(products.sort), desc(products.createtime), desc(products.id))
    .all()
    .filter(({ model }) => mentions(text, model))
    .slice(0, limit)
    .map(({ images, ...product }) => ({ ...product, image: commaList(images)[0] ?? "" }));
}
