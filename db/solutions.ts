import "server-only";
import { eq } from "drizzle-orm";
import type { Page } from "@/lib/paging";
import { db } from "./client";
import { type ListRequest, listOf } from "./list";
import { neighboursOf } from "./neighbours";
import { solutions } from "./schema";

export type SolutionItem = Pick<typeof solutions.$inferSelect, "id" | "title" | "image">;
export type SolutionDetail = Pick<
  typeof solutions.$inferSelect,
  "id" | "type" | "title" | "image" | "images" | "maincontent"
>;

export const listSolutions: (request: ListRequest) => Page<SolutionItem> = listOf(
  { table: solutions, order: solutions, type: solutions.type },
  { id: solutions.id, title: solutions.title, image: solutions.image },
);

export const getSolution = (id: number): SolutionDetail | undefined => {
  const { type, title, image, images, maincontent } = solutions;
  return db()
    .select({ id: solutions.id, type, title, image, images, maincontent })
    .from(solutions)
    .where(eq(solutions.id, id))
    .get();
};

/** The solutions before and after one among those of its type. */
export const getSolutionNeighbours = ({ id, type }: Pick<SolutionDetail, "id" | "type">) =>
  neighboursOf(solutions, id, eq(solutions.type, type));
