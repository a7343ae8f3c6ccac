import { agentFamily, limitKey, shortAddress } from "./client-address";
import { env } from "@/lib/env";
import { SITE } from "@/lib/site";

const MAX_SOURCE = 500;

/** The path of the page that sent the request; `""` if it is of another site or unknown. */
function sourcePage({ headers }: Request): string {
  const referer = headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return "";
  const { origin, host, pathname, search } = new URL(referer);
  const isOurs = origin === env().SITE_URL || host === headers.get("host");
  return isOurs ? `${pathname}${search}`.slice(0, MAX_SOURCE) : "";
}

/** The keys for rate limits. The address comes from a trusted proxy (server/visitor-address.ts), never from the client. */
export function countedOf(request: Request) {
  const address = request.headers.get("x-forwarded-for") ?? "";
  return { visitor: limitKey(address), network: shortAddress(address) };
}

/** The origin of a message, as far as it is stored. */
export function senderOf(request: Request) {
  const { visitor, network } = countedOf(request);
  return {
    source: sourcePage(request),
    client: network,
    agent: agentFamily(request.headers.get("user-agent") ?? ""),
    notice: SITE.noticeVersion,
    limitKey: visitor,
  };
}
