import { ORDER_STATES, type OrderState } from "./order";
import { firstUntil, isExpired, outcomeOf, type Quotation } from "./quotation";

/**
 * How a list stands in a word, for whoever sent it.
 * @param newest the newest round of what was offered for it
 * @param today the day in China
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
