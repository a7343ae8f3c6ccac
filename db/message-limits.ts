import "server-only";
import { and, desc, eq, gt, lt, lte } from "drizzle-orm";
import { env } from "@/lib/env";
import { db } from "./client";
import { messageLimits, messages } from "./schema";

const ALL_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

type Rule = { burst: number; refillMs: number };

/** How many messages a visitor may still send; the allowance refills one by one. */
function allowance(client: string, { burst, refillMs }: Rule, now: number): number {
  const row = db().select().from(messageLimits).where(eq(messageLimits.client, client)).get();
  const elapsed = row ? now - row.refilled : 0;
  // A row from the future, beyond what it can hold back: the clock was set back, which must not shut anybody out.
  if (!row || elapsed < -burst * refillMs) return burst;
  return Math.min(burst, row.tokens + Math.max(0, elapsed) / refillMs);
}

/** Milliseconds until there is room in the minute that all visitors share. */
function waitOfAll(now: number): number {
  const { createtime } = messages;
  const since = new Date(now - MINUTE_MS).toISOString();
  const oldest = db()
    .select({ createtime })
    .from(messages)
    .where(and(gt(createtime, since), lte(createtime, new Date(now).toISOString())))
    .orderBy(desc(createtime))
    .limit(1)
    .offset(ALL_PER_MINUTE - 1)
    .get();
  return oldest ? Date.parse(oldest.createtime) + MINUTE_MS - now : 0;
}

function store(client: string, tokens: number, refilled: number) {
  db()
    .insert(messageLimits)
    .values({ client, tokens, refilled })
    .onConflictDoUpdate({ target: messageLimits.client, set: { tokens, refilled } })
    .run();
}

/**
 * Takes one message from the visitor's allowance; kept in the store, so that a restart resets nothing and processes
 * share it. Call inside the transaction that stores the message: a message that is not stored is not counted.
 * @returns seconds to wait when there is no room, otherwise 0
 */
export function takeMessage(client: string, now: number): number {
  const { MESSAGE_BURST: burst, MESSAGE_REFILL_S } = env();
  if (MESSAGE_REFILL_S === 0) return 0;
  const refillMs = MESSAGE_REFILL_S * 1000;
  const left = allowance(client, { burst, refillMs }, now);
  const wait = Math.round(Math.max(waitOfAll(now), left < 1 ? (1 - left) * refillMs : 0));
  if (wait > 0) return Math.ceil(wait / 1000);
  // Whoever has been quiet for so long has everything again: nothing needs to be remembered.
  db()
    .delete(messageLimits)
    .where(lt(messageLimits.refilled, now - burst * refillMs))
    .run();
  store(client, left - 1, now);
  return 0;
}
