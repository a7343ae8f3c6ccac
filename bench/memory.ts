// Memory of the server under load.
import pLimit from "p-limit";
import { load } from "./load";
import type { Options } from "./options";
import type { Server } from "@/scripts/measure/server";
import { measuredCalls, settle, startSite } from "@/scripts/measure/site";

export type Memory = {
  samples: { requests: number; bytes: number }[];
  afterDistinct: { calls: number; bytes: number };
};

const AT_ONCE = 32;

/** Asks for so many calls that are all different, as whoever walks through ids and pages does. */
const askDistinct = ({ url }: Server, count: number) =>
  pLimit(AT_ONCE).map(Array.from({ length: count }), async (_, at) => {
    const body = new URLSearchParams({ id: String(at + 1) });
    await (await fetch(`${url}/api/Product/getDetail`, { method: "POST", body })).arrayBuffer();
  });

/**
 * Memory of the server while it answers a great many requests of every kind, and then many calls of which none is like
 * another.
 */
export async function measureMemory(options: Options): Promise<Memory> {
  const { store, folder, say, requests, distinct } = options;
  const site = await startSite(store, folder);
  await settle(site, store);
  const calls = Object.values(measuredCalls(store));
  const samples = [{ requests: 0, bytes: site.memory() }];
  for (let done = 0; done < requests;) {
    const seconds = 10;
    const { rps, failed } = await load(site.url, calls, { connections: 64, seconds, folder });
    done += Math.round(rps * seconds);
    if (failed > 0) throw new Error(`${failed} requests failed while memory was measured`);
    samples.push({ requests: done, bytes: site.memory() });
    say(`memory after ${done} requests: ${Math.round(site.memory() / 1e6)} MB`);
  }
  await askDistinct(site, distinct);
  const afterDistinct = { calls: distinct, bytes: site.memory() };
  say(`memory after ${distinct} distinct calls more: ${Math.round(afterDistinct.bytes / 1e6)} MB`);
  await site.stop();
  return { samples, afterDistinct };
}
