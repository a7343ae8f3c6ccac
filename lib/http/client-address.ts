import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

/** The first four groups of an IPv6 address, with `::` expanded. */
function ipv6Groups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = !tail ? [] : tail.split(":");
  const filled =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
  return filled.map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
}

/** Turns IPv4-mapped IPv6 addresses into IPv4. */
export const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const plain = (address: string) => unmapped(address.trim()).replace(/%.*$/, "");

/** The part of a client address that is stored: its /24 or /48; empty for anything else. */
export function shortAddress(address: string): string {
  const value = plain(address);
  if (isIPv6(value)) return `${ipv6Groups(value).slice(0, 3).join(":")}::/48`;
  const parts = /^(\d+\.\d+\.\d+)\.\d+$/.exec(value);
  return parts ? `${parts[1]}.0/24` : "";
}

/**
 * The key by which rate limits count a visitor: a hash of the address, or of its IPv6 /64. Only 24 bits are kept, enough to
 * tell the visitors of an hour apart; about 256 IPv4 addresses share each value, so that none can be recovered.
 */
export function limitKey(address: string): string {
  const value = plain(address);
  const visitor = isIPv6(value) ? ipv6Groups(value).slice(0, 4).join(":") : value;
  return createHash("sha256").update(visitor).digest("hex").slice(0, 6);
}

const FAMILIES = [
  ["微信", /MicroMessenger(?:\/(\d+))?/],
  ["Edge", /Edg\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Firefox", /Firefox\/(\d+)/],
  ["Chrome", /Chrome\/(\d+)/],
  ["Safari", /(?:Version\/(\d+).*)?Safari\//],
  ["curl", /^curl\//],
] as const;

/** The browser family of a user agent, the only part that is stored. */
export const agentFamily = (agent: string) =>
  FAMILIES.find(([, pattern]) => pattern.test(agent))?.[0] ?? "其他";

/** The browser family with its major version: `Chrome 109`. */
export function browserName(agent: string): string {
  const family = FAMILIES.find(([, pattern]) => pattern.test(agent));
  if (!family) return agentFamily(agent);
  const [name, pattern] = family;
  return [name, pattern.exec(agent)?.[1]?.slice(0, 4)].filter(Boolean).join(" ");
}
