import { UNDECIDED } from "@/db/source/record-shapes";
import { timedThings } from "@/db/source/timed-content";
import { chinaTime } from "@/lib/text/china-time";
import type { Rule } from "./finding";

/** Items whose schedule ends before it starts. */
export const timeFaults: Rule = (content) =>
  timedThings(content).flatMap(({ noun, thing: { id, publish, until } }) =>
    publish !== undefined && publish !== UNDECIDED && until !== undefined && until <= publish
      ? [{ file: noun, id, field: "until", says: `下线时间「${until}」不晚于上线时间「${publish}」` }]
      : [],
  );

/** Items that are not published yet, or will be removed. */
export const timesAhead: Rule = (content) => {
  const now = chinaTime(Date.now());
  return timedThings(content).flatMap(({ noun, thing: { id, publish, until } }) => {
    const told = (field: string, says: string) => ({ file: noun, id, field, says });
    if (publish === UNDECIDED) return [told("publish", "没有定上线时间，只在编辑台里看得到")];
    return [
      ...(publish !== undefined && publish > now ? [told("publish", `${publish} 上线`)] : []),
      ...(until === undefined ? [] : [told("until", until > now ? `${until} 下线` : `${until} 已经下线`)]),
    ];
  });
};
