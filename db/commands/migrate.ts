import { prepareStore } from "@/db/migrate/prepare";
import { readSettings } from "@/lib/settings.mjs";

process.umask(0o077);
readSettings();

try {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== "--new")) throw new Error("用法：migrate [--new]");
  const ran = prepareStore({ isNew: words.includes("--new") });
  console.log(ran.length > 0 ? `已执行迁移：${ran.join("、")}` : "没有要执行的迁移");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
