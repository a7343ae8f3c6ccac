import { createServer, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { startSite } from "@/e2e/start-site";
import { listening } from "@/lib/test-listening";

const CANARY = { name: "金丝雀姓名", phone: "13912345678", addres: "金丝雀地址", content: "金丝雀内容" };

/** Accepts connections and never responds. */
async function startSilence() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  const { host } = new URL(await listening(server));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { host, calls: () => sockets.size, stop };
}

let sent = 0;
async function post(url: string) {
  const start = performance.now();
  // A unique message.
  const fields = { ...CANARY, content: `${CANARY.content}${++sent}` };
  const answer = await fetch(`${url}/api/Message/add`, { method: "POST", body: new URLSearchParams(fields) });
  return { body: await answer.json(), ms: performance.now() - start };
}

// server/jobs/schedule.test.ts tests that an unanswered delivery times out after ten seconds and is retried.
test(
  "receivers that never answer delay nobody, lose nothing, and do not delay shutdown",
  { tag: "@all" },
  async () => {
    const [webhook, mail] = [await startSilence(), await startSilence()];
    const site = await startSite({
      NOTIFY_WEBHOOK: `http://${webhook.host}/hook`,
      SMTP_URL: `smtp://${mail.host}`,
      NOTIFY_TO: "desk@example.com",
    });
    expect((await post(site.url)).body.code).toBe(1);
    await expect.poll(() => webhook.calls() + mail.calls(), { timeout: 10_000 }).toBeGreaterThan(0);
    // While the delivery hangs, visitors' requests are as fast as usual, far below its timeout.
    const second = await post(site.url);
    expect(second.body.code).toBe(1);
    expect(second.ms).toBeLessThan(5000);

    const start = performance.now();
    expect(await site.stop({ keep: true })).toBe(0);
    expect(performance.now() - start).toBeLessThan(15_000);
    const store = new Database(site.store, { readonly: true });
    const waiting = store.prepare("SELECT channel FROM announcements ORDER BY channel").pluck().all();
    store.close();
    expect(waiting).toEqual(["mail", "mail", "webhook", "webhook"]);
    for (const value of Object.values(CANARY)) expect(site.log()).not.toContain(value);
    webhook.stop();
    mail.stop();
  },
);
