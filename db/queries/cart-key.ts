import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, prepared } from "@/db/client";
import { secrets } from "@/db/schema-carts";

const NAME = "cart";

const keyQuery = prepared((orm) =>
  orm.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME)).prepare(),
);

/** The key that signs lists, in hex; undefined in a store that has made no list yet. */
export const cartKey = (): string | undefined => keyQuery().get()?.value;

/** Makes the key where there is none: there is one for ever. */
export function ensureCartKey() {
  const value = randomBytes(32).toString("hex");
  db().insert(secrets).values({ name: NAME, value }).onConflictDoNothing().run();
}
