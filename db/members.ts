import "server-only";
import { eq, sum } from "drizzle-orm";
import { db } from "./client";
import { cartItems, users } from "./schema";

/** The name of a member, `""` for an id that nobody has. */
export const getUsername = (id: string): string =>
  db().select({ username: users.username }).from(users).where(eq(users.id, id)).get()?.username ?? "";

/** How many pieces are in a member's cart; 0 for a visitor without one. */
export const getCartSum = (user: string): number =>
  Number(
    db()
      .select({ value: sum(cartItems.quantity) })
      .from(cartItems)
      .where(eq(cartItems.user, user))
      .get()?.value ?? 0,
  );
