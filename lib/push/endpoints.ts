import { z } from "zod";
import { within } from "@/lib/http/within";

/** What a search engine said to a batch: whether to remember it, and whether it takes more today. */
type Pushed = { says: string; takesMore: boolean };

/** One search engine that is told of changed addresses. */
export type PushTarget = { name: "baidu" | "indexnow"; push: (addresses: string[]) => Promise<Pushed> };

/** Where they listen; a test has its own. */
const ENDPOINTS = {
  baidu: "http://data.zz.baidu.com/urls",
  indexnow: "https://api.indexnow.org/indexnow",
};

const TIMEOUT_MS = 30_000;

/** Baidu's answer; what it did not take it names, and takes it never. */
const baiduAnswer = z.object({
  success: z.number(),
  remain: z.number(),
  not_same_site: z.array(z.string()).default([]),
  not_valid: z.array(z.string()).default([]),
});

/** @throws where the search engine refuses, with what it said; never with the key, which stands in the address */
const send = (endpoint: string, type: string, body: string): Promise<string> =>
  within(TIMEOUT_MS, async (signal) => {
    const answer = await fetch(endpoint, { method: "POST", headers: { "content-type": type }, body, signal });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`.trim());
    return text;
  });

type Settings = { site: string; token?: string | undefined; key?: string | undefined };

/** The search engines for which there is a key. */
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
