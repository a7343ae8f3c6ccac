import { and, desc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import { MINUTE_MS } from "@/lib/durations";
import { CHANGES_PER_MESSAGE } from "@/lib/inquiry/cart-limits";
import { env } from "@/lib/env";
import { db } from "@/db/client";
import { messageLimits, messages } from "@/db/schema-visitors";

/** Beyond this many per minute messages are suspected but not refused: a distributed flood must not close the form. */
const ALL_PER_MINUTE = 120;
/** Trapped messages kept; beyond this the oldest is deleted. */
const MOST_TRAPPED = 10_000;
/** The longest wait that is ever reported, whatever the settings. */
const LONGEST_WAIT_MS = 10 * MINUTE_MS;

/** The allowance of a network (/24, /48) in multiples of that of a visitor (IPv4 address, /64). */
const VISITORS_OF_A_NETWORK = 4;

type Allowance = { key: string; burst: number; refillMs: number };

/** The keys of limits: a hash of the address or its /64 (lib/http/client-address.ts), and the /24 or /48, empty if unknown. */
export type Counted = { visitor: string; network: string };

/** Token bucket: the tokens that are left for a key; they refill one by one. */
function tokensOf({ key, burst, refillMs }: Allowance, now: number): number {
  const row = db().select().from(messageLimits).where(eq(messageLimits.client, key)).get();
  const elapsed = row ? now - row.refilled : 0;
  // A timestamp too far in the future: the clock was set back, which must not lock anybody out.
  if (!row || elapsed < -burst * refillMs) return burst;
  return Math.min(burst, row.tokens + Math.max(0, elapsed) / refillMs);
}

const keep = (key: string, tokens: number, now: number) =>
  db()
    .insert(messageLimits)
    .values({ client: key, tokens, refilled: now })
    .onConflictDoUpdate({ target: messageLimits.client, set: { tokens, refilled: now } })
    .run();

/** Whether more messages came within the last minute than people would send. */
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
  /** Kinds with separate allowances. */
  kind: "" | "trap " | "cart " | "change " | "share " | "files " | "sign in " | "text ";
  /** The allowance in multiples of that for messages. */
  times?: number;
  amount?: number;
};

/**
 * Takes from the allowances of a visitor and its network. They are stored, so that they survive a restart and are shared by
 * processes. Must run in the transaction that stores what is counted, so that failures do not count.
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
  // After this time every bucket is full again and its row is not needed.
  const full = now - MESSAGE_BURST * MESSAGE_REFILL_S * 1000;
  db().delete(messageLimits).where(lt(messageLimits.refilled, full)).run();
  for (const { key, tokens } of found) keep(key, tokens - wanted, now);
  return undefined;
}

/** Counts a new list; returns how long to wait if there are too many. */
export const takeCart = (counted: Counted, now: number) => takeAllowance({ kind: "cart " }, counted, now);

/** Counts a new link to a list. */
export const takeShare = (counted: Counted, now: number) => takeAllowance({ kind: "share " }, counted, now);

/** Counts a download of the files of a whole list. */
export const takeFiles = (counted: Counted, now: number) => takeAllowance({ kind: "files " }, counted, now);

/** Counts an attempt to sign in, right or wrong. */
export const takeSignIn = (counted: Counted, now: number) =>
  takeAllowance({ kind: "sign in " }, counted, now);

/** Counts a text for the board, or another public act. */
export const takeText = (counted: Counted, now: number) => takeAllowance({ kind: "text " }, counted, now);

/** Counts changes of lines of lists. */
export const takeChanges = (counted: Counted, amount: number, now: number) =>
  takeAllowance({ kind: "change ", times: CHANGES_PER_MESSAGE, amount }, counted, now);

/** Counts a trapped message (only a robot fills the hidden field). Old ones are deleted, so that they never block real messages. */
export function takeTrapped(counted: Counted, now: number) {
  const taken = takeAllowance({ kind: "trap " }, counted, now);
  if (taken) return taken;
  const { id, trapped, suspected, createtime } = messages;
  const tooMany = db()
    .select({ id })
    .from(messages)
    // Literal, like the partial index, which SQLite does not match with a bound parameter.
    .where(sql`${trapped} AND ${suspected}`)
    .orderBy(desc(createtime))
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(MOST_TRAPPED - 1);
  db().delete(messages).where(inArray(id, tooMany)).run();
  return undefined;
}

/**
 * Counts a message.
 * @param isTrusted whether it is taken to be sent by a person even during a flood
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
