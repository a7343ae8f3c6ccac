import { and, desc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import { CHANGES_PER_MESSAGE } from "@/lib/inquiry/cart-limits";
import { env } from "@/lib/env";
import { db } from "@/db/client";
import { messageLimits, messages } from "@/db/schema-visitors";

const MINUTE_MS = 60_000;

/** Beyond so many a minute a message is suspected: a flood from many networks must not close the form for people. */
const ALL_PER_MINUTE = 120;
/** So many trapped messages are kept; beyond them the oldest goes. */
const MOST_TRAPPED = 10_000;
/** Nobody is told to stay away for longer, whatever the settings: who comes sooner than allowed hears it again. */
const LONGEST_WAIT_MS = 10 * MINUTE_MS;

/** A network (/24, /48) may send so many times what one visitor (IPv4 address, /64) may. */
const VISITORS_OF_A_NETWORK = 4;

type Allowance = { key: string; burst: number; refillMs: number };

/** Who is counted: a hash of an address, or of its /64 (lib/http/client-address.ts), and the /24 or /48, empty when unknown. */
export type Counted = { visitor: string; network: string };

/** The rate limit is a bucket of tokens: how much may still be done under this key; the allowance refills one by one. */
function tokensOf({ key, burst, refillMs }: Allowance, now: number): number {
  const row = db().select().from(messageLimits).where(eq(messageLimits.client, key)).get();
  const elapsed = row ? now - row.refilled : 0;
  // A row from the future, beyond what it can hold back: the clock was set back, which must not shut anybody out.
  if (!row || elapsed < -burst * refillMs) return burst;
  return Math.min(burst, row.tokens + Math.max(0, elapsed) / refillMs);
}

const keep = (key: string, tokens: number, now: number) =>
  db()
    .insert(messageLimits)
    .values({ client: key, tokens, refilled: now })
    .onConflictDoUpdate({ target: messageLimits.client, set: { tokens, refilled: now } })
    .run();

/** Whether so many were stored within a minute that no more are taken for people's. */
function isFloodMinute(now: number): boolean {
  const { createtime, suspected, id } = messages;
  const isOfMinute = and(
    eq(suspected, false),
    gt(createtime, new Date(now - MINUTE_MS).toISOString()),
    lte(createtime, new Date(now).toISOString()),
  );
  const last = db()
    .select({ id })
    .from(messages)
    .where(isOfMinute)
    .limit(1)
    .offset(ALL_PER_MINUTE - 1)
    .get();
  return last !== undefined;
}

type Taken = {
  /** What is counted by itself. */
  kind: "" | "trap " | "cart " | "change " | "share " | "files " | "sign in " | "text ";
  /** How many times as much as of messages. */
  times?: number;
  amount?: number;
};

/**
 * Takes from the allowances of a visitor and of its network; kept in the store, so that a restart resets nothing and
 * processes share it. Call inside the transaction that stores what is counted: what is not stored is not counted.
 */
function takeAllowance({ kind, times = 1, amount = 1 }: Taken, { visitor, network }: Counted, now: number) {
  const { MESSAGE_BURST, MESSAGE_REFILL_S } = env();
  if (MESSAGE_REFILL_S === 0) return undefined;
  const [burst, refillMs] = [MESSAGE_BURST * times, (MESSAGE_REFILL_S * 1000) / times];
  const many = VISITORS_OF_A_NETWORK;
  const allowances: Allowance[] = [{ key: kind + visitor, burst, refillMs }];
  if (network !== "")
    allowances.push({ key: kind + network, burst: burst * many, refillMs: refillMs / many });
  const wanted = Math.min(amount, burst);
  const found = allowances.map((allowance) => ({ ...allowance, tokens: tokensOf(allowance, now) }));
  const wait = Math.max(...found.map((own) => Math.round((wanted - own.tokens) * own.refillMs)));
  if (wait > 0) return { retryAfter: Math.ceil(Math.min(wait, LONGEST_WAIT_MS) / 1000) };
  // Whoever has been quiet for so long has everything again, of whatever kind: nothing needs to be remembered.
  const full = now - MESSAGE_BURST * MESSAGE_REFILL_S * 1000;
  db().delete(messageLimits).where(lt(messageLimits.refilled, full)).run();
  for (const { key, tokens } of found) keep(key, tokens - wanted, now);
  return undefined;
}

/** A list more of this visitor; who has too many is told how long to wait. */
export const takeCart = (counted: Counted, now: number) => takeAllowance({ kind: "cart " }, counted, now);

/** A link to a list more of this visitor. */
export const takeShare = (counted: Counted, now: number) => takeAllowance({ kind: "share " }, counted, now);

/** The files of a whole list once more for this visitor. */
export const takeFiles = (counted: Counted, now: number) => takeAllowance({ kind: "files " }, counted, now);

/** An entry of a code more, right or wrong. */
export const takeSignIn = (counted: Counted, now: number) =>
  takeAllowance({ kind: "sign in " }, counted, now);

/** A text more for the board, or another act that the public sees. */
export const takeText = (counted: Counted, now: number) => takeAllowance({ kind: "text " }, counted, now);

/** Changes of so many lines of lists by this visitor. */
export const takeChanges = (counted: Counted, amount: number, now: number) =>
  takeAllowance({ kind: "change ", times: CHANGES_PER_MESSAGE, amount }, counted, now);

/** A message more that only a robot would have sent: of these the oldest make room, and nobody else is refused for them. */
export function takeTrapped(counted: Counted, now: number) {
  const taken = takeAllowance({ kind: "trap " }, counted, now);
  if (taken) return taken;
  const { id, trapped, suspected, createtime } = messages;
  const tooMany = db()
    .select({ id })
    .from(messages)
    // As the index is written, which knows no parameters.
    .where(sql`${trapped} AND ${suspected}`)
    .orderBy(desc(createtime))
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(MOST_TRAPPED - 1);
  db().delete(messages).where(inArray(id, tooMany)).run();
  return undefined;
}

/**
 * A message more of this visitor.
 * @param isTrusted whether it is taken for a person's however many others come in the same minute
 */
export function takeMessage(
  counted: Counted,
  isTrusted: boolean,
  now: number,
): { retryAfter: number } | { suspected: boolean } {
  const taken = takeAllowance({ kind: "" }, counted, now);
  if (taken) return taken;
  const isUnlimited = env().MESSAGE_REFILL_S === 0;
  return { suspected: !isTrusted && !isUnlimited && isFloodMinute(now) };
}
