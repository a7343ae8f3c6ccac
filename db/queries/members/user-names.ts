import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { users } from "@/db/schema-visitors";

const nameOf = prepared((orm) =>
  orm
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare(),
);

/** The name of a member of the mini-programs, `""` for an id that nobody has. */
export const getUsername = (id: string): string => nameOf().get({ id })?.username ?? "";
