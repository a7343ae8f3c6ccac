import { backupAgeSeconds } from "@/db/backup/last-backup";
import { damagedLogs } from "@/db/migrate/log-damage";
import { storeFault } from "@/db/queries/site/health";
import { methods } from "@/lib/api/call";
import { fail, succeed } from "@/lib/http/envelope";
import { logError } from "@/lib/log";

/**
 * Ready: the store can be read and written. Beyond that it says how old the last proven backup is, null for none, and how
 * many damaged logs of the store lie beside it, each of which took changes with it.
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
