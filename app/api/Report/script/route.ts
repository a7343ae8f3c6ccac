import { countFault } from "@/db/queries/site/script-faults";
import { faultReport } from "@/lib/fault-report";
import { methods, posted } from "@/lib/api/call";
import { browserName } from "@/lib/http/client-address";
import { fail, succeed } from "@/lib/http/envelope";
import { countedOf } from "@/lib/http/sender";
import { kindOf } from "@/lib/routes/address";

/** Counts script failures in browsers by kind of page, part and browser; nothing about the visitor. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(faultReport, async ({ page, part }, request) => {
    const kind = kindOf(page) ?? "其他";
    const browser = browserName(request.headers.get("user-agent") ?? "");
    const isCounted = await countFault({ page: kind, part, browser }, countedOf(request).visitor, Date.now());
    return isCounted ? succeed(null) : fail(429, { "retry-after": "60" });
  }),
});
