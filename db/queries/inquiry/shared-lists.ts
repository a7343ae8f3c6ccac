import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { db, prepared } from "@/db/client";
import { countRows } from "@/db/queries/lists/count-rows";
import { products } from "@/db/schema";
import { sharedLists } from "@/db/schema-carts";
import { write } from "@/db/write";
import { DAY_MS } from "@/lib/durations";
import { MOST_SHARED, SHARED_DAYS } from "@/lib/inquiry/cart-limits";
import { newCartId } from "@/lib/inquiry/cart-token";
import type { OrderLine } from "@/lib/inquiry/order";
import { touch } from "./cart-rows";
import { listCartLines } from "./carts";
import { type Counted, takeShare } from "./rate-limits";

/** The maximum of all visitors; beyond it the oldest is deleted. With a hundred lines each they take some 50 MB. */
const MOST_OF_ALL = 10_000;

/** A line of a shared list. */
type SharedLine = { product: number; code: string; quantity: number };

/** Links created before this time have expired. */
export const sharedSince = (now: Date) => new Date(now.getTime() - SHARED_DAYS * DAY_MS).toISOString();

type Shared = { token: string } | { fault: "nothing" | "shared" } | { retryAfter: number };

function makeRoom() {
  const surplus = db()
    .select({ token: sharedLists.token })
    .from(sharedLists)
    .orderBy(desc(sharedLists.createtime))
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(MOST_OF_ALL - 1);
  db().delete(sharedLists).where(inArray(sharedLists.token, surplus)).run();
}

/**
 * Creates a link to the current lines of a list. The same lines give the same link, whose period is renewed. On stable storage
 * when this resolves.
 */
export const shareList = (cart: string | undefined, counted: Counted, now = new Date()): Promise<Shared> =>
  write(() => {
    const shared = listCartLines(cart).map(({ product_id: product, code, quantity }): SharedLine => ({
      product,
      code,
      quantity,
    }));
    if (cart === undefined || shared.length === 0) return { fault: "nothing" };
    const taken = takeShare(counted, now.getTime());
    if (taken) return taken;
    const lines = JSON.stringify(shared);
    const createtime = now.toISOString();
    const own = eq(sharedLists.cart, cart);
    touch(cart, now);
    const same = and(own, eq(sharedLists.lines, lines));
    const again = db()
      .update(sharedLists)
      .set({ createtime })
      .where(same)
      .returning({ token: sharedLists.token })
      .get();
    if (again) return again;
    const isThere = and(own, gte(sharedLists.createtime, sharedSince(now)));
    if (countRows(sharedLists, isThere) >= MOST_SHARED) return { fault: "shared" };
    makeRoom();
    const token = newCartId();
    db().insert(sharedLists).values({ token, cart, createtime, lines }).run();
    return { token };
  });

/** What a link shows: lines of existing products, the number of others, and the period of the link. */
type SharedList = { lines: OrderLine[]; gone: number; since: string; until: string };

const sharedQuery = prepared((orm) =>
  orm
    .select({ lines: sharedLists.lines, createtime: sharedLists.createtime })
    .from(sharedLists)
    .where(
      and(
        eq(sharedLists.token, sql.placeholder("token")),
        gte(sharedLists.createtime, sql.placeholder("since")),
      ),
    )
    .prepare(),
);

export function getSharedList(token: string, now: Date): SharedList | undefined {
  const row = sharedQuery().get({ token, since: sharedSince(now) });
  if (!row) return undefined;
  const shared = JSON.parse(row.lines) as SharedLine[];
  const ids = shared.map(({ product }) => product);
  const { id, title, model } = products;
  const found = new Map(
    db()
      .select({ id, title, model })
      .from(products)
      .where(inArray(id, ids))
      .all()
      .map((one) => [one.id, one]),
  );
  const lines = shared.flatMap(({ product, code, quantity }) => {
    const { title, model } = found.get(product) ?? {};
    if (title === undefined || model === undefined) return [];
    return [{ product_id: product, title, model, code, quantity, note: "" }];
  });
  const until = new Date(Date.parse(row.createtime) + SHARED_DAYS * DAY_MS).toISOString();
  return { lines, gone: shared.length - lines.length, since: row.createtime, until };
}
