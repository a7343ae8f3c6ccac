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

/** Who is counted by the limits. The address is the one that a trusted proxy named (server/visitor-address.ts), never the visitor's word. */
export function countedOf(request: Request) {
  const address = request.headers.get("x-forwarded-for") ?? "";
  return { visitor: limitKey(address), network: shortAddress(address) };
}

/** Who sends a message, as far as it is kept. */
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
