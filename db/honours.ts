import "server-only";
import { eq } from "drizzle-orm";
import type { Page } from "@/lib/paging";
import { type ListRequest, listRows } from "./list";
import { honours } from "./schema";

/** `tilte` is the API's spelling. */
export type HonourItem = Pick<typeof honours.$inferSelect, "id" | "image" | "tilte">;

export const listHonours = ({ type, ...request }: ListRequest): Page<HonourItem> =>
  listRows(
    honours,
    { id: honours.id, image: honours.image, tilte: honours.tilte },
    type === undefined ? undefined : eq(honours.type, type),
    request,
  );
