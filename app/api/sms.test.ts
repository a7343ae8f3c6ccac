import { afterEach, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sendSms } from "./sms";

testSettings();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const printed = () => vi.spyOn(console, "log").mockImplementation(() => undefined);

test("in development without settings the code is written to the terminal", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const log = printed();
  await sendSms("13800138000", "123456");
  expect(log.mock.calls).toEqual([["13800138000 的验证码：123456"]]);
});

test("in production it never is: without settings nothing is sent", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const log = printed();
  await expect(sendSms("13800138000", "123456")).rejects.toThrow("SMS_NOT_SET_UP");
  expect(log).not.toHaveBeenCalled();
});
