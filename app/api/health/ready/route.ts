import { storeFault } from "@/db/health";
import { methods } from "@/lib/call";
import { fail, succeed } from "@/lib/envelope";
import { logError } from "@/lib/log";

export const dynamic = "force-dynamic";

/** Ready: the store can be read and written. Says no more than that to whoever asks. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: () => {
    const fault = storeFault();
    if (!fault) return succeed("ok");
    logError("not-ready", undefined, { fault });
    return fail(503, { "retry-after": "5" });
  },
});
