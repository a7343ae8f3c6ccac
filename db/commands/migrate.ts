import { prepareStore } from "@/db/migrate/prepare";
import { readSettings } from "@/scripts/settings.mjs";

readSettings();

try {
  const ran = prepareStore();
  console.log(ran.length > 0 ? `已执行迁移：${ran.join("、")}` : "没有要执行的迁移");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
