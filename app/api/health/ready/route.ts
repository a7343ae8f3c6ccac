import { backupAgeSeconds } from "@/db/backup/last-backup";
import { damagedLogs } from "@/db/migrate/log-damage";
import { storeFault } from "@/db/queries/site/health";
import { methods } from "@/lib/api/call";
import { fail, succeed } from "@/lib/http/envelope";
import { logError } from "@/lib/log";

/**
 * Readiness: the database can be read and written. Also reports the age of the last verified backup (null for none), and
 * the number of damaged write-ahead logs set aside, each of which means lost changes.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: () => {
    const fault = storeFault();
    const age = backupAgeSeconds();
    if (!fault)
      return succeed({
        status: "ok",
        backup_age_seconds: Number.isFinite(age) ? age : null,
        damaged_logs: damagedLogs(),
      });
    logError("not-ready", undefined, { fault });
    return fail(503, { "retry-after": "5" });
  },
});
