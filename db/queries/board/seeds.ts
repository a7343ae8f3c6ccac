import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { products, questions } from "@/db/schema";

// Questions of editors that the board begins with; each has the company's answer.

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

/** All of them with their answers, the newest first. */
export const listSeeds = () => listQuery().all();

export type Seed = Omit<typeof questions.$inferSelect, "links"> & {
  /** Where to read on. */
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
