import { eq, sql, sum } from "drizzle-orm";
import { prepared } from "@/db/client";
import { cartItems, users } from "@/db/schema-visitors";

const nameOf = prepared((orm) =>
  orm
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare(),
);

/** The name of a member, `""` for an id that nobody has. */
export const getUsername = (id: string): string => nameOf().get({ id })?.username ?? "";

const cartOf = prepared((orm) =>
  orm
    .select({ value: sum(cartItems.quantity) })
    .from(cartItems)
    .where(eq(cartItems.user, sql.placeholder("user")))
    .prepare(),
);

/** How many pieces are in a member's cart; 0 for a visitor without one. */
export const getCartSum = (user: string): number => Number(cartOf().get({ user })?.value ?? 0);
