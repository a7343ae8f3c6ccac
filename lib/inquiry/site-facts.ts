import { CART_COOKIE, COUNT_COOKIE, RECEIPT } from "./cart-limits";
import { LONGEST_MISS, MOST_MISSES } from "@/lib/links/search-miss";
import { SAFETY } from "@/lib/links/safety";
import { SITE, telHref } from "@/lib/site";

const DAYS_A_YEAR = 365;

function period(days: number): string {
  const years = days / DAYS_A_YEAR;
  return `${days} 天${Number.isInteger(years) ? `（${years} 年）` : ""}`;
}

/** The text for a placeholder, optionally with a link. */
export type Fact = { text: string; href?: string };

/** Placeholders in editors' texts, filled with the values that the site works with. */
const FACTS: ReadonlyMap<string, Fact> = new Map([
  ["公司", { text: SITE.company }],
  ["地址", { text: SITE.address }],
  ["寄修地址", { text: SITE.dispatchAddress }],
  ["销售热线", { text: SITE.salesLine, href: telHref(SITE.salesLine) }],
  ["技术热线", { text: SITE.technicalLine, href: telHref(SITE.technicalLine) }],
  ["售后热线", { text: SITE.afterSalesLine, href: telHref(SITE.afterSalesLine) }],
  ["联系邮箱", { text: SITE.email, href: `mailto:${SITE.email}` }],
  ["服务邮箱", { text: SITE.serviceEmail, href: `mailto:${SITE.serviceEmail}` }],
  ["售后热线", { text: SITE.afterSalesLine, href: telHref(SITE.afterSalesLine) }],
  ["停电步骤", { text: "停电、验电、放电与接地", href: SAFETY }],
  ["口号", { text: SITE.slogan }],
  ["创立年份", { text: SITE.established }],
  ["说明版本", { text: SITE.noticeVersion }],
  ["咨询保存期限", { text: period(SITE.messageRetentionDays) }],
  ["副本保存天数", { text: String(SITE.copyRetentionDays) }],
  ["会员保存天数", { text: String(SITE.memberRetentionDays) }],
  ["询价单保存天数", { text: String(SITE.cartRetentionDays) }],
  ["回执", { text: RECEIPT }],
  ["询价单Cookie", { text: CART_COOKIE }],
  ["件数Cookie", { text: COUNT_COOKIE }],
  ["搜索词最长", { text: String(LONGEST_MISS) }],
  ["搜索词最多", { text: String(MOST_MISSES) }],
]);
export const FACT_NAMES: readonly string[] = [...FACTS.keys()];

/** Splits a text at its placeholders, whose names are at odd positions. */
const NAMES = /\{\{([^{}]*)\}\}/;

export const unknownFacts = (text: string): string[] =>
  text.split(NAMES).filter((name, at) => at % 2 === 1 && !FACTS.has(name));

/** A text with its placeholders as facts, for rendering with links. */
export const withFacts = (text: string): (string | Fact)[] =>
  text
    .split(NAMES)
    .map((piece, at) => (at % 2 === 1 ? (FACTS.get(piece) ?? piece) : piece))
    .filter((piece) => piece !== "");

/** A text with its placeholders filled in. */
export const filled = (text: string): string =>
  withFacts(text)
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
