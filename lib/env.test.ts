import { expect, test } from "vitest";
import { readEnv } from "./env";

test("missing and empty settings have their defaults", () => {
  const defaults = {
    DATABASE_FILE: "data/site.db",
    SITE_URL: "http://localhost:3000",
    PORT: 3000,
    HOSTNAME: "0.0.0.0",
    TRUST_PROXY: [],
    LOG_LEVEL: "info",
    MESSAGE_BURST: 10,
    MESSAGE_REFILL_S: 20,
    CUSTOMER_MAILS_PER_DAY: 500,
    SMS_ENDPOINT: "https://dysmsapi.aliyuncs.com",
    SMS_PER_DAY: 500,
  };
  expect(readEnv({})).toEqual(defaults);
  const names = [
    ...Object.keys(defaults),
    "IMAGE_HOST",
    "METRICS_PORT",
    "NOTIFY_WEBHOOK",
    "SMTP_URL",
    "NOTIFY_TO",
    "SMS_ACCESS_KEY_ID",
    "SMS_ACCESS_KEY_SECRET",
    "SMS_SIGN_NAME",
    "SMS_TEMPLATE_CODE",
    "BAIDU_PUSH_TOKEN",
    "INDEXNOW_KEY",
  ];
  expect(readEnv(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(defaults);
});

test.each([
  ["SITE_URL", "https://www.example.com/", "https://www.example.com"],
  ["SITE_URL", "HTTPS://WWW.Example.com:443", "https://www.example.com"],
  ["IMAGE_HOST", "https://img.example.com:8443", "https://img.example.com:8443"],
  ["PORT", "0", 0],
  ["TRUST_PROXY", "1", ["loopback"]],
  ["TRUST_PROXY", "0", []],
  ["TRUST_PROXY", "loopback, 10.1.0.0/16,2001:db8::/32", ["loopback", "10.1.0.0/16", "2001:db8::/32"]],
  ["MESSAGE_REFILL_S", "0", 0],
  ["METRICS_PORT", "9464", 9464],
  ["SMS_ENDPOINT", "http://127.0.0.1:9001", "http://127.0.0.1:9001"],
  ["NOTIFY_WEBHOOK", "https://hook.example.com/a?key=1", "https://hook.example.com/a?key=1"],
])("%s=%s is read as %j", (name, value, read) => {
  expect(readEnv({ [name]: value })).toMatchObject({ [name]: read });
});

test.each([
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["SITE_URL", "https://example.com/site"],
  ["SITE_URL", "https://user:pass@example.com"],
  ["IMAGE_HOST", "https://example.com/?a=1"],
  ["PORT", "65536"],
  ["PORT", "80a"],
  ["PORT", "-1"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "2"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.0/8/8"],
  ["TRUST_PROXY", "loopback,proxy.example.com"],
  ["METRICS_PORT", "0"],
  ["SMS_ENDPOINT", "https://dysmsapi.aliyuncs.com/path"],
  ["SMS_PER_DAY", "0"],
  ["SMS_TEMPLATE_CODE", "only-one-of-four"],
  ["METRICS_PORT", "65536"],
  ["METRICS_PORT", "127.0.0.1:9464"],
  ["METRICS_PORT", "3000"],
  ["LOG_LEVEL", "loud"],
  ["MESSAGE_BURST", "0"],
  ["MESSAGE_REFILL_S", "1.5"],
  ["NOTIFY_WEBHOOK", "hook"],
  ["NOTIFY_WEBHOOK", "javascript:alert(1)"],
  ["SMTP_URL", "https://example.com"],
  ["NOTIFY_TO", "nobody"],
])("%s=%s stops the server with a message in Chinese that names the setting", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`环境变量有误。.*${name}：[\\u4e00-\\u9fff].*`),
  );
});

test("mail needs both server and recipient", () => {
  const both = { SMTP_URL: "smtps://u%40a.cn:p@mail.example.com", NOTIFY_TO: "desk@example.com" };
  expect(readEnv(both)).toMatchObject(both);
  for (const name of ["SMTP_URL", "NOTIFY_TO"] as const)
    expect(() => readEnv({ [name]: both[name] })).toThrow("要么都写，要么都不写");
});

test("several invalid settings are reported together", () => {
  expect(() => readEnv({ PORT: "x", SITE_URL: "x" })).toThrow(/SITE_URL：.+；PORT：/);
});
