import path from "node:path";
import { restore } from "@/db/backup/restore";
import { storeFile } from "@/db/connection";
import { prepareStore } from "@/db/migrate/prepare";
import { readSettings } from "@/lib/settings.mjs";

const HELP = "用法：npm run restore -- <备份文件>";

const newerText = (newer: ReturnType<typeof restore>["newer"]) =>
  newer
    ? `有 ${newer.messages} 条留言不在备份里（带询价单的 ${newer.orders} 条），另有 ${newer.carts} 份未提交的询价单比备份新`
    : "的留言和询价单读不出来";

process.umask(0o077);
readSettings();
const [backup] = process.argv.slice(2);

try {
  if (!backup) throw new Error(HELP);
  const { aside, newer, missingFiles } = restore(backup, storeFile());
  const ran = prepareStore();
  console.log(
    `已恢复 ${path.basename(backup)}，核对无误${ran.length > 0 ? `，并执行了 ${ran.length} 个迁移` : ""}。`,
  );
  if (missingFiles > 0)
    console.log(`留言的 ${missingFiles} 个附件不在备份旁边的 attachments 文件夹里，没有恢复。`);
  if (aside) console.log(`原来的数据库保留为 ${aside}，其中${newerText(newer)}。`);
} catch (error) {
  console.error(`没有恢复：${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
