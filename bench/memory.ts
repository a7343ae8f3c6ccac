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

/** Sends distinct calls, like a crawler that walks through ids and pages. */
const askDistinct = ({ url }: Server, count: number) =>
  pLimit(AT_ONCE).map(Array.from({ length: count }), async (_, at) => {
    const body = new URLSearchParams({ id: String(at + 1) });
    await (await fetch(`${url}/api/Product/getDetail`, { method: "POST", body })).arrayBuffer();
  });

/**
 * Measures the memory of the server during many requests of every kind, then during many distinct calls.
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
