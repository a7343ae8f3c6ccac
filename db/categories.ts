import "server-only";
import { desc, eq } from "drizzle-orm";
import type { Category, Grade3 } from "@/lib/category";
import { db } from "./client";
import { categories, typeinfos } from "./schema";
import { untilChanged } from "./until-changed";

export type TypeInfo = typeof typeinfos.$inferSelect;

const readTree = untilChanged((_key: "tree"): Category[] => {
  const rows = db()
    .select({ id: categories.id, name: categories.name, pid: categories.pid })
    .from(categories)
    .orderBy(desc(categories.pid), desc(categories.sort), desc(categories.id))
    .all();
  const below = (pid: number) => rows.filter((row) => row.pid === pid);
  return below(0).map((top) => ({
    ...top,
    lists: below(top.id).map((second) => ({ ...second, listss: below(second.id) })),
  }));
});

/** The whole tree, three levels, in the editors' order. */
export const getCategoryTree = () => readTree("tree");

/** The introduction of a category. */
export const getTypeInfo = (id: number): TypeInfo | undefined =>
  db().select().from(typeinfos).where(eq(typeinfos.id, id)).get();

const readPath = untilChanged((id: number): Grade3[] => {
  for (const { lists, ...top } of getCategoryTree()) {
    if (top.id === id) return [top];
    for (const { listss, ...second } of lists) {
      if (second.id === id) return [top, second];
      const third = listss.find((node) => node.id === id);
      if (third) return [top, second, third];
    }
  }
  return [];
});

/** From the family down to the category itself; empty when there is none of that id. */
export const getCategoryPath = (id: number): Grade3[] => readPath(id);
