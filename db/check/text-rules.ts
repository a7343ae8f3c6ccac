import { ORDER, ordersIn } from "@/drawings/sizes";
import { richTextFault } from "@/db/source/purify";
import { SITE } from "@/lib/site";
import type { Rule } from "./finding";
import { textsOf } from "./texts";

const PHONES = new Set<string>([SITE.salesLine, SITE.technicalLine, SITE.afterSalesLine, SITE.fax]);
/** A service number, or a number with area code. */
const PHONE = /(?<![\d-])(?:[48]00-\d{3}-\d{4}|0\d{2,3}-\d{7,8})(?![\d-])/g;

/** Rich text with forbidden elements or attributes. */
export const richTextFaults: Rule = (content) =>
  textsOf(content)
    .filter(({ isRich }) => isRich)
    .flatMap(({ value, ...place }) => {
      const says = richTextFault(value);
      return says ? [{ ...place, says }] : [];
    });

/** Symbols must follow ISO 80000 and GB 3102: functions in lower case. */
export const symbolFaults: Rule = (content) =>
  textsOf(content).flatMap(({ value, ...place }) =>
    [...new Set(value.match(/\b(?:cos|tan)\s?[φΦ]/gi))]
      .filter((symbol) => !/^(?:cos|tan)φ$/.test(symbol))
      .map((symbol) => ({ ...place, says: `「${symbol}」要写成 ${symbol.slice(0, 3).toLowerCase()}φ` })),
  );

/** Sizes must have the same order of axes, so that products can be compared; rooms and trenches have a length. */
export const orderFaults: Rule = (content) =>
  textsOf(content).flatMap(({ value, ...place }) =>
    ordersIn(value)
      .filter((order) => order !== ORDER && (place.file === "products" || !order.includes("长")))
      .map((order) => ({ ...place, says: `「${order}」要写成「${ORDER}」，三个尺寸也按这个次序写` })),
  );

/** A hyphen used as a minus. After a word, number or closing bracket it is a hyphen or range, before a slash a class: `-25/B`. */
const HYPHEN_AS_MINUS = /(?:^|[^\w\s)）\]%.×-] ?)-\d+(?![\d/])/g;

/** A plain number, which is parsed and not printed as written. */
const NUMBER = /^-?[\d.]+$/;

/** Hyphens used as minus signs: too short, and lines may break after them. */
export const hyphensAsMinus: Rule = (content) =>
  textsOf(content)
    .filter(({ isPicture, value }) => !isPicture && !NUMBER.test(value))
    .flatMap(({ value, ...place }) =>
      [...new Set(value.match(HYPHEN_AS_MINUS))].map((found) => ({
        ...place,
        says: `「${found}」里的负号要写成 −`,
      })),
    );

/** Fields that consist of a phone number, such as those of service points. */
const isNumber = ({ field }: { field: string }) => field.endsWith("phone");

/** Texts that repeat a phone number, which must be changed together with lib/site.ts. */
export const repeatedPhones: Rule = (content) => {
  const texts = textsOf(content);
  const others = new Set(texts.filter(isNumber).map(({ value }) => value));
  return texts
    .filter((text) => !isNumber(text))
    .flatMap(({ value, ...place }) =>
      [...new Set(value.match(PHONE))]
        .filter((phone) => !others.has(phone))
        .map((phone) => ({
          ...place,
          says: PHONES.has(phone)
            ? `写了电话 ${phone}，在 lib/site.ts 中改号时这里要一起改`
            : `写了电话 ${phone}，lib/site.ts 里没有这个号码，是不是改号时漏了`,
        })),
    );
};
