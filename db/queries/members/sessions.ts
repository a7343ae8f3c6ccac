import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { db, prepared } from "@/db/client";
import { members, sessions } from "@/db/schema-members";
import { write } from "@/db/write";
import { DAY_MS } from "@/lib/durations";
import type { LoginForm } from "@/lib/members/form";
import { givenName } from "@/lib/members/name";
import { SESSION_DAYS } from "@/lib/members/rules";
import { SITE } from "@/lib/site";
import { claimOrders } from "@/db/queries/inquiry/orders";
import { type Counted, takeSignIn } from "@/db/queries/inquiry/rate-limits";
import { takeCode } from "./sign-in-codes";

export type Member = { id: number; username: string };

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

const memberQuery = prepared((orm) =>
  orm
    .select({ id: members.id, username: members.username })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member))
    .where(and(eq(sessions.hash, sql.placeholder("hash")), gt(sessions.ends, sql.placeholder("now"))))
    .prepare(),
);

/** The member signed in with this token; undefined if it is invalid. */
export const memberOfToken = (token: string, now = Date.now()): Member | undefined =>
  /^[\w-]{43}$/.test(token) ? memberQuery().get({ hash: hashOf(token), now }) : undefined;

/** The member with this phone, created if needed. A given name replaces the old one from now on. */
function memberWith(phone: string, name: string, now: Date): Member {
  const seen = now.toISOString();
  const made = {
    phone,
    username: name || givenName(phone),
    createtime: seen,
    seen,
    notice: SITE.noticeVersion,
  };
  return db()
    .insert(members)
    .values(made)
    .onConflictDoUpdate({ target: members.phone, set: { seen, ...(name !== "" && { username: name }) } })
    .returning({ id: members.id, username: members.username })
    .get();
}

export type SignedIn = { username: string; token: string };

/** Signs in with a code sent to the phone. On stable storage when this resolves. */
export const signIn = (
  { phone, code, name }: LoginForm,
  counted: Counted,
  /** The list of the browser that signs in. */
  cart: string | undefined,
  now = new Date(),
): Promise<SignedIn | { retryAfter: number } | "code"> =>
  write(() => {
    const taken = takeSignIn(counted, now.getTime());
    if (taken) return taken;
    if (!takeCode(phone, code, now.getTime())) return "code";
    const { id, username } = memberWith(phone, name, now);
    claimOrders(cart, id, phone);
    const token = randomBytes(32).toString("base64url");
    db().delete(sessions).where(lte(sessions.ends, now.getTime())).run();
    const ends = now.getTime() + SESSION_DAYS * DAY_MS;
    db()
      .insert(sessions)
      .values({ hash: hashOf(token), member: id, ends })
      .run();
    return { username, token };
  });

/** Ends a session, or all sessions of its member. */
export const signOut = (token: string, isEverywhere: boolean) =>
  write(() => {
    const { id } = memberOfToken(token) ?? {};
    if (id === undefined) return;
    const ended = isEverywhere ? eq(sessions.member, id) : eq(sessions.hash, hashOf(token));
    db().delete(sessions).where(ended).run();
  });
