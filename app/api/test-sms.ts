import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { listening } from "@/lib/test-listening";

const SECRET = "test-secret";

type Text = { phone: string; sign: string; template: string; code: string };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The signature of Alibaba Cloud's protocol (ACS3-HMAC-SHA256), computed from the received request. */
function isSigned({ method = "", url = "", headers }: IncomingMessage, body: string): boolean {
  const [, names = "", given = ""] =
    /SignedHeaders=([^,]+),Signature=([0-9a-f]+)$/.exec(headers.authorization ?? "") ?? [];
  const [path = "", query = ""] = url.split("?");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, path, query.split("&").toSorted().join("&"), signed.join(""), names, sha256(body)];
  const toSign = `ACS3-HMAC-SHA256\n${sha256(request.join("\n"))}`;
  return given === createHmac("sha256", SECRET).update(toSign).digest("hex");
}

/** A stand-in for Alibaba Cloud's SMS service; `answer` may be changed while it runs. */
export async function startSms() {
  const received: Text[] = [];
  const answer = { code: "OK", status: 200 };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const query = new URL(request.url ?? "/", "http://sms.test").searchParams;
      const isRight = request.headers["x-acs-action"] === "SendSms" && isSigned(request, body);
      const code = isRight ? answer.code : "SignatureDoesNotMatch";
      if (code === "OK")
        received.push({
          phone: query.get("PhoneNumbers") ?? "",
          sign: query.get("SignName") ?? "",
          template: query.get("TemplateCode") ?? "",
          code: JSON.parse(query.get("TemplateParam") ?? "{}").code,
        });
      response
        .writeHead(isRight ? answer.status : 400, { "content-type": "application/json" })
        .end(JSON.stringify({ Code: code, Message: code, RequestId: "1", BizId: "1" }));
    });
  });
  const settings = {
    SMS_ACCESS_KEY_ID: "test-id",
    SMS_ACCESS_KEY_SECRET: SECRET,
    SMS_SIGN_NAME: "澜衡电气",
    SMS_TEMPLATE_CODE: "SMS_0001",
    SMS_ENDPOINT: await listening(server),
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { received, answer, settings, stop };
}
