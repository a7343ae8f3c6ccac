import http from "node:http";
import strings from "@/e2e/hostile/strings.json" with { type: "json" };
import { startSite } from "@/e2e/start-site";
import { type Fault } from "./fault";

const MORE = [
  "%",
  "%00",
  "%2e%2e%2f",
  "..%5c..%5c",
  "%c0%ae",
  "%E4%B8",
  "%ff",
  "a%0d%0aSet-Cookie:x",
  "{}",
  "*",
  "~",
];
/** One in this many strings is tried on pages, which are large. */
const STEP = { short: 12, long: 1 };

const ask = (url: string, path: string, agent: http.Agent) =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const request = http.get(`${url}/`, { path, agent }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (body += piece));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? "", body }),
      );
    });
    request.on("error", reject);
  });

const coded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 1500).replace(/%.?$/, "");

function isEnvelope(type: string, body: string): boolean {
  if (!type.startsWith("application/json")) return false;
  return Object.keys(JSON.parse(body) as object).join() === "code,msg,data";
}

export const hostilePaths: Fault = async (scale) => {
  const site = await startSite();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const faults: string[] = [];
  let asked = 0;
  const check = async (path: string, text: string) => {
    const { status, type, body } = await ask(site.url, path, agent);
    asked++;
    if (status >= 500 || status < 200) faults.push(`${status} ${path}`);
    if (path.startsWith("/api/") && !isEnvelope(type, body)) faults.push(`没有信封 ${path}`);
    if (/<\w/.test(text) && body.includes(text)) faults.push(`回显 ${path}`);
  };
  try {
    const words: [string, string][] = [
      ...(strings as string[])
        .filter((text) => text !== "")
        .map((text): [string, string] => [text, coded(text)]),
      ...MORE.map((text): [string, string] => [text, text]),
    ];
    for (const [text, word] of words) await check(`/api/${word}`, text);
    const onPages = words.filter((_, index) => index % STEP[scale] === 0).concat(words.slice(-MORE.length));
    for (const [text, word] of onPages) {
      for (const path of [`/${word}`, `/detail/${word}`, `/newsPage?tab=${word}&page19=${word}`])
        await check(path, text);
      await check(`/product_type_list/33?title=${word}&page=${word}`, text);
    }
    return {
      what: "地址里的敌意文本：请求 / 异常",
      measured: `${asked} / ${faults.length}${faults.length > 0 ? `（${faults.slice(0, 3).join("；")}）` : ""}`,
      isFine: faults.length === 0,
    };
  } finally {
    agent.destroy();
    await site.stop();
  }
};
