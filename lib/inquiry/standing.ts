import { ORDER_STATES, type OrderState } from "./order";
import { firstUntil, isExpired, outcomeOf, type Quotation } from "./quotation";

/**
 * The state of a sent list in one word, for its sender.
 * @param newest the newest quotation
 * @param today the date in China
 */
export function standingText(state: OrderState, newest: Quotation | undefined, today: string): string {
  if (state !== "replied" || !newest) return ORDER_STATES[state];
  const outcome = outcomeOf(newest);
  if (outcome === "accept") return "已接受报价";
  if (outcome === "decline") return "未接受报价";
  if (isExpired(newest, today)) return "报价已过期";
  const until = firstUntil(newest);
  return until ? `已报价，${until} 到期` : "已报价，请答复";
}
