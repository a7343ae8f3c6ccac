import { eq, inArray, sql } from "drizzle-orm";
import { db, prepared } from "@/db/client";
import { products } from "@/db/schema";
import { messages } from "@/db/schema-visitors";
import type { Quotation } from "@/lib/inquiry/quotation";
import { type Attachment, attachmentsOf } from "./attachments";
import { quotationsOf } from "./quotations";
import { getOrder, type Order } from "./orders";

/** An order with the personal data of its message, which only its sender may see. */
export type Receipt = Order & {
  sender: Record<"name" | "phone" | "sex" | "email" | "addres" | "content", string>;
  /** Products of its lines that still exist. */
  offered: ReadonlySet<number>;
  /** Its files, for its sender only. */
  files: readonly Attachment[];
  /** Quotations, newest round first, for its sender only. */
  quotations: readonly Quotation[];
};

const senderQuery = prepared((orm) =>
  orm
    .select({
      name: messages.name,
      phone: messages.phone,
      sex: messages.sex,
      email: messages.email,
      addres: messages.addres,
      content: messages.content,
    })
    .from(messages)
    .where(eq(messages.id, sql.placeholder("message")))
    .prepare(),
);

/** Everything stored under this order number. The caller decides what a visitor may see. */
export function getReceipt(number: string): Receipt | undefined {
  const order = getOrder(number);
  const sender = order && senderQuery().get({ message: order.message });
  if (!sender) return undefined;
  const ids = order.lines.map((line) => line.product_id);
  const found = db().select({ id: products.id }).from(products).where(inArray(products.id, ids)).all();
  const quotations = quotationsOf([number]).get(number) ?? [];
  const files = attachmentsOf([order.message]).get(order.message) ?? [];
  return { ...order, sender, files, quotations, offered: new Set(found.map(({ id }) => id)) };
}
