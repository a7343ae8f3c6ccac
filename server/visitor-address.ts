import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";
import { unmapped } from "@/lib/http/client-address";

/**
 * The client address: the peer of the connection, or what the outermost trusted proxy reports.
 * @param trusted trusted proxies (TRUST_PROXY): `loopback`, addresses, ranges
 */
export function visitorAddress(trusted: string[]) {
  const isTrusted = proxyAddr.compile(trusted);
  return (request: IncomingMessage): string => {
    const told = proxyAddr(request, isTrusted);
    // If a trusted proxy reports something that is no address, the proxy itself is taken.
    return unmapped((isIP(told) ? told : request.socket.remoteAddress) ?? "");
  };
}
