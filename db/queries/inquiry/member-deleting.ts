import { and, eq, ne } from "drizzle-orm";
import { db } from "@/db/client";
import { erase } from "@/db/erase";
import { posts, replies } from "@/db/schema-board";
import { members, signInCodes } from "@/db/schema-members";
import type { TextsOfDeleted } from "@/lib/members/form";

/** Deletes all texts of a member, or keeps the public ones anonymously. */
function releaseTexts(member: number, texts: TextsOfDeleted) {
  for (const table of [replies, posts]) {
    const own = eq(table.member, member);
    const gone = texts === "erase" ? own : and(own, ne(table.state, "public"));
    db().delete(table).where(gone).run();
    db().update(table).set({ member: null, username: "", token: null }).where(own).run();
  }
}

/** The same as part of a transaction. @returns whether the member existed */
export function removeMember(id: number, texts: TextsOfDeleted): boolean {
  releaseTexts(id, texts);
  const gone = db().delete(members).where(eq(members.id, id)).returning({ phone: members.phone }).get();
  // Sent codes still count: otherwise creating and deleting an account repeatedly would bypass the limit.
  if (gone)
    db().update(signInCodes).set({ phone: "", hash: "" }).where(eq(signInCodes.phone, gone.phone)).run();
  return gone !== undefined;
}

/** Deletes a member with its sessions and codes, also from the log of the store. */
export const deleteMember = (id: number, texts: TextsOfDeleted) => erase(() => removeMember(id, texts));
