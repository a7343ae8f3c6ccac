import "server-only";
import { eq, lt } from "drizzle-orm";
import { env } from "@/lib/env";
import { db } from "./client";
import { messageLimits } from "./schema";

const ALL = "*";
const ALL_BURST = 120;
const ALL_REFILL_MS = 500;
const FORGET_AFTER_MS = 24 * 3_600_000;

type Bucket = { client: string; burst: number; refillMs: number };

/** What is in a bucket now, and how long until there is one more. */
function level({ client, burst, refillMs }: Bucket, now: number): number {
  const row = db().select().from(messageLimits).where(eq(messageLimits.client, client)).get();
  if (!row) return burst;
  // A clock that was set back must not take anything away.
  return Math.min(burst, row.tokens + Math.max(0, now - row.refilled) / refillMs);
}

const store = (client: string, tokens: number, refilled: number) =>
  db()
    .insert(messageLimits)
    .values({ client, tokens, refilled })
    .onConflictDoUpdate({ target: messageLimits.client, set: { tokens, refilled } })
    .run();

/**
 * Takes one message from the visitor's allowance and from everybody's; kept in the store, so that a restart resets
 * nothing. Call inside the transaction that stores the message: a message that is not stored is not counted.
 * @returns seconds to wait when there is no allowance left, otherwise 0
 */
export function takeMessage(client: string, now: number): number {
  const { MESSAGE_BURST, MESSAGE_REFILL_S } = env();
  if (MESSAGE_REFILL_S === 0) return 0;
  const buckets: Bucket[] = [
    { client, burst: MESSAGE_BURST, refillMs: MESSAGE_REFILL_S * 1000 },
    { client: ALL, burst: ALL_BURST, refillMs: ALL_REFILL_MS },
  ];
  const levels = buckets.map((bucket) => ({ ...bucket, tokens: level(bucket, now) }));
  const empty = levels.filter(({ tokens }) => tokens < 1);
  if (empty.length > 0) {
    return Math.max(...empty.map(({ tokens, refillMs }) => Math.ceil(((1 - tokens) * refillMs) / 1000)));
  }
  for (const bucket of levels) store(bucket.client, bucket.tokens - 1, now);
  db()
    .delete(messageLimits)
    .where(lt(messageLimits.refilled, now - FORGET_AFTER_MS))
    .run();
  return 0;
}
