import "server-only";
import { eq } from "drizzle-orm";
import type { Page } from "@/lib/paging";
import { type ListRequest, listRows } from "./list";
import { cases } from "./schema";

export type CaseItem = Pick<typeof cases.$inferSelect, "id" | "title" | "image" | "caption">;

export const listCases = ({ type, ...request }: ListRequest): Page<CaseItem> =>
  listRows(
    cases,
    { id: cases.id, title: cases.title, image: cases.image, caption: cases.caption },
    type === undefined ? undefined : eq(cases.type, type),
    request,
  );
