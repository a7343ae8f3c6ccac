import { z } from "zod";

const origin = z
  .url({ protocol: /^https?$/, error: "要写成 http:// 或 https:// 开头的地址" })
  .transform((value) => value.replace(/\/+$/, ""));
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "要写成整数")
    .transform(Number)
    .refine((value) => value >= min && value <= max, `要在 ${min} 到 ${max} 之间`);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const schema = z.object({
  DATABASE_FILE: z.string().min(1).default("data/site.db"),
  SITE_URL: origin.default("http://localhost:3000"),
  IMAGE_HOST: optional(origin),
  PORT: whole(0, 65_535).default(3000),
  HOSTNAME: z.string().min(1).default("0.0.0.0"),
  TRUST_PROXY: whole(0, 10).default(0),
  MESSAGE_BURST: whole(1, 10_000).default(10),
  MESSAGE_REFILL_S: whole(0, 86_400).default(20),
  NOTIFY_WEBHOOK: optional(z.url("要写成完整的地址")),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "要写成 smtp:// 或 smtps:// 开头的地址" })),
  NOTIFY_TO: optional(z.email("要写成邮箱地址")),
});

export type Env = z.infer<typeof schema>;

/** Checks settings and names each bad one in a sentence; throws when there is any. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join(".")}：${message}`);
  throw new Error(`环境变量有误。${faults.join("；")}`);
}

let current: Env | undefined;

/** The checked settings of this process, read on first use. */
export const env = () => (current ??= readEnv(process.env));
