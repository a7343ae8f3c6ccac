import { count, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { carts } from "@/db/schema-carts";
import { members } from "@/db/schema-members";
import { announcements, messages } from "@/db/schema-visitors";

export const storedMessages = ({ suspected }: { suspected: boolean }) =>
  db().select({ value: count() }).from(messages).where(eq(messages.suspected, suspected)).get()?.value ?? 0;

export const announcementsWaiting = () =>
  db().select({ value: count() }).from(announcements).get()?.value ?? 0;

export const storedLists = () => db().select({ value: count() }).from(carts).get()?.value ?? 0;

export const countMembers = () => db().select({ value: count() }).from(members).get()?.value ?? 0;
