import type { SendSmsResponse } from "@alicloud/dysmsapi20170525";
import { env } from "@/lib/env";
import { codedError } from "@/lib/http/coded-error";
import { isDevelopment, isSmsSetUp } from "@/lib/members/sms-open";

/** The timeout of one delivery attempt, below the clients' own of eight seconds (SPEC §9). */
const TIMEOUT_MS = 5000;

/** Alibaba Cloud's own client, which most sites do not need. */
async function loadClient() {
  const loaded = await import("@alicloud/dysmsapi20170525");
  // A CommonJS module: under `default` in Node, possibly unwrapped by a bundler.
  const inner = loaded.default as unknown as Partial<typeof loaded>;
  return inner.SendSmsRequest ? (inner as typeof loaded) : loaded;
}

/** Preloads the client, which takes a while, before a visitor waits for a code. */
export function warmSms(): void {
  // A failure here occurs again, and is reported, on use.
  if (isSmsSetUp()) loadClient().catch(() => undefined);
}

async function toAlibaba(phone: string, code: string): Promise<SendSmsResponse> {
  const settings = env();
  const { default: Client, SendSmsRequest } = await loadClient();
  const { protocol, host } = new URL(settings.SMS_ENDPOINT);
  const client = new Client({
    accessKeyId: settings.SMS_ACCESS_KEY_ID,
    accessKeySecret: settings.SMS_ACCESS_KEY_SECRET,
    endpoint: host,
    protocol: protocol.slice(0, -1).toUpperCase(),
    connectTimeout: TIMEOUT_MS,
    readTimeout: TIMEOUT_MS,
  } as ConstructorParameters<typeof Client>[0]);
  return client.sendSms(
    new SendSmsRequest({
      phoneNumbers: phone,
      signName: settings.SMS_SIGN_NAME,
      templateCode: settings.SMS_TEMPLATE_CODE,
      templateParam: JSON.stringify({ code }),
    }),
  );
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? `SMS_${String(error.code)}` : "SMS_FAILED";

/** Sends a code to a phone; in development without settings it is printed. @throws if it was not accepted */
export async function sendSms(phone: string, code: string): Promise<void> {
  if (!isSmsSetUp()) {
    if (!isDevelopment()) throw codedError("SMS_NOT_SET_UP");
    console.log(`${phone} 的验证码：${code}`);
    return;
  }
  const { body } = await toAlibaba(phone, code).catch((error: unknown) => {
    throw codedError(codeOf(error));
  });
  if (body?.code !== "OK") throw codedError(`SMS_${body?.code ?? "UNKNOWN"}`);
}
