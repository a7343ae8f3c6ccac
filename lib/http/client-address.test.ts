import { expect, test } from "vitest";
import { agentFamily, limitKey, shortAddress } from "./client-address";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["::FFFF:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:DB8:0001:2::1", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["::", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["", ""],
  ["unknown", ""],
  ["1.2.3", ""],
  ["1.2.3.4, 5.6.7.8", ""],
])("of the address %j only %j is stored", (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

test("visitors in the same IPv6 /64 share a rate limit; each IPv4 address has its own", () => {
  expect(limitKey("2001:db8:1:2::1")).toBe(limitKey("2001:db8:1:2:ffff::9"));
  expect(limitKey("2001:db8:1:2::1")).not.toBe(limitKey("2001:db8:1:3::1"));
  expect(limitKey("203.0.113.1")).not.toBe(limitKey("203.0.113.2"));
  expect(limitKey("203.0.113.1")).toBe(limitKey("::ffff:203.0.113.1"));
});

test("the key of a rate limit is too short to reveal the address", () => {
  expect(limitKey("203.0.113.1")).toMatch(/^[0-9a-f]{6}$/);
});

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0",
    "微信",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120", "Opera"],
  ["Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome"],
  ["Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1", "Safari"],
  ["curl/8.5.0", "curl"],
  ["", "其他"],
])("of the user agent %j only %s is stored", (agent, family) => {
  expect(agentFamily(agent)).toBe(family);
});
