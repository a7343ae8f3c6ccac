import type { Page } from "@/lib/links/paging";
import { cases } from "@/db/schema-cases";
import { type ListRequest, listOf } from "@/db/queries/lists/list";

export type CaseItem = Pick<typeof cases.$inferSelect, "id" | "title" | "image" | "caption">;

const listed = { table: cases, order: cases, type: cases.type };
const itemColumns = { id: cases.id, title: cases.title, image: cases.image, caption: cases.caption };

export const listCases: (request: ListRequest) => Page<CaseItem> = listOf(listed, itemColumns);
