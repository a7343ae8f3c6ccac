import { renameSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import type { Fault } from "./fault";
import { hold } from "./locked-store";
import { storedContents } from "./stored";
import { untilUnready } from "./until-unready";

const CLOCK = pathToFileURL(path.resolve("e2e/faults/settable-clock.mjs")).href;
const DAY = /"time":"([\d-]{10})/g;

/** The days that occur in the log, which prove that the clock did jump. */
const days = (log: string) => new Set([...log.matchAll(DAY)].map(([, day]) => day)).size;

export const clockJump: Fault = async () => {
  const site = await startSite({ NODE_OPTIONS: `--import ${CLOCK}`, MESSAGE_BURST: "2" });
  const messages = [0, 1, 2, 3].map(newMessage);
  const statuses: number[] = [];
  const jump = () => void site.process.kill("SIGUSR2");
  const sendAndVisit = async (some: typeof messages) => {
    const told = [];
    for (const message of some) told.push(await post(site.url, message));
    for (const path of [...PAGES, "/api/health/ready"]) statuses.push(await visit(site.url, path));
    return told.every((answer) => answer?.isStored);
  };
  try {
    const before = await sendAndVisit(messages.slice(0, 1));
    jump();
    const ahead = await sendAndVisit(messages.slice(1, 3));
    // The clock is set back while a message waits for the locked database: it must not wait for a day.
    const held = await hold(site.url, site.store, 8000, jump);
    const back = await sendAndVisit(messages.slice(3));
    const stored = storedContents(site.store);
    renameSync(site.store, `${site.store}.away`);
    const ms = await untilUnready(site.url);
    const isStored = before && ahead && back && messages.every(({ content }) => stored.has(content));
    const odd = [...statuses, ...held.odd].filter((status) => status !== 200).length;
    return {
      what: "时钟前跳一天、再后跳一天",
      measured:
        `${isStored ? "留言都存下" : "有留言没有存下"}；等锁的留言 ${(held.ms / 1000).toFixed(1)} s 后答 ${held.told?.status}；` +
        `之后删库 ${ms.toFixed(0)} ms 后报不健康；异常 ${odd}`,
      isFine:
        days(site.log()) >= 2 &&
        isStored &&
        held.told?.status === 503 &&
        held.ms < 8000 &&
        ms < 5000 &&
        odd === 0,
    };
  } finally {
    await site.stop();
  }
};
