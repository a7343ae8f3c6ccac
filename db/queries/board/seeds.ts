import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { products, questions } from "@/db/schema";

// Initial questions of the board, written by editors with the company's answers.

const listQuery = prepared((orm) =>
  orm
    .select({
      id: questions.id,
      title: questions.title,
      createtime: questions.createtime,
      product_id: sql<number>`coalesce(${products.id}, 0)`,
      model: sql<string>`coalesce(${products.model}, '')`,
      category: questions.family,
      answer: questions.answer,
    })
    .from(questions)
    .leftJoin(products, eq(products.id, questions.product))
    .orderBy(sql`${questions.createtime} DESC, ${questions.id} DESC`)
    .prepare(),
);

/** All with their answers, newest first. */
export const listSeeds = () => listQuery().all();

export type Seed = Omit<typeof questions.$inferSelect, "links"> & {
  /** Further reading. */
  links: { href: string; label: string }[];
};

const seedQuery = prepared((orm) =>
  orm
    .select()
    .from(questions)
    .where(eq(questions.id, sql.placeholder("id")))
    .prepare(),
);

export function getSeed(id: number): Seed | undefined {
  const row = seedQuery().get({ id });
  return row && { ...row, links: JSON.parse(row.links) as Seed["links"] };
}
