import { expect, test } from "vitest";
import { chinaMidnight, chinaTime } from "./china-time";

test("times are shown in China time, whatever the server's time zone", () => {
  expect(chinaTime("2026-11-20T16:30:05.123Z")).toBe("2026-11-21 00:30:05");
  expect(chinaTime(new Date("2026-07-01T00:00:00Z"))).toBe("2026-07-01 08:00:00");
});

test("a day starts at midnight in China", () => {
  expect(chinaMidnight("2026-11-20").toISOString()).toBe("2026-11-19T16:00:00.000Z");
});
