import type { boardFigures, ModerationItem, listActs } from "@/db/queries/board/moderation-items";
import { KIND_NAME } from "@/lib/board/notice";
import { personalIn } from "@/lib/board/personal";
import { GONE_NAME, type State, STATE_NAME } from "@/lib/board/rules";
import { subjectText } from "@/lib/board/subject";
import { chinaTime } from "@/lib/text/china-time";
import { visible, visibleUnderLabel } from "@/lib/text/visible";

/** Warns staff of personal data in a text before it is published. */
function warningOf({ title, content }: ModerationItem): string {
  const found = personalIn(`${title}\n${content}`);
  return found.length > 0 ? `含${found.join("、")}` : "";
}

const nameOf = ({ username, member }: ModerationItem) =>
  `${visible(username) || GONE_NAME}${member === null ? "" : `（m${member}）`}`;

/** A line of the moderation queue. */
export const deskLine = (item: ModerationItem) =>
  [
    subjectText(item.subject),
    chinaTime(item.createtime).slice(0, 16),
    KIND_NAME[item.kind],
    STATE_NAME[item.state],
    nameOf(item),
    visible(item.title),
    ...(warningOf(item) ? [`【${warningOf(item)}】`] : []),
  ].join("  ");

/** All details of a text. */
export const deskSheet = (item: ModerationItem) =>
  [
    `编号：${subjectText(item.subject)}（${KIND_NAME[item.kind]}）`,
    `时间（北京）：${chinaTime(item.createtime)}`,
    `状态：${STATE_NAME[item.state]}${item.reason ? `（${visible(item.reason)}）` : ""}`,
    `作者：${nameOf(item)}`,
    ...(item.post === undefined ? [] : [`所答：${item.post}`]),
    ...(item.product > 0 ? [`产品：${item.product}`] : []),
    `标题：${visible(item.title)}`,
    `正文：${visibleUnderLabel(item.content)}`,
    ...(warningOf(item) ? [`注意：${warningOf(item)}，公开之前请处理。`] : []),
  ].join("\n");

/** A line of the moderation log. */
export const actLine = ({ time, who, act, subject, why }: ReturnType<typeof listActs>[number]) =>
  [chinaTime(time), visible(who), act, subject, ...(why ? [visible(why)] : [])].join("  ");

const statesText = (rows: { state: string; value: number }[]) =>
  rows.map(({ state, value }) => `${STATE_NAME[state as State]} ${value}`).join("，") || "没有";

export const figuresText = (figures: ReturnType<typeof boardFigures>, days: number) =>
  [
    `问题与手记：${statesText(figures.posts)}`,
    `回答：${statesText(figures.replies)}`,
    `会员：${figures.members} 位，停止发布的 ${figures.banned} 位`,
    `近 ${days} 天的处理：${figures.acts.map(({ act, value }) => `${act} ${value}`).join("，") || "没有"}`,
  ].join("\n");
