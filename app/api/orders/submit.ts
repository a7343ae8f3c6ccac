import { sendOrder } from "@/db/queries/inquiry/order-sending";
import { orderForm } from "@/lib/inquiry/cart-form";
import { type Posted, readPosted } from "@/lib/http/posted";
import { receivedFiles } from "@/lib/http/received-form";
import { senderOf } from "@/lib/http/sender";
import { ownerOf } from "@/app/api/order-owner";

/** What became of a list that was posted: sent under a number, or refused. */
export type OrderOutcome =
  Awaited<ReturnType<typeof sendOrder>> | Exclude<Posted<unknown>, { input: unknown }>;

/** Sends the list of the visitor who asks; the API and the form without script both answer from this. */
export async function submitOrder(request: Request): Promise<OrderOutcome> {
  const found = await readPosted(orderForm, request);
  return "input" in found
    ? sendOrder(ownerOf(request), found.input, senderOf(request), new Date(), receivedFiles())
    : found;
}
