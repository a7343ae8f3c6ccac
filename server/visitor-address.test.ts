import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { visitorAddress } from "./visitor-address";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test("no proxy is trusted unless configured: the peer is the visitor, whatever its headers", () => {
  const visitorOf = visitorAddress([]);
  expect(visitorOf(from("203.0.113.7", "198.51.100.1"))).toBe("203.0.113.7");
  expect(visitorOf(from("127.0.0.1", "198.51.100.1"))).toBe("127.0.0.1");
  expect(visitorOf(from("::ffff:203.0.113.7"))).toBe("203.0.113.7");
});

test.each([
  ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["::1", "2001:db8::1", "2001:db8::1"],
  ["127.0.0.1", undefined, "127.0.0.1"],
  // What stands before an address that is not trusted is hearsay.
  ["127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
  ["127.0.0.1", "6.6.6.6, 198.51.100.1, 10.2.0.9", "198.51.100.1"],
  ["127.0.0.1", "nonsense", "127.0.0.1"],
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
])("with loopback and 10.2.0.0/16 trusted, %s sending %s is %s", (peer, forwarded, visitor) => {
  expect(visitorAddress(["loopback", "10.2.0.0/16"])(from(peer, forwarded))).toBe(visitor);
});
