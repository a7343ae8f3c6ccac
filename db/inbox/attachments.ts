import { copyFileSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { attachmentPlace } from "@/db/attachments";
import { type MessageCommand, UsageError } from "./message-options";
import { messageNamed } from "./messages-named";

/** Writes the attachments of a message into a folder under their original names, without overwriting any file. */
export function writeFiles({ words, folder }: MessageCommand): string {
  const { id, files } = messageNamed(words[0]);
  if (folder === undefined)
    throw new UsageError(`请写要存到的文件夹，例如 npm run messages -- files ${id} --to 附件。`);
  if (files.length === 0) return `第 ${id} 条留言没有附件。`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const written = files.map(({ nth, hash, name }) => {
    const file = path.join(folder, `${id}-${nth}-${name}`);
    if (!existsSync(attachmentPlace(hash)))
      throw new UsageError(`附件 ${name} 不在数据库旁边，可从备份恢复。`);
    if (existsSync(file)) throw new UsageError(`文件 ${file} 已经存在，请换一个文件夹。`);
    // Personal data: readable by the owner alone, like the stored file.
    copyFileSync(attachmentPlace(hash), file, constants.COPYFILE_EXCL);
    return file;
  });
  return [
    `已存 ${written.length} 个附件。它们来自网站访客，没有查过病毒，打开前请先查；用完请删除：`,
    ...written,
  ].join("\n");
}
