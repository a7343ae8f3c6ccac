import { and, desc, eq, inArray, lte } from "drizzle-orm";
import { db } from "@/db/client";
import { hasRow } from "@/db/queries/lists/count-rows";
import { cartLines, carts, orders } from "@/db/schema-carts";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import type { ReceivedFile } from "@/lib/http/received-form";
import type { OrderForm } from "@/lib/inquiry/cart-form";
import { newOrderNumber } from "@/lib/inquiry/cart-token";
import { orderAbout, type OrderLine } from "@/lib/inquiry/order";
import { hasSameFiles } from "./attachments";
import { clearProject } from "./cart-project";
import { touch } from "./cart-rows";
import { getCartAddress, getCartProject, listCartLines } from "./carts";
import { findOfToken, isRecent, type NotStored, type Sender, sixFields, storeMessage } from "./messages";
import { orderOfMessage, type Owner } from "./orders";
import { takeUnread } from "./unread-lines";

/** The number of the order, and the id of its message. */
export type Sent = { number: string; message: number };

/** The order of the same submission sent twice: same token, fields and list. */
function sentBefore(
  cart: string,
  { website: _website, ...fields }: OrderForm,
  files: readonly ReceivedFile[],
): Sent | undefined {
  const found = findOfToken(fields);
  const order = found && hasSameFiles(found.number, files) && orderOfMessage(found.number);
  return order && order.cart === cart ? { number: order.number, message: order.message } : undefined;
}

/** The order sent from this list a moment ago: the answer to a form without a token that is submitted twice. */
const sentRecently = (
  cart: string,
  fields: OrderForm,
  files: readonly ReceivedFile[],
  now: Date,
): Sent | undefined =>
  db()
    .select({ number: orders.number, message: orders.message })
    .from(orders)
    .innerJoin(messages, eq(messages.id, orders.message))
    .where(and(eq(orders.cart, cart), sixFields(fields), isRecent(now)))
    .orderBy(desc(orders.message))
    .all()
    .find(({ message }) => hasSameFiles(message, files));

/** A list this old is taken to be sent by a person, even during a flood. */
const AGE_OF_TRUST_MS = 60_000;

const isTrusted = (cart: string, now: Date) =>
  hasRow(
    carts,
    and(eq(carts.id, cart), lte(carts.created, new Date(now.getTime() - AGE_OF_TRUST_MS).toISOString())),
  );

/**
 * Sends the checked lines of a list as one message, with its unread lines, and removes them from the list. Sending the same
 * again returns the same number. Message, order and list change in one transaction, on stable storage when this resolves.
 */
export const sendOrder = (
  { cart, member }: Owner,
  form: OrderForm,
  sender: Sender,
  now = new Date(),
  files: readonly ReceivedFile[] = [],
): Promise<Sent | { fault: "nothing" } | NotStored> =>
  write(() => {
    if (cart === undefined) return { fault: "nothing" };
    const before = sentBefore(cart, form, files);
    if (before) return before;
    const checked = listCartLines(cart).filter((line) => line.checked);
    if (checked.length === 0)
      return (form.token === "" && sentRecently(cart, form, files, now)) || { fault: "nothing" };
    const lines = checked.map(({ id: _id, image: _image, checked: _checked, ...line }): OrderLine => line);
    const number = newOrderNumber();
    const stored = storeMessage({ ...form, about: orderAbout(number, lines) }, sender, now, {
      isTrusted: isTrusted(cart, now),
      files,
    });
    if (!("number" in stored)) return stored;
    const delivery = getCartAddress(cart);
    const unread = takeUnread(cart);
    db()
      .insert(orders)
      .values({
        number,
        message: stored.number,
        cart,
        member,
        lines: JSON.stringify(lines),
        delivery: delivery ? JSON.stringify(delivery) : "",
        project: getCartProject(cart),
        unread: unread.length > 0 ? JSON.stringify(unread) : "",
      })
      .run();
    const ids = checked.map(({ id }) => id);
    db()
      .delete(cartLines)
      .where(and(eq(cartLines.cart, cart), inArray(cartLines.id, ids)))
      .run();
    clearProject(cart);
    touch(cart, now);
    return { number, message: stored.number };
  });
