import "server-only";
import type { Page } from "@/lib/paging";
import { type ListRequest, listOf } from "./list";
import { honours } from "./schema";

/** `tilte` is the API's spelling. */
export type HonourItem = Pick<typeof honours.$inferSelect, "id" | "image" | "tilte">;

export const listHonours: (request: ListRequest) => Page<HonourItem> = listOf(
  { table: honours, order: honours, type: honours.type },
  { id: honours.id, image: honours.image, tilte: honours.tilte },
);
