import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { startSite } from "@/e2e/start-site";

const CANARY = { name: "金丝雀姓名", phone: "13912345678", addres: "金丝雀地址", content: "金丝雀内容" };

/** Takes every connection and never says a word. */
async function startSilence() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => sockets.size, stop };
}

let sent = 0;
async function post(url: string) {
  const start = performance.now();
  // No message is like another.
  const fields = { ...CANARY, content: `${CANARY.content}${++sent}` };
  const answer = await fetch(`${url}/api/Message/add`, { method: "POST", body: new URLSearchParams(fields) });
  return { body: await answer.json(), ms: performance.now() - start };
}

for (const [receiver, settings] of [
  ["webhook", (host: string) => ({ NOTIFY_WEBHOOK: `http://${host}/hook` })],
  ["mail", (host: string) => ({ SMTP_URL: `smtp://${host}`, NOTIFY_TO: "desk@example.com" })],
] as const)
  test(`a ${receiver} receiver that never answers delays nobody, loses nothing, and does not hold up the end`, async () => {
    test.setTimeout(120_000);
    const silence = await startSilence();
    const site = await startSite(settings(silence.host));
    const store = new Database(site.store, { readonly: true, timeout: 5000 });
    const waiting = () =>
      store
        .prepare("SELECT channel, attempts, due > ? AS later FROM announcements ORDER BY id")
        .all(Date.now());

    expect((await post(site.url)).body.code).toBe(1);
    await expect.poll(silence.calls, { timeout: 10_000 }).toBe(1);
    // The delivery hangs: what visitors do meanwhile is as quick as ever, far below its time-out.
    const second = await post(site.url);
    expect(second.body.code).toBe(1);
    expect(second.ms).toBeLessThan(5000);

    await expect.poll(site.log, { timeout: 25_000 }).toContain('"event":"announcement-failed"');
    await expect.poll(silence.calls, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(waiting()).toEqual([
      { channel: receiver, attempts: 1, later: 1 },
      { channel: receiver, attempts: 1, later: 1 },
    ]);

    const start = performance.now();
    expect(await site.stop({ keep: true })).toBe(0);
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(waiting()).toHaveLength(2);
    for (const value of Object.values(CANARY)) expect(site.log()).not.toContain(value);
    store.close();
    silence.stop();
  });
