import { eq } from "drizzle-orm";
import { countRows } from "@/db/queries/lists/count-rows";
import { carts } from "@/db/schema-carts";
import { members } from "@/db/schema-members";
import { announcements, messages } from "@/db/schema-visitors";

export const storedMessages = ({ suspected }: { suspected: boolean }) =>
  countRows(messages, eq(messages.suspected, suspected));

export const announcementsWaiting = () => countRows(announcements);

export const storedLists = () => countRows(carts);

export const countMembers = () => countRows(members);
