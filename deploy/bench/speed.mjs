// Requests per second and waiting times: our site, the floor and nginx in turn, so that all meet the same machine.
import { median, medians } from "./figures.mjs";
import { FLOOR, startFloor } from "./floor.mjs";
import { firstBytes, load } from "./load.mjs";
import { fileOf, startFiles, startProxy } from "./nginx.mjs";
import { measuredCalls, settle, startSite } from "./site.mjs";

/** @typedef {import("./site.mjs").Call} Call */
/** @typedef {import("./server.mjs").Server} Server */
/** @typedef {{ server: Server, calls: Record<string, Call> }} Target */
/** @typedef {Record<string, Record<string, Record<string, import("./load.mjs").Run & { share?: number }>>>} Figures by
 * target, call and connections; share = of the requests of nginx with files in the same turn */

const FIRST_BYTES = 50;
const FILES = "nginx, files";
const PROXIED = "site behind nginx";
const CACHED = ["home", "list", "list page 3", "detail"];
/**
 * Not counted, before what is: some machines take the memory of a server that rests for a minute, and one with a
 * hundred megabytes of code then needs its first tenths of a second to read it back.
 */
const WAKING_SECONDS = 1;
/** How often in a round servers are compared whose figures lie close to one another, and for how long each time. */
const TURNS = 14;
const TURN_SECONDS = 1;

/**
 * Who has a turn, one after the other: machines change within a minute. Two nginx with the same bytes differ by less
 * than one run does from the next: where goals.mjs compares them they have many short ones, each first in half of them.
 * @template {{ target: string }} One
 * @param {One[]} group all servers over one call
 * @param {number} connections
 * @param {number} seconds
 * @returns {(One & { seconds: number, waking: number })[]}
 */
function turnsOf(group, connections, seconds) {
  const turns = group.map((one) => ({ ...one, seconds, waking: WAKING_SECONDS }));
  if (connections !== 16 || !group.some(({ target }) => target === PROXIED)) return turns;
  const pair = turns
    .filter(({ target }) => target === FILES || target === PROXIED)
    .map((one) => ({ ...one, seconds: TURN_SECONDS, waking: 0 }));
  return [
    ...turns,
    ...Array.from({ length: TURNS }, (_, turn) => (turn % 2 ? pair : pair.toReversed())).flat(),
  ];
}

/**
 * @param {Record<string, Target>} targets
 * @param {import("./main.mjs").Options} options
 * @returns {Promise<Figures>}
 */
async function measure(targets, { rounds, seconds, connections, folder, say }) {
  /** @type {Record<string, import("./load.mjs").Run[]>} */
  const runs = {};
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
        // Answered after all that the load has left behind in its server, which would be the next one's burden.
        await firstBytes(server.url, call, 1);
        (runs[`${target}\n${name}\n${at}`] ??= []).push(run);
      }
    }
  }
  /** @type {Figures} */
  const figures = {};
  for (const [key, found] of Object.entries(runs)) {
    const [target = "", name = "", at = ""] = key.split("\n");
    const files = target === PROXIED ? runs[`${FILES}\n${name}\n${at}`] : undefined;
    const share = files && median(found.map(({ rps }, turn) => rps / (files[turn]?.rps ?? NaN)));
    ((figures[target] ??= {})[name] ??= {})[at] = { ...medians(found), ...(share && { share }) };
  }
  return figures;
}

/**
 * @param {import("./main.mjs").Options} options
 * @param {{ proxied: boolean }} what
 */
export async function measureSpeed(options, { proxied }) {
  const { store, folder, say } = options;
  const calls = measuredCalls(store);
  const cold = await startSite(`${folder}/fresh.db`, folder);
  await cold.stop();
  const site = await startSite(store, folder);
  say("the site makes its pages");
  await settle(site);
  const floor = await startFloor(folder);
  const files = await startFiles(site.url, calls, `${folder}/nginx-files`);
  const pages = Object.fromEntries(Object.entries(calls).filter(([name]) => CACHED.includes(name)));
  const asFiles = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { path: `/${fileOf(name, call)}` }]),
  );
  /** @type {Record<string, Target>} */
  const targets = {
    site: { server: site, calls },
    floor: { server: floor, calls: FLOOR },
    [FILES]: { server: files, calls: asFiles },
  };
  if (proxied) {
    const server = await startProxy(site.url, `${folder}/nginx-proxy`);
    targets[PROXIED] = { server, calls: pages };
  }
  const figures = await measure(targets, options);
  /** @type {Record<string, number>} */
  const firstByte = {};
  for (const [name, call] of Object.entries(calls))
    firstByte[name] = median(await firstBytes(site.url, call, FIRST_BYTES)) ?? NaN;
  const result = {
    figures,
    firstByte,
    startMs: { "fresh store": cold.startMs, "store as it was": site.startMs, floor: floor.startMs },
    memory: { site: site.memory(), floor: floor.memory() },
  };
  await Promise.all(Object.values(targets).map(({ server }) => server.stop()));
  return result;
}

/**
 * Memory of the server while it answers a great many requests of every kind.
 * @param {import("./main.mjs").Options} options
 */
export async function measureMemory({ store, folder, say, requests }) {
  const site = await startSite(store, folder);
  await settle(site);
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
  await site.stop();
  return samples;
}
