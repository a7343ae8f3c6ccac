import { renameSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { makeOldStore } from "@/scripts/old-store";
import type { Site } from "@/e2e/start-site";
import { SPEAK } from "@/lib/board/addresses";
import { SITE } from "@/lib/site";
import {
  askEach,
  askMachine,
  type Cluster,
  migrate,
  query,
  type Read,
  readsOf,
  startCluster,
  type Answered,
} from "./cluster";

// One writer and two read-only machines, of which one is killed and one gets an old database that is migrated late.
test.describe.configure({ mode: "serial" });
test.setTimeout(180_000);

const READERS = 2000;
const POSTS = 200;
/** The number of concurrent readers and of concurrent senders. */
const LANES = { readers: 8, posts: 2 };
const BUSY = { code: 503, msg: "服务繁忙，请稍后再试", data: null };

/** Members' texts and accounts, and unsubscribed addresses, are only on the writer. */
const OF_MEMBERS = /^\/(?:Speak|SpeakReply|StickReply|Posted|Reply|login|unsubscribe)\b/;

let cluster: Cluster;
let writer: Site;
let doomed: Site;
let late: Site;
test.beforeAll(async () => {
  cluster = await startCluster();
  ({ writer, second: doomed, third: late } = cluster);
});
test.afterAll(() => cluster.stop());

/** The number of responses with this status in a machine's log. */
const answered = ({ log }: Site, status: number) => log().split(`"status":${status},`).length - 1;

let reads: Read[];
let right: Answered[];
const acknowledged: string[] = [];

test(
  "machines with the same migrations give the same responses, with the same ETags",
  { tag: "@all" },
  async () => {
    reads = await readsOf(writer);
    right = await askEach(writer, reads);
    expect(right.filter(({ status }) => status !== 200)).toEqual([]);
    expect(right.filter(({ tag }) => tag).length).toBeGreaterThan(25);
    for (const machine of [doomed, late]) expect(await askEach(machine, reads)).toEqual(right);
  },
);

test(
  `${READERS} readers get right answers and ${POSTS} messages are stored while one machine is killed and one is migrated late`,
  { tag: "@all" },
  async () => {
    const wrong: string[] = [];
    let asked = 0;
    let isOver = false;
    const reader = async () => {
      while (asked < READERS || !isOver) {
        const nth = asked++ % reads.length;
        const read = reads[nth] as Read;
        const told = await cluster.read(read).catch((error: Error) => ({ status: 0, text: error.message }));
        if (told.status !== 200 || told.text !== right[nth]?.text) wrong.push(`${read.path} ${told.status}`);
      }
    };
    const refused: number[] = [];
    let posted = 0;
    const sender = async () => {
      while (posted < POSTS) {
        const token = `message-${++posted}`;
        const { status, body } = await cluster.post(token);
        if (JSON.parse(body.toString()).code === 1) acknowledged.push(token);
        else refused.push(status);
        // At the same pace as the readers, so that both end together.
        while (asked < READERS && posted / POSTS > asked / READERS) await pause(20);
      }
    };
    /** Waits for another fifth of the reads. */
    const someReaders = () =>
      expect.poll(() => asked, { timeout: 120_000 }).toBeGreaterThanOrEqual(asked + READERS / 5);
    const indexOfLate = async () => (await askMachine(late, { path: "/index", method: "GET" })).status;
    const faults = async () => {
      // Without the last migrations, so that its content differs.
      const old = path.join(cluster.folder, "old.db");
      makeOldStore(old, 3);
      const introduction = "SELECT maincontent FROM typeinfos ORDER BY id";
      expect(query(old, introduction)).not.toEqual(query(late.store, introduction));
      await someReaders();
      doomed.process.kill("SIGKILL");

      await someReaders();
      renameSync(old, late.store);
      await expect.poll(indexOfLate).toBe(503);
      expect((await askMachine(late, reads.at(-1) as Read)).text).toBe(JSON.stringify(BUSY));
      expect((await askMachine(late, { path: "/about", method: "GET" })).text).toContain(SITE.salesLine);
      for (const [health, status] of [
        ["/api/health", 200],
        ["/api/health/ready", 503],
      ] as const)
        expect((await askMachine(late, { path: health, method: "GET" })).status, health).toBe(status);

      await someReaders();
      await migrate(late.store);
      await expect.poll(indexOfLate).toBe(200);
    };
    const lanes = [
      ...Array.from({ length: LANES.readers }, reader),
      ...Array.from({ length: LANES.posts }, sender),
    ];
    await Promise.all([...lanes, faults().finally(() => (isOver = true))]);
    expect(wrong).toEqual([]);
    expect(refused).toEqual([]);
    expect(acknowledged).toHaveLength(POSTS);
  },
);

test("nginx skips the outdated machine, and uses it again once it is migrated", { tag: "@all" }, async () => {
  // More than the few 503s of the test above, which requested them directly.
  await expect.poll(() => answered(late, 503)).toBeGreaterThanOrEqual(10);
  const told = await Promise.all(reads.map(cluster.read));
  expect(told.map(({ text }) => text)).toEqual(right.map(({ text }) => text));
  const shareOfLate = async () => {
    const before = answered(late, 200);
    await Promise.all(reads.slice(0, 40).map(cluster.read));
    return answered(late, 200) - before;
  };
  // nginx skips it for five seconds after its last 503; then it gets half of the requests, as one of two machines.
  await expect.poll(shareOfLate, { timeout: 20_000 }).toBeGreaterThan(10);
});

test(
  "without the writer pages and reads continue, and a post gets the envelope's 503",
  { tag: "@all" },
  async () => {
    writer.process.kill("SIGKILL");
    const refused = await cluster.post("after the end");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(JSON.parse(refused.body.toString())).toEqual(BUSY);
    for (const reply of [
      await cluster.post("after the end", "/contact/send"),
      await cluster.get("/cart"),
      await cluster.get("/contact?list=1"),
      await cluster.get(`/Receipt/${"0".repeat(24)}`),
      await cluster.get(SPEAK),
    ]) {
      expect(reply.status).toBe(503);
      expect(reply.body.toString()).toContain(SITE.salesLine);
    }
    for (const call of ["carts", "carts/products/sum", "orders", "orders/1", "addresses"]) {
      const reply = await cluster.get(`/api/${call}`);
      expect([reply.status, JSON.parse(reply.body.toString())], call).toEqual([503, BUSY]);
    }
    for (const [nth, read] of reads.entries())
      if (!OF_MEMBERS.test(read.path)) expect(await cluster.read(read), read.path).toEqual(right[nth]);
  },
);

test(
  "every acknowledged message is in the writer's store once, and nowhere else",
  { tag: "@all" },
  async () => {
    const stored = query(writer.store, "SELECT content FROM messages") as string[];
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    for (const { store } of [doomed, late])
      expect(query(store, "SELECT count(*) FROM messages")).toEqual([0]);
  },
);
