import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/** IPv4 addresses that arrive over an IPv6 socket are IPv4 addresses. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * Tells who asks: the peer of the connection, or what the outermost trusted proxy says of it.
 * @param trusted peers that are believed (TRUST_PROXY): `loopback`, addresses, ranges
 */
export function visitorAddress(trusted: string[]) {
  const isTrusted = proxyAddr.compile(trusted);
  return (request: IncomingMessage): string => {
    const told = proxyAddr(request, isTrusted);
    // What a trusted proxy says may still be no address: then the proxy itself is all that is known.
    return plain((isIP(told) ? told : request.socket.remoteAddress) ?? "");
  };
}
