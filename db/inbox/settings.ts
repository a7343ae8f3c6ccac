import { existsSync } from "node:fs";
import { env } from "@/lib/env";
import { readSettings } from "@/lib/settings.mjs";
import { UsageError } from "./message-options";

function sentenceOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const isLocked = error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
  return isLocked
    ? "数据库正忙，请稍后再试。"
    : `没有做成：${error instanceof Error ? error.message : String(error)}`;
}

/** Runs a staff command: parses its arguments and prints the result, or a sentence about what is wrong. */
export async function runDesk(read: (typed: string[]) => () => string | Promise<string>) {
  process.umask(0o077);
  readSettings();
  try {
    const act = read(process.argv.slice(2));
    const { DATABASE_FILE } = env();
    if (!existsSync(DATABASE_FILE))
      throw new UsageError(`找不到数据库 ${DATABASE_FILE}，请先运行 npm run site。`);
    console.log(await act());
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
