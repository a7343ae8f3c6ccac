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

/** The name of a mini-program member; `""` for an unknown id. */
export const getUsername = (id: string): string => nameOf().get({ id })?.username ?? "";
