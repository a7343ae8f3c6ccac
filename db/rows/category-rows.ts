import type { Content } from "@/db/source/shapes";
import { columnOf } from "@/db/source/trait-shapes";
import { table, type Table } from "./table";

/** The categories and their introductions. */
export function categoryRows({ categories }: Content): Table[] {
  return [
    table(
      "categories",
      categories.map(({ id, pid, name, sort }) => ({ id, pid, name, sort })),
    ),
    table(
      "typeinfos",
      categories.flatMap(({ id, typeinfo }) => (typeinfo ? [{ id, ...typeinfo }] : [])),
    ),
  ];
}

/** What the pages of a category say besides its products. */
export function categoryPageRows({ categories }: Content): Table[] {
  return [
    table(
      "category_closings",
      categories.flatMap(({ id, closing }) => (closing ? [{ category: id, ...closing }] : [])),
      ["category"],
    ),
    table(
      "category_lists",
      categories.flatMap(({ id, list }) =>
        list
          ? [
              {
                category: id,
                columns: list.columns ? JSON.stringify(list.columns.map(columnOf)) : "",
                elsewhere: list.elsewhere?.text ?? "",
                target: list.elsewhere?.category ?? null,
              },
            ]
          : [],
      ),
      ["category"],
    ),
  ];
}
