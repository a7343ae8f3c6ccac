import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { db, prepared } from "@/db/client";
import { secrets } from "@/db/schema-carts";

const secretQuery = prepared((orm) =>
  orm
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, sql.placeholder("name")))
    .prepare(),
);

/** A key of this store, in hex; undefined if it was not created yet. */
export const secretOf = (name: string): string | undefined => secretQuery().get({ name })?.value;

/** Returns the key, creating it if needed. It never changes. Part of a transaction. */
export function ensureSecret(name: string): string {
  const value = randomBytes(32).toString("hex");
  db().insert(secrets).values({ name, value }).onConflictDoNothing().run();
  return secretOf(name) ?? value;
}
