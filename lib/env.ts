import { isIP } from "node:net";
import { z } from "zod";

const address = (protocol: RegExp, error: string) => z.url({ protocol, error });
const origin = address(/^https?$/, "要写成 http:// 或 https:// 开头的地址")
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, "只写到主机和端口为止，后面不带路径")
  .transform(({ origin }) => origin);
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "要写成整数")
    .transform(Number)
    .refine((value) => value >= min && value <= max, `要在 ${min} 到 ${max} 之间`);

const LOG_LEVELS = ["silent", "error", "warn", "info"] as const;
const NETWORKS = ["loopback", "linklocal", "uniquelocal"];

function isNetwork(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const size = isIP(address) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size);
  return NETWORKS.includes(value) || (isIP(address) > 0 && fits && rest.length === 0);
}

/** Comma-separated addresses; `1` and `0` are accepted because the setting was once a number of proxies. */
const peers = z
  .string()
  .transform((text) => text.split(",").map((peer) => peer.trim()))
  .transform((all) => all.map((peer) => (peer === "1" ? "loopback" : peer)).filter((peer) => peer !== "0"))
  .refine((all) => all.every(isNetwork), `要写成 ${NETWORKS.join("、")}、地址或网段，用逗号隔开`);

/** Settings for text messages, which must be set all or none (app/api/sms.ts). */
const SMS_KEYS = [
  "SMS_ACCESS_KEY_ID",
  "SMS_ACCESS_KEY_SECRET",
  "SMS_SIGN_NAME",
  "SMS_TEMPLATE_CODE",
] as const;

const schema = z
  .object({
    DATABASE_FILE: z.string().default("data/site.db"),
    SITE_URL: origin.default("http://localhost:3000"),
    IMAGE_HOST: origin.optional(),
    PORT: whole(0, 65_535).default(3000),
    HOSTNAME: z.string().default("0.0.0.0"),
    TRUST_PROXY: peers.default([]),
    METRICS_PORT: whole(1, 65_535).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `要写成 ${LOG_LEVELS.join("、")} 之一`).default("info"),
    MESSAGE_BURST: whole(1, 10_000).default(10),
    MESSAGE_REFILL_S: whole(0, 86_400).default(20),
    NOTIFY_WEBHOOK: address(/^https?$/, "要写成 http:// 或 https:// 开头的地址").optional(),
    SMTP_URL: address(/^smtps?$/, "要写成 smtp:// 或 smtps:// 开头的地址").optional(),
    NOTIFY_TO: z.email("要写成邮箱地址").optional(),
    CUSTOMER_MAILS_PER_DAY: whole(0, 1_000_000).default(500),
    SMS_ACCESS_KEY_ID: z.string().optional(),
    SMS_ACCESS_KEY_SECRET: z.string().optional(),
    SMS_SIGN_NAME: z.string().optional(),
    SMS_TEMPLATE_CODE: z.string().optional(),
    SMS_ENDPOINT: origin.default("https://dysmsapi.aliyuncs.com"),
    SMS_PER_DAY: whole(1, 1_000_000).default(500),
    BAIDU_PUSH_TOKEN: z
      .string()
      .regex(/^\w{1,64}$/, "要写成百度搜索资源平台给出的 token，只有字母和数字")
      .optional(),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z\d-]{8,128}$/, "要写成 8 到 128 个字母、数字或连字符")
      .optional(),
  })
  .refine(({ SMTP_URL, NOTIFY_TO }) => Boolean(SMTP_URL) === Boolean(NOTIFY_TO), {
    path: ["SMTP_URL 和 NOTIFY_TO"],
    message: "要么都写，要么都不写",
  })
  .refine((given) => new Set(SMS_KEYS.map((name) => given[name] === undefined)).size === 1, {
    path: [SMS_KEYS.join("、")],
    message: "要么都写，要么都不写",
  })
  .refine(({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT, {
    path: ["METRICS_PORT"],
    message: "不能和 PORT 相同",
  });

export type Env = z.infer<typeof schema>;

/** Validates the settings; an empty one counts as missing. @throws one sentence per invalid setting */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).filter(([, value]) => value !== "");
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join(".")}：${message}`);
  throw new Error(`环境变量有误。${faults.join("；")}`);
}

let current: Env | undefined;
let source: (() => Record<string, string | undefined>) | undefined;

/** The validated settings of this process, read on first use. */
export const env = () => (source ? readEnv(source()) : (current ??= readEnv(process.env)));

/** Whether visitors come by HTTPS, so that cookies can be secure. */
export const isBehindTls = () => env().SITE_URL.startsWith("https:");

/** For tests: reads the settings from `given` at each use; without it from the process again. */
export function readSettingsFrom(given?: typeof source) {
  source = given;
}
