import { setTimeout as pause } from "node:timers/promises";
import { visit } from "./client";
import { type Fault, percentile, timed } from "./fault";
import { warmSite } from "./warm-site";

const SEARCHES = 200;
const ROUNDS = { short: 1, long: 3 };
/** A cached page waits for the current rendering, sometimes for the next one, never for the queue. */
const RENDERINGS_WAITED = 3;
/** A single search; on a quiet machine it takes a tenth of this. */
const MOST_MS = 500;
/** In the titles of a list, and in the whole site. */
const searchFor = (words: string, nth: number) =>
  nth % 2 === 0 ? `/product_type_list/33?title=${words}` : `/search?q=${words}kvar`;
const KEPT = ["/index", "/product_centers", "/newsPage"];

/** 200 different searches at once: renderings are limited, cached pages stay fast, the surplus gets 503. */
export const searchFlood: Fault = async (scale) => {
  const rounds = ROUNDS[scale];
  const site = await warmSite();
  try {
    const alone: number[] = [];
    for (const kind of [0, 1]) {
      const times: number[] = [];
      for (let nth = kind; nth < 14; nth += 2)
        times.push(await timed(() => visit(site.url, searchFor(String(nth), nth))));
      alone.push(percentile(times, 0.5));
    }
    const rendering = Math.max(...alone);
    const statuses: number[] = [];
    const retry = new Set<string | null>();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      let isOver = false;
      const flood = Promise.all(
        Array.from({ length: SEARCHES }, async (_, nth) => {
          // A connection that is closed without a response counts as neither.
          const answer = await fetch(site.url + searchFor(`${round}-${nth}`, nth)).catch(() => undefined);
          await answer?.arrayBuffer().catch(() => undefined);
          statuses.push(answer?.status ?? 0);
          if (answer?.status === 503) retry.add(answer.headers.get("retry-after"));
        }),
      ).then(() => (isOver = true));
      await pause(50);
      for (let turn = 0; !isOver; turn++)
        times.push(await timed(() => visit(site.url, KEPT[turn % KEPT.length] ?? "/index")));
      await flood;
    }
    const counted = (status: number) => statuses.filter((found) => found === status).length;
    const p99 = percentile(times, 0.99);
    const isTold = counted(503) === 0 || (retry.size === 1 && retry.has("5"));
    return {
      what: `同时 ${SEARCHES} 个不同的搜索，${rounds} 轮`,
      measured: `200 的 ${counted(200)}，503 的 ${counted(503)}；其间 ${times.length} 个留存的页 p99 ${p99.toFixed(0)} ms（单独一次搜索 ${rendering.toFixed(0)} ms）`,
      isFine:
        counted(200) + counted(503) === SEARCHES * rounds &&
        counted(503) > 0 &&
        isTold &&
        rendering <= MOST_MS &&
        p99 <= Math.max(50, rendering * RENDERINGS_WAITED),
    };
  } finally {
    await site.stop();
  }
};
