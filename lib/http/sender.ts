import { agentFamily, limitKey, shortAddress } from "./client-address";
import { env } from "@/lib/env";
import { SITE } from "@/lib/site";

const MAX_SOURCE = 500;

/** Path of the page of this site that a request was sent from, `""` when it was another or is not told. */
function sourcePage({ headers }: Request): string {
  const referer = headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return "";
  const { origin, host, pathname, search } = new URL(referer);
  const isOurs = origin === env().SITE_URL || host === headers.get("host");
  return isOurs ? `${pathname}${search}`.slice(0, MAX_SOURCE) : "";
}

/** Who sends a message, as far as it is kept. The address is the one the door wrote (deploy/), never the visitor's word. */
export function senderOf(request: Request) {
  const address = request.headers.get("x-forwarded-for") ?? "";
  return {
    source: sourcePage(request),
    client: shortAddress(address),
    agent: agentFamily(request.headers.get("user-agent") ?? ""),
    notice: SITE.noticeVersion,
    limitKey: limitKey(address),
  };
}
