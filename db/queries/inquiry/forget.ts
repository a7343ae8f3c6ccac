import { and, count, eq, exists, inArray, like, ne, or } from "drizzle-orm";
import { db } from "@/db/client";
import { erase } from "@/db/erase";
import { countRows } from "@/db/queries/lists/count-rows";
import { cartLines, carts, orders, unreadLines } from "@/db/schema-carts";
import { members, signInCodes } from "@/db/schema-members";
import { quotationReplies, quotations } from "@/db/schema-quotations";
import { removeMember } from "./member-deleting";
import { announcements, messages } from "@/db/schema-visitors";

/** Counts the data that is deleted together with the messages of a phone number. */
function countWith(phone: string) {
  const own = eq(messages.phone, phone);
  const waiting = db()
    .select({ value: count() })
    .from(announcements)
    .innerJoin(messages, eq(messages.id, announcements.message))
    .where(own)
    .get();
  const sent = db()
    .select({ value: count() })
    .from(orders)
    .innerJoin(messages, eq(messages.id, orders.message))
    .where(own)
    .get();
  return { announcements: waiting?.value ?? 0, orders: sent?.value ?? 0 };
}

/** Messages of others that mention the number in their text, list or delivery address. */
function mentioningMessages(phone: string): number[] {
  const named = `%${phone}%`;
  const said = db()
    .select({ id: quotationReplies.id })
    .from(quotationReplies)
    .innerJoin(quotations, eq(quotations.id, quotationReplies.quotation))
    .where(and(eq(quotations.order, orders.number), like(quotationReplies.words, named)));
  return db()
    .select({ id: messages.id })
    .from(messages)
    .leftJoin(orders, eq(orders.message, messages.id))
    .where(
      and(
        ne(messages.phone, phone),
        or(
          like(messages.content, named),
          like(messages.about, named),
          like(orders.lines, named),
          like(orders.delivery, named),
          like(orders.project, named),
          like(orders.unread, named),
          exists(said),
        ),
      ),
    )
    .orderBy(messages.id)
    .all()
    .map(({ id }) => id);
}

/** The number of other lists that mention the number in notes, unread lines or their address. */
function countMentioningCarts(phone: string): number {
  const named = `%${phone}%`;
  const noted = db()
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(
      and(eq(cartLines.cart, carts.id), or(like(cartLines.note, named), like(cartLines.written, named))),
    );
  const unread = db()
    .select({ id: unreadLines.id })
    .from(unreadLines)
    .where(
      and(
        eq(unreadLines.cart, carts.id),
        or(like(unreadLines.written, named), like(unreadLines.note, named)),
      ),
    );
  return countRows(
    carts,
    or(
      like(carts.name, named),
      like(carts.addres, named),
      like(carts.project, named),
      exists(noted),
      exists(unread),
    ),
  );
}

/**
 * Deletes all messages of a phone number with their orders and announcements, the lists that these orders were sent from, and
 * lists with this number in their delivery address.
 */
export const forgetPhone = (phone: string) =>
  erase(() => {
    const own = eq(messages.phone, phone);
    const counted = countWith(phone);
    const sentFrom = db()
      .select({ id: orders.cart })
      .from(orders)
      .innerJoin(messages, eq(messages.id, orders.message))
      .where(own);
    db().delete(signInCodes).where(eq(signInCodes.phone, phone)).run();
    const member = db().select({ id: members.id }).from(members).where(eq(members.phone, phone)).get();
    const lists = or(eq(carts.phone, phone), inArray(carts.id, sentFrom));
    return {
      ...counted,
      carts: db().delete(carts).where(lists).run().changes,
      messages: db().delete(messages).where(own).run().changes,
      members: member && removeMember(member.id, "erase") ? 1 : 0,
      /** Staff decide whether these are deleted. */
      mentions: mentioningMessages(phone),
      mentioningCarts: countMentioningCarts(phone),
    };
  });
