import { existsSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { zip } from "fflate";
import sharp from "sharp";
import { fromStore, spreadOver } from "@/e2e/content";
import { type Site, startSite } from "@/e2e/start-site";

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ MESSAGE_REFILL_S: "0" });
});
test.afterAll(() => site.stop());

const FIELDS = { name: "王小明", phone: "13800138000", addres: "澜州" };
let sent = 0;
async function send(
  file: Buffer,
  name: string,
  headers: Record<string, string> = {},
  path = "/api/Message/add",
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...FIELDS, content: String(++sent) })) form.set(field, value);
  form.set("files", new Blob([new Uint8Array(file)]), name);
  const answer = await fetch(site.url + path, { method: "POST", body: form, headers, redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
}
const lying = () => {
  const folder = `${site.store}.attachments`;
  return existsSync(folder) ? readdirSync(folder) : [];
};
const messages = () =>
  fromStore((store) => store.prepare("SELECT count(*) FROM messages").pluck().get(), site.store);

test(
  "the largest pictures keep nobody waiting, and none takes a program for a picture",
  { tag: "@all" },
  async () => {
    const blank = { width: 7000, height: 7000, channels: 3, background: "#fff" } as const;
    const large = await sharp({ create: blank }).png().toBuffer();
    const bomb = await sharp({ create: { ...blank, height: 9000 } })
      .png()
      .toBuffer();
    const waits: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const start = performance.now();
        await fetch(`${site.url}/api/health`);
        waits.push(performance.now() - start);
        await pause(10);
      }
    })();
    const [taken, refused] = await Promise.all([send(large, "屏幕.png"), send(bomb, "铭牌.png")]);
    isOver = true;
    await others;
    expect(taken.text).toBe('{"code":1,"msg":"提交成功","data":null}');
    expect(refused.text).toBe('{"code":0,"msg":"有附件打不开、像素太多或带有宏，请换一个","data":null}');
    // A busy machine may be slow once; what pictures cost would be in all.
    waits.sort((a, b) => a - b);
    expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(200);
    expect(lying()).toHaveLength(1);
  },
);

test("a list with a workbook that is a bomb, a picture that is a page, or a PDF with a script is not sent, and stays", async () => {
  const text = (words: string) => Buffer.from(words, "latin1");
  const parts = { "[Content_Types].xml": text("<Types/>"), "xl/workbook.xml": text("<workbook/>") };
  // Beside this process, which hears meanwhile that the site closes idle connections.
  const bomb = await promisify(zip)({ ...parts, "xl/a.xml": [new Uint8Array(250_000_000), { level: 1 }] });
  const product = fromStore((store) => String(spreadOver(store, "products", 1)[0]), site.store);
  const body = new URLSearchParams({ product_id: product });
  const added = await fetch(`${site.url}/api/carts`, { method: "POST", body });
  const { token } = ((await added.json()) as { data: { token: string } }).data;
  const before = messages();
  for (const [file, name] of [
    [Buffer.from(bomb), "清单.xlsx"],
    [text("\u00ff\u00d8\u00ff<html><script>alert(1)</script>"), "铭牌.jpg"],
    [text("%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF\n"), "清单.pdf"],
  ] as const) {
    const call = await send(file, name, { token }, "/api/orders");
    expect(JSON.parse(call.text).msg, name).toBe("有附件打不开、像素太多或带有宏，请换一个");
    const form = await send(file, name, { token }, "/contact/send?list=1");
    expect([form.status, form.location], name).toEqual([303, "/contact?list=1&result=fileBroken"]);
  }
  expect(messages()).toBe(before);
  const list = await fetch(`${site.url}/api/carts`, { headers: { token } });
  expect(((await list.json()) as { data: { total: number } }).data.total).toBe(1);
});

test("a form of another site's page is refused before its files are read", async () => {
  const before = messages();
  const answer = await send(Buffer.from("%PDF-1.7\n%%EOF"), "a.pdf", { origin: "https://other.example" });
  expect([answer.status, JSON.parse(answer.text).msg]).toEqual([403, "来源不被允许"]);
  expect(messages()).toBe(before);
});

test("files that are too large together are refused in a sentence, by the form without script as by the call", async () => {
  const file = Buffer.alloc(52 * 1024 * 1024);
  const call = await send(file, "a.pdf");
  expect(JSON.parse(call.text)).toEqual({ code: 0, msg: "每个文件最多 10 MB", data: null });
  const form = await send(file, "a.pdf", {}, "/contact/send?product=1001");
  expect([form.status, form.location]).toEqual([303, "/contact?product=1001&result=fileSize"]);
});

test("nobody is served a file, whatever it is asked by", async () => {
  await send(Buffer.from("%PDF-1.7\n机密\n%%EOF"), "清单.pdf");
  const names = lying();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    for (const path of [`/site.db.attachments/${name}`, `/media/${name}`, `/api/Message/${name}`, `/${name}`])
      expect((await fetch(site.url + path)).status, path).toBe(404);
  expect(site.log()).not.toContain("清单");
});
