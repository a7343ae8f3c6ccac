import { z } from "zod";
import { within } from "@/lib/http/within";

/** A search engine's response to a batch, and whether it accepts more today. */
type Pushed = { says: string; takesMore: boolean };

/** A search engine that is notified of changed URLs. */
export type PushTarget = { name: "baidu" | "indexnow"; push: (addresses: string[]) => Promise<Pushed> };

/** Their endpoints; tests use their own. */
const ENDPOINTS = {
  baidu: "http://data.zz.baidu.com/urls",
  indexnow: "https://api.indexnow.org/indexnow",
};

const TIMEOUT_MS = 30_000;

/** Baidu's response; it lists rejected URLs, which it will never accept. */
const baiduAnswer = z.object({
  success: z.number(),
  remain: z.number(),
  not_same_site: z.array(z.string()).default([]),
  not_valid: z.array(z.string()).default([]),
});

/** @throws if the search engine refuses, with its response, but never with the key, which is part of the URL */
const send = (endpoint: string, type: string, body: string): Promise<string> =>
  within(TIMEOUT_MS, async (signal) => {
    const answer = await fetch(endpoint, { method: "POST", headers: { "content-type": type }, body, signal });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`.trim());
    return text;
  });

type Settings = { site: string; token?: string | undefined; key?: string | undefined };

/** The search engines with a configured key. */
export function pushTargets({ site, token, key }: Settings, endpoints = ENDPOINTS): PushTarget[] {
  const baidu: PushTarget = {
    name: "baidu",
    async push(addresses) {
      const query = new URLSearchParams({ site, token: token ?? "" });
      const text = await send(`${endpoints.baidu}?${query}`, "text/plain", addresses.join("\n"));
      const { success, remain, not_same_site, not_valid } = baiduAnswer.parse(JSON.parse(text));
      const refused = [...not_same_site, ...not_valid];
      const says = `收下 ${success} 个，今天还能推 ${remain} 个`;
      return {
        says: refused.length > 0 ? `${says}，不收 ${refused.join("、")}` : says,
        takesMore: remain > 0,
      };
    },
  };
  const indexnow: PushTarget = {
    name: "indexnow",
    async push(addresses) {
      const list = { host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList: addresses };
      await send(endpoints.indexnow, "application/json; charset=utf-8", JSON.stringify(list));
      return { says: `收下 ${addresses.length} 个`, takesMore: true };
    },
  };
  return [...(token ? [baidu] : []), ...(key ? [indexnow] : [])];
}
