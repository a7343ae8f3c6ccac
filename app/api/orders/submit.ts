import { sendOrder } from "@/db/queries/inquiry/order-sending";
import { orderForm } from "@/lib/inquiry/cart-form";
import { type Posted, readPosted } from "@/lib/http/posted";
import { receivedFiles } from "@/lib/http/received-form";
import { senderOf } from "@/lib/http/sender";
import { ownerOf } from "@/app/api/order-owner";

/** The result of sending a list: its number, or the reason of refusal. */
export type OrderOutcome =
  Awaited<ReturnType<typeof sendOrder>> | Exclude<Posted<unknown>, { input: unknown }>;

/** Sends the visitor's list. Shared by the API and the form without JavaScript. */
export async function submitOrder(request: Request): Promise<OrderOutcome> {
  const found = await readPosted(orderForm, request);
  return "input" in found
    ? sendOrder(ownerOf(request), found.input, senderOf(request), new Date(), receivedFiles())
    : found;
}
