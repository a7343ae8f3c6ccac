import { expect, test } from "vitest";
import { securityTxt } from "./security-txt";

test("a security researcher reads the contact and an expiry date", () => {
  expect(securityTxt("https://site.test/.well-known/security.txt", new Date("2026-11-24T10:00:00Z"))).toBe(
    [
      "Contact: mailto:service@example.com",
      "Expires: 2027-10-01T00:00:00Z",
      "Preferred-Languages: zh, en",
      "Canonical: https://site.test/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
