import { expect, test } from "vitest";
import { describe } from "./journal.mjs";
import { visitorAddress } from "./visitor.mjs";
import { addresses } from "./warm-up.mjs";

const SOCKET = "::ffff:10.0.0.9";

test.each([
  ["without a proxy nobody's word counts", "1.1.1.1, 2.2.2.2", 0, "10.0.0.9"],
  ["one proxy tells who called it", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
  ["of two proxies the outer one saw the visitor", "6.6.6.6, 1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
  ["a chain shorter than it should be is not believed", "1.1.1.1", 2, "10.0.0.9"],
  ["what is no address is not believed", "unknown", 1, "10.0.0.9"],
  ["nothing said is the proxy itself", undefined, 1, "10.0.0.9"],
  ["an address of the sixth version stays whole", "2001:db8::1", 1, "2001:db8::1"],
])("%s", (_, forwarded, trusted, expected) => {
  expect(visitorAddress(SOCKET, forwarded, trusted)).toBe(expected);
});

test("a logged error tells where it happened and nothing that was typed", () => {
  const failed = new Error("Failed query: insert into messages values (?)\nparams: 张三,13800138000");
  const parsing = new SyntaxError("Unexpected token '张', \"张三\" is not valid JSON");
  const text = JSON.stringify([describe(failed), describe(parsing)]);
  expect(text).toContain("Failed query");
  expect(text).toContain("door.test.ts");
  expect(text).not.toMatch(/张|138/);
});

test("the sitemap's addresses are asked for on this very server", () => {
  const sitemap = "<url><loc>https://example.com/a?sid=1&amp;kid=2</loc></url><url><loc>nothing</loc></url>";
  expect(addresses(sitemap)).toEqual(["/a?sid=1&kid=2"]);
});
