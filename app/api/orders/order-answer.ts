import type { Order } from "@/db/queries/inquiry/orders";
import { ORDER_STATES } from "@/lib/inquiry/order";
import { chinaTime } from "@/lib/text/china-time";

/** An order as in the API. */
export const orderAnswer = ({ number, createtime, state, lines, delivery }: Order) => ({
  number,
  createtime: chinaTime(createtime),
  state: ORDER_STATES[state],
  lines,
  delivery,
});
