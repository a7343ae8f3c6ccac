import { and, desc, eq, gt, lt, lte } from "drizzle-orm";
import { env } from "@/lib/env";
import { db } from "@/db/client";
import { messageLimits, messages } from "@/db/schema-visitors";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Beyond so many a minute a message is suspected: a flood from many networks must not close the form for people. */
const ALL_PER_MINUTE = 120;
/** Beyond so many suspected ones a day nothing more is stored: what is stored must stay readable. */
const SUSPECTED_PER_DAY = 10_000;
/** A network (/24, /48) may send so many times what one visitor (IPv4 address, /64) may. */
const VISITORS_OF_A_NETWORK = 4;

type Allowance = { key: string; burst: number; refillMs: number };

/** Who is counted: a hash of an address, or of its /64 (lib/http/client-address.ts), and the /24 or /48, empty when unknown. */
export type Counted = { visitor: string; network: string };

/** How much may still be done under this key; the allowance refills one by one. */
function tokensOf({ key, burst, refillMs }: Allowance, now: number): number {
  const row = db().select().from(messageLimits).where(eq(messageLimits.client, key)).get();
  const elapsed = row ? now - row.refilled : 0;
  // A row from the future, beyond what it can hold back: the clock was set back, which must not shut anybody out.
  if (!row || elapsed < -burst * refillMs) return burst;
  return Math.min(burst, row.tokens + Math.max(0, elapsed) / refillMs);
}

const waitFor = (tokens: number, refillMs: number) => (tokens < 1 ? Math.round((1 - tokens) * refillMs) : 0);

function take({ key, burst, refillMs }: Allowance, tokens: number, now: number) {
  // Whoever has been quiet for so long has everything again: nothing needs to be remembered.
  db()
    .delete(messageLimits)
    .where(lt(messageLimits.refilled, now - burst * refillMs))
    .run();
  const row = { tokens: tokens - 1, refilled: now };
  db()
    .insert(messageLimits)
    .values({ client: key, ...row })
    .onConflictDoUpdate({ target: messageLimits.client, set: row })
    .run();
}

/** Milliseconds until fewer than `most` messages were stored within `period`, suspected ones or the others. */
function waitOfAll(suspected: boolean, most: number, period: number, now: number): number {
  const { createtime } = messages;
  const since = new Date(now - period).toISOString();
  const oldest = db()
    .select({ createtime })
    .from(messages)
    .where(
      and(
        eq(messages.suspected, suspected),
        gt(createtime, since),
        lte(createtime, new Date(now).toISOString()),
      ),
    )
    .orderBy(desc(createtime))
    .limit(1)
    .offset(most - 1)
    .get();
  return oldest ? Date.parse(oldest.createtime) + period - now : 0;
}

/**
 * Takes one from the allowances of a visitor and of its network; kept in the store, so that a restart resets nothing and
 * processes share it. Call inside the transaction that stores what is counted: what is not stored is not counted.
 * @param kind what is counted by itself, `""` for messages
 * @param wait milliseconds to wait for another reason
 */
function takeAllowance(kind: string, { visitor, network }: Counted, now: number, wait = 0) {
  const { MESSAGE_BURST: burst, MESSAGE_REFILL_S } = env();
  if (MESSAGE_REFILL_S === 0) return undefined;
  const refillMs = MESSAGE_REFILL_S * 1000;
  const many = VISITORS_OF_A_NETWORK;
  const allowances: Allowance[] = [{ key: kind + visitor, burst, refillMs }];
  if (network !== "")
    allowances.push({ key: kind + network, burst: burst * many, refillMs: refillMs / many });
  const found = allowances.map((allowance) => ({ allowance, tokens: tokensOf(allowance, now) }));
  const longest = Math.max(
    wait,
    ...found.map(({ allowance, tokens }) => waitFor(tokens, allowance.refillMs)),
  );
  if (longest > 0) return { retryAfter: Math.ceil(longest / 1000) };
  for (const { allowance, tokens } of found) take(allowance, tokens, now);
  return undefined;
}

/** A list more of this visitor; who has too many is told how long to wait. */
export const takeCart = (counted: Counted, now: number) => takeAllowance("cart ", counted, now);

/**
 * A message more of this visitor.
 * @param isTrapped whether only a robot would have sent it: it counts for its sender and not for all
 */
export function takeMessage(
  { isTrapped, ...counted }: Counted & { isTrapped: boolean },
  now: number,
): { retryAfter: number } | { suspected: boolean } {
  const isUnlimited = env().MESSAGE_REFILL_S === 0;
  const suspected = isTrapped || (!isUnlimited && waitOfAll(false, ALL_PER_MINUTE, MINUTE_MS, now) > 0);
  const wait = suspected && !isUnlimited ? waitOfAll(true, SUSPECTED_PER_DAY, DAY_MS, now) : 0;
  return takeAllowance("", counted, now, wait) ?? { suspected };
}
