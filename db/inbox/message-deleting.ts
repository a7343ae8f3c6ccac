import { forgetInCopies } from "@/db/backup/forget-in-copies";
import { storeFile } from "@/db/connection";
import { sweepAttachments } from "@/db/queries/inquiry/attachments";
import { forgetPhone } from "@/db/queries/inquiry/forget";
import { purgeOld } from "@/db/queries/inquiry/retention";
import { SITE } from "@/lib/site";
import { type MessageCommand, UsageError } from "./message-options";

export async function purge(): Promise<string> {
  const gone = await purgeOld(new Date());
  return [
    `留言保存 ${SITE.messageRetentionDays} 天，已删除 ${gone.messages} 条过期的留言。`,
    `未提交的询价单在最后一次改动后保存 ${SITE.cartRetentionDays} 天，已删除 ${gone.carts} 份过期的。`,
    `会员最后一次登录后保存 ${SITE.memberRetentionDays} 天，已删除 ${gone.members} 个过期的。`,
    `数据库旁边的副本保存 ${SITE.copyRetentionDays} 天，已删除 ${gone.copies} 个过期的。`,
  ].join("\n");
}

/** Data that is left elsewhere, and who must remove it. */
function remainsText({ cleaned, unreadable, backups }: ReturnType<typeof forgetInCopies>): string[] {
  const held = backups.length > 0 ? `（${backups.join("、")}）` : "";
  return [
    ...(cleaned.length > 0 ? [`数据库旁边的副本里也已删除：${cleaned.join("、")}。`] : []),
    ...(unreadable.length > 0
      ? [
          `打不开、没有清理的：${unreadable.join("、")}。副本 ${SITE.copyRetentionDays} 天后自动删除，也可以现在就删除。`,
        ]
      : []),
    `此前的备份${held}里可能还有这些内容，备份轮换之后才会消失；放在别处的备份、已发到群或邮箱的通知、导出的表格请另行删除。`,
  ];
}

export async function forget({ words }: MessageCommand): Promise<string> {
  const phone = words.join("").replace(/[\s-]|^\+?86(?=1)/g, "");
  if (!/^\d{11}$/.test(phone))
    throw new UsageError("请写 11 位手机号码，例如 npm run messages -- forget 13800000000。");
  const gone = await forgetPhone(phone);
  const deleted = [
    ...(gone.messages > 0 ? [`${gone.messages} 条留言`] : []),
    ...(gone.orders > 0 ? [`${gone.orders} 份随留言提交的询价单`] : []),
    ...(gone.carts > 0 ? [`${gone.carts} 份留在网站上的询价单`] : []),
    ...(gone.members > 0 ? ["会员账号和其发布的内容"] : []),
    ...(gone.announcements > 0 ? [`${gone.announcements} 条待发通知`] : []),
  ];
  const inCopies = forgetInCopies(storeFile(), phone);
  const files = await sweepAttachments(new Date());
  if (files > 0) deleted.push(`${files} 个附件`);
  const lines = [
    deleted.length === 0 ? "没有这个号码的留言和询价单。" : `已删除这个号码的：${deleted.join("、")}。`,
    ...remainsText(inCopies),
  ];
  if (gone.mentions.length > 0)
    lines.push(`另有留言的内容或询价单提到这个号码，请查看后决定：${gone.mentions.join("、")}。`);
  if (gone.mentioningCarts > 0)
    lines.push(
      `另有 ${gone.mentioningCarts} 份未提交的询价单提到这个号码，它们最后一次改动 ${SITE.cartRetentionDays} 天后自动删除。`,
    );
  return lines.join("\n");
}
