import { writeFileSync } from "node:fs";
import { UsageError } from "./message-options";

/** Writes personal data: readable by the owner alone, and never over an existing file. */
export function writePrivate(file: string, text: string) {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new UsageError(`文件 ${file} 已经存在，请换一个名字。`);
    throw new UsageError(`文件 ${file} 没有写成，请检查文件夹和权限。`);
  }
}
