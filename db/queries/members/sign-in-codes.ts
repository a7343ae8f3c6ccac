import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { signInCodes } from "@/db/schema-members";
import { write } from "@/db/write";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/durations";
import { env } from "@/lib/env";
import { CODE_LENGTH, CODE_MINUTES, CODE_PAUSE_S, MOST_TRIES } from "@/lib/members/rules";
import type { Counted } from "@/db/queries/inquiry/rate-limits";
import { ensureSecret } from "@/db/queries/inquiry/secrets";

const SECRET = "sign-in";

const { phone: ofPhone, sent, visitor: ofVisitor, network: ofNetwork } = signInCodes;

/** Keyed: otherwise the code could be found from the hash by trying all million codes. */
const hashOf = (phone: string, code: string) =>
  createHmac("sha256", Buffer.from(ensureSecret(SECRET), "hex"))
    .update(`${phone} ${code}`)
    .digest("hex");

/** Limits of sent codes per period, against costs for the owner and spam to other people's phones. */
const budgetsOf = (phone: string, { visitor, network }: Counted) => [
  { whose: eq(ofPhone, phone), most: 1, ms: CODE_PAUSE_S * 1000 },
  { whose: eq(ofPhone, phone), most: 5, ms: DAY_MS },
  { whose: eq(ofVisitor, visitor), most: 5, ms: HOUR_MS },
  ...(network === "" ? [] : [{ whose: eq(ofNetwork, network), most: 20, ms: HOUR_MS }]),
  { whose: undefined, most: env().SMS_PER_DAY, ms: DAY_MS },
];

/** Codes sent within a period; one in the future means that the clock was set back, and does not count. */
const within = (ms: number, now: number) => and(gt(sent, now - ms), lte(sent, now));

/** How long to wait for the next code. */
function waitOf(
  { whose, most, ms }: { whose: SQL | undefined; most: number; ms: number },
  now: number,
): number {
  const last = db()
    .select({ sent })
    .from(signInCodes)
    .where(and(whose, within(ms, now)))
    .orderBy(desc(sent))
    .limit(1)
    .offset(most - 1)
    .get();
  return last ? last.sent + ms - now : 0;
}

/**
 * Creates a code for a phone. It counts for the limits whether it arrives or not.
 * @returns the code, of which only a hash is stored, or the seconds to wait
 */
export const makeCode = (
  phone: string,
  counted: Counted,
  now = Date.now(),
): Promise<{ code: string } | { retryAfter: number }> =>
  write(() => {
    const wait = Math.max(...budgetsOf(phone, counted).map((budget) => waitOf(budget, now)));
    if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
    db()
      .delete(signInCodes)
      .where(lte(sent, now - DAY_MS))
      .run();
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
    const row = { phone, hash: hashOf(phone, code), sent: now, ...counted };
    db().insert(signInCodes).values(row).run();
    return { code };
  });

/** Uses up the newest code of the phone if it matches; otherwise counts a failed attempt. Part of a transaction. */
export function takeCode(phone: string, code: string, now: number): boolean {
  const newest = db()
    .select()
    .from(signInCodes)
    .where(and(eq(ofPhone, phone), within(CODE_MINUTES * MINUTE_MS, now)))
    .orderBy(desc(sent), desc(signInCodes.id))
    .limit(1)
    .get();
  // Also computed for a phone without a code, so that the response time does not reveal it.
  const given = hashOf(phone, code);
  const isRight = timingSafeEqual(
    Buffer.from(given),
    Buffer.from((newest?.hash || "").padEnd(given.length, "-")),
  );
  const isGood = isRight && newest !== undefined && newest.tries < MOST_TRIES;
  db()
    .update(signInCodes)
    .set(isGood ? { hash: "" } : { tries: sql`${signInCodes.tries} + 1` })
    .where(eq(signInCodes.id, newest?.id ?? 0))
    .run();
  return isGood;
}
