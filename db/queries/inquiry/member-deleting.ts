import { and, eq, ne } from "drizzle-orm";
import { db } from "@/db/client";
import { erase } from "@/db/erase";
import { posts, replies } from "@/db/schema-board";
import { members, signInCodes } from "@/db/schema-members";
import type { TextsOfDeleted } from "@/lib/members/form";

/** What becomes of the texts: all go, or those that are public stay without a name. */
function releaseTexts(member: number, texts: TextsOfDeleted) {
  for (const table of [replies, posts]) {
    const own = eq(table.member, member);
    const gone = texts === "erase" ? own : and(own, ne(table.state, "public"));
    db().delete(table).where(gone).run();
    db().update(table).set({ member: null, username: "", token: null }).where(own).run();
  }
}

/** The same as part of a transaction. @returns whether there was such a member */
export function removeMember(id: number, texts: TextsOfDeleted): boolean {
  releaseTexts(id, texts);
  const gone = db().delete(members).where(eq(members.id, id)).returning({ phone: members.phone }).get();
  // That codes were sent still counts: or else an account made and deleted time and again would send them without end.
  if (gone)
    db().update(signInCodes).set({ phone: "", hash: "" }).where(eq(signInCodes.phone, gone.phone)).run();
  return gone !== undefined;
}

/** Deletes a member with its sessions and codes, and leaves nothing of it in the store's file. */
export const deleteMember = (id: number, texts: TextsOfDeleted) => erase(() => removeMember(id, texts));
