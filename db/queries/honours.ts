import type { Page } from "@/lib/routes/paging";
import { type ListRequest, listOf } from "./list";
import { honours } from "@/db/schema";
import { firstOfEach } from "./first-of-each";

/** `tilte` is the API's spelling. */
export type HonourItem = Pick<typeof honours.$inferSelect, "id" | "image" | "tilte">;

const listed = { table: honours, order: honours, type: honours.type };
const itemColumns = { id: honours.id, image: honours.image, tilte: honours.tilte };

export const listHonours: (request: ListRequest) => Page<HonourItem> = listOf(listed, itemColumns);

/** The first honours of each of these types. */
export const topHonours: (types: readonly number[], limit: number) => HonourItem[][] = firstOfEach(
  listed,
  itemColumns,
);
