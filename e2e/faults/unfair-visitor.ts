import https from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { HOST, startNginx } from "@/e2e/server/nginx";
import { newMessage } from "./client";
import { type Fault, percentile, timed } from "./fault";
import { posted, type Send, type Unfair, unfairKinds } from "./unfair-kinds";
import { warmSite } from "./warm-site";

const LASTS_MS = { short: 1500, long: 30_000 };
/** Concurrent requests of one address: a little below nginx's limit. */
const LANES = 30;
/** A refused lane waits until nginx admits as many requests as there are lanes. */
const REFUSED_MS = 1500;
const HONEST_PAUSE_MS = 50;
/** RELIABILITY L13; in the short form, clients share the CPUs, which causes refusals and waits of seconds. */
const MOST_MS = { short: 3000, long: 300 };

type Seen = { times: number[]; odd: string[] };

/** Normal visitors, a different one for each request; the next request of a kind starts when the last is answered. */
const HONEST: Record<string, (send: Send, nth: number) => ReturnType<Send>> = {
  page: (send, nth) => send(["/index", "/product_centers", "/contact"][nth % 3] ?? ""),
  products: (send, nth) => send(`/product_type_list/33?page=${(nth % 2) + 1}`),
  list: (send) => send("/cart"),
  search: (send, nth) => send(`/search?q=${encodeURIComponent("补偿")}&page=${(nth % 2) + 1}`),
  message: (send) => send("/api/Message/add", posted(newMessage())),
};

/** Sends from this client address. */
type As = (address: string) => Send;

async function honest(as: As, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { times: [], odd: [] };
  let visitors = 0;
  const lane = async ([name, ask]: [string, (typeof HONEST)[string]]) => {
    for (let nth = 0; !isOver(); nth++) {
      const send = as(`2001:db8:${(++visitors).toString(16)}::1`);
      seen.times.push(
        await timed(async () => {
          const reply = await ask(send, nth);
          const isFine =
            name === "message" ? JSON.parse(reply.body.toString()).code === 1 : reply.status < 400;
          if (!isFine) seen.odd.push(`${name} ${reply.status}`);
        }),
      );
      await pause(HONEST_PAUSE_MS);
    }
  };
  await Promise.all(Object.entries(HONEST).map(lane));
  return seen;
}

async function unfair(as: As, { addresses, ask }: Unfair, isOver: () => boolean) {
  let asked = 0;
  const lane = async (nth: number) => {
    const send = as(`203.0.113.${nth % addresses}`);
    while (!isOver()) {
      const { status, headers } = await ask(send, asked++);
      if (status === 429 || headers.location?.endsWith("=limit")) await pause(REFUSED_MS);
    }
  };
  await Promise.all(Array.from({ length: Math.max(LANES, addresses) }, (_, nth) => lane(nth)));
  return asked;
}

/** A greedy visitor of each kind beside normal ones, through the shipped nginx.conf with TLS. */
export const unfairVisitor: Fault = async (scale) => {
  const site = await warmSite({ TRUST_PROXY: "loopback", SITE_URL: `https://${HOST}` });
  const nginx = await startNginx("nginx.conf", { "127.0.0.1:3000": site.url });
  // Less than the 10 s after which nginx closes an idle connection.
  const agent = new https.Agent({ keepAlive: true, timeout: 5000 });
  const as: As = (address) => (path, asked) =>
    nginx.ask(path, { ...asked, agent, headers: { ...asked?.headers, "x-test-address": address } });
  const until = (ms: number) => {
    const end = Date.now() + ms;
    return () => Date.now() > end;
  };
  try {
    await honest(as, until(500));
    const alone = percentile((await honest(as, until(LASTS_MS.short))).times, 0.99);
    const found: string[] = [];
    let isFine = true;
    for (const [kind, what] of Object.entries(await unfairKinds(site.store, as("203.0.113.250")))) {
      const isOver = until(LASTS_MS[scale]);
      const [{ times, odd }, asked] = await Promise.all([honest(as, isOver), unfair(as, what, isOver)]);
      const p99 = percentile(times, 0.99);
      isFine &&= p99 <= MOST_MS[scale] && odd.length === 0;
      found.push(
        `${kind} ${asked} 次：p99 ${p99.toFixed(0)} ms，被拒 ${[...new Set(odd)].join("、") || "无"}`,
      );
    }
    return {
      what: "一个访客尽量多要，旁人照常看页、列表、搜索、留言",
      measured: `没有他时 p99 ${alone.toFixed(0)} ms；${found.join("；")}`,
      isFine,
    };
  } finally {
    agent.destroy();
    await nginx.stop();
    await site.stop();
  }
};
