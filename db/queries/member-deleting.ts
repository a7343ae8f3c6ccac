import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { erase } from "@/db/erase";
import { members, signInCodes } from "@/db/schema-members";

/** Deletes a member with its sessions and codes. */
export const deleteMember = (id: number) =>
  erase(() => {
    const gone = db().delete(members).where(eq(members.id, id)).returning({ phone: members.phone }).get();
    if (gone) db().delete(signInCodes).where(eq(signInCodes.phone, gone.phone)).run();
  });
