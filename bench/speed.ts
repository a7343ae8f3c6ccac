// Requests per second and latency of our site, the floor and nginx, measured in turn under the same conditions.
import { median, medians } from "./figures";
import { FLOOR, startFloor } from "./floor";
import { firstBytes, load, type Run } from "./load";
import { fileOf, startFiles, startProxy } from "./nginx";
import type { Options } from "./options";
import type { Server } from "@/scripts/measure/server";
import { CACHED, measuredCalls, settle, startSite, type Call } from "@/scripts/measure/site";
import { FILES, PROXIED, turnsOf } from "./turns";

type Target = { server: Server; calls: Record<string, Call> };
/** By server, call and number of connections; `share` is relative to nginx with files in the same turn. */
type Figures = Record<string, Record<string, Record<string, Run & { share?: number }>>>;
/** `firstByte` by call in milliseconds, `memory` in bytes. */
export type Speed = {
  figures: Figures;
  firstByte: Record<string, number>;
  startMs: Record<string, number>;
  memory: Record<string, number>;
};

const FIRST_BYTES = 50;

async function measure(
  targets: Record<string, Target>,
  { rounds, seconds, connections, folder, say }: Options,
): Promise<Figures> {
  const runs: Record<string, Run[]> = {};
  const names = new Set(Object.values(targets).flatMap(({ calls }) => Object.keys(calls)));
  const groups = [...names].map((name) =>
    Object.entries(targets).flatMap(([target, { server, calls }]) =>
      calls[name] ? [{ target, name, call: calls[name], server }] : [],
    ),
  );
  for (let round = 1; round <= rounds; round++) {
    for (const at of connections) {
      say(`speed, round ${round} of ${rounds}, ${at} connections`);
      const turns = groups.flatMap((group) => turnsOf(group, at, seconds));
      for (const { target, name, call, server, waking, ...turn } of turns) {
        const how = { connections: at, folder };
        if (waking > 0) await load(server.url, call, { ...how, seconds: waking });
        const run = await load(server.url, call, { ...how, ...turn });
        // This is answered after everything that the load has left in the queue of the server, which would slow down the next one.
        await firstBytes(server.url, call, 1);
        (runs[`${target}\n${name}\n${at}`] ??= []).push(run);
      }
    }
  }
  const figures: Figures = {};
  for (const [key, found] of Object.entries(runs)) {
    const [target = "", name = "", at = ""] = key.split("\n");
    const files = target === PROXIED ? runs[`${FILES}\n${name}\n${at}`] : undefined;
    const share = files && median(found.map(({ rps }, turn) => rps / (files[turn]?.rps ?? NaN)));
    ((figures[target] ??= {})[name] ??= {})[at] = { ...medians(found), ...(share && { share }) };
  }
  return figures;
}

/** `proxied`: also measures nginx in front of the site. */
export async function measureSpeed(options: Options, { proxied }: { proxied: boolean }): Promise<Speed> {
  const { store, folder, say } = options;
  const calls = measuredCalls(store);
  const cold = await startSite(`${folder}/fresh.db`, folder);
  await cold.stop();
  const site = await startSite(store, folder);
  say("the site makes its pages");
  await settle(site, store);
  const floor = await startFloor(folder);
  const files = await startFiles(site.url, calls, `${folder}/nginx-files`);
  const pages = Object.fromEntries(Object.entries(calls).filter(([name]) => CACHED.includes(name)));
  const asFiles = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { path: `/${fileOf(name, call)}` }]),
  );
  const targets: Record<string, Target> = {
    site: { server: site, calls },
    floor: { server: floor, calls: FLOOR },
    [FILES]: { server: files, calls: asFiles },
  };
  if (proxied) {
    const server = await startProxy(site.url, `${folder}/nginx-proxy`);
    targets[PROXIED] = { server, calls: pages };
  }
  const figures = await measure(targets, options);
  const firstByte: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls))
    firstByte[name] = median(await firstBytes(site.url, call, FIRST_BYTES));
  const result = {
    figures,
    firstByte,
    startMs: { "fresh store": cold.startMs, "store as it was": site.startMs, floor: floor.startMs },
    memory: { site: site.memory(), floor: floor.memory() },
  };
  await Promise.all(Object.values(targets).map(({ server }) => server.stop()));
  return result;
}
