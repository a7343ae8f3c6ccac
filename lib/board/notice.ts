import type { Announced } from "@/lib/inquiry/announcement";
import { SITE } from "@/lib/site";
import { visible } from "@/lib/text/visible";
import { subjectText, type Subject } from "./subject";

type Waiting = { subject: Subject; kind: string; title: string };

export const KIND_NAME: Record<string, string> = { speak: "问题", stick: "手记", reply: "回答" };

/** Titles may contain line breaks, but each entry must be one line. */
const oneLine = (title: string) => visible(title).replaceAll("\n", " ");

/** One announcement for everything that awaits moderation; its subject has no personal data. */
export function boardNotice({ items, total }: { items: readonly Waiting[]; total: number }): Announced {
  const subject = `${SITE.brand}网站有 ${total} 条问答待审核`;
  const lines = items.map(
    ({ subject: about, kind, title }) => `${subjectText(about)}  ${KIND_NAME[kind] ?? ""}  ${oneLine(title)}`,
  );
  const rest = total > items.length ? ["……"] : [];
  const how = "请用 board -- queue 查看，allow 通过，refuse --why 退回，answer 回答。";
  return { subject, text: [subject, ...lines, ...rest, how].join("\n") };
}
