import { env } from "@/lib/env";
import { storeFile } from "./connection.mjs";
import { prepareStore } from "./prepare";

/** What SQLite or the file system says, with the place it says it of; our own sentences as they are. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? `数据库 ${storeFile()} 无法使用：${error.message}` : error.message;
}

/** Checks settings and store at the start of a server; ends the process with a sentence when either is unfit. */
export function begin() {
  try {
    env();
    prepareStore();
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exit(1);
  }
}
