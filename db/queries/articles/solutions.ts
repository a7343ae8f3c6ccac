import { eq, sql } from "drizzle-orm";
import type { Page } from "@/lib/links/paging";
import { textsVersion } from "@/db/content-version";
import { prepared } from "@/db/client";
import { keptDetails, type ListRequest, listOf } from "@/db/queries/lists/list";
import { type Neighbours, neighboursOf } from "@/db/queries/lists/neighbours";
import { solutions } from "@/db/schema-cases";
import { firstOfEach } from "@/db/queries/lists/first-of-each";

export type SolutionItem = Pick<typeof solutions.$inferSelect, "id" | "title" | "image">;
export type SolutionDetail = Pick<
  typeof solutions.$inferSelect,
  "id" | "type" | "title" | "image" | "images" | "maincontent" | "createtime" | "updatetime"
>;

const listed = { table: solutions, order: solutions, type: solutions.type, versionOf: textsVersion };
const itemColumns = { id: solutions.id, title: solutions.title, image: solutions.image };

export const listSolutions: (request: ListRequest) => Page<SolutionItem> = listOf(listed, itemColumns);

/** The first solutions of each of these types. */
export const topSolutions: (types: readonly number[], limit: number) => SolutionItem[][] = firstOfEach(
  listed,
  itemColumns,
);

const byId = prepared((orm) => {
  const { id, type, title, image, images, maincontent, createtime, updatetime } = solutions;
  return orm
    .select({ id, type, title, image, images, maincontent, createtime, updatetime })
    .from(solutions)
    .where(eq(id, sql.placeholder("id")))
    .prepare();
});

export const getSolution: (id: number) => SolutionDetail | undefined = keptDetails((id) =>
  byId().get({ id }),
);

/** The previous and next solution of the same type. */
export const getSolutionNeighbours: (solution: Pick<SolutionDetail, "id" | "type">) => Neighbours =
  neighboursOf(solutions, eq(solutions.type, sql.placeholder("type")));
