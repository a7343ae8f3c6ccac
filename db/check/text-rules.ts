import { richTextFault } from "@/db/source/purify";
import { SITE } from "@/lib/site";
import type { Rule } from "./finding";
import { textsOf } from "./texts";

const PHONES = new Set([SITE.switchboard, SITE.salesLine, SITE.technicalLine, SITE.afterSalesLine, SITE.fax]);

/** Rich text with anything that the allow-list does not name. */
export const richTextFaults: Rule = (content) =>
  textsOf(content)
    .filter(({ isRich }) => isRich)
    .flatMap(({ value, ...place }) => {
      const says = richTextFault(value);
      return says ? [{ ...place, says }] : [];
    });

/** Phone numbers stand in lib/site.ts; a text that repeats one has to be changed with it. */
export const repeatedPhones: Rule = (content) =>
  textsOf(content).flatMap(({ value, ...place }) =>
    [...PHONES]
      .filter((phone) => value.includes(phone))
      .map((phone) => ({ ...place, says: `写了电话 ${phone}，在 lib/site.ts 中改号时这里要一起改` })),
  );
