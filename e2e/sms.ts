import { createServer } from "node:http";
import { listening } from "@/lib/test-listening";

/** A stand-in for Alibaba Cloud's SMS service; signatures are tested in app/api/sign-in.test.ts. */
export async function startSms() {
  const codes = new Map<string, string>();
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://sms.test").searchParams;
    const { code } = JSON.parse(query.get("TemplateParam") ?? "{}") as { code?: string };
    codes.set(query.get("PhoneNumbers") ?? "", code ?? "");
    response.setHeader("content-type", "application/json");
    response.end('{"Code":"OK","Message":"OK","RequestId":"1","BizId":"1"}');
  });
  const settings = {
    SMS_ACCESS_KEY_ID: "test-id",
    SMS_ACCESS_KEY_SECRET: "test-secret",
    SMS_SIGN_NAME: "澜衡电气",
    SMS_TEMPLATE_CODE: "SMS_0001",
    SMS_ENDPOINT: await listening(server),
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { settings, codeOf: (phone: string) => codes.get(phone) ?? "", stop };
}
