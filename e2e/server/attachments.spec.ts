import { existsSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { type AsyncZippable, zip } from "fflate";
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

/** 90th percentile of response times while something is done, of at least ten requests. */
async function waitDuring<Result>(work: Promise<Result>): Promise<{ result: Result; wait: number }> {
  const waits: number[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver || waits.length < 10) {
      const start = performance.now();
      await fetch(`${site.url}/api/health`);
      waits.push(performance.now() - start);
      await pause(10);
    }
  })();
  const result = await work.finally(() => (isOver = true));
  await others;
  waits.sort((a, b) => a - b);
  return { result, wait: waits[Math.floor(waits.length * 0.9)] ?? Infinity };
}

/** By how much response times grow while something is done, against a baseline just before, as the machine may be busy. */
async function waitBeside<Result>(work: () => Promise<Result>) {
  const { wait: usual } = await waitDuring(pause(300));
  const { result, wait } = await waitDuring(work());
  return { result, wait: wait - usual };
}
const REFUSED = '{"code":0,"msg":"有附件打不开、内容太多，或者带有宏、脚本、外部链接，请换一个","data":null}';
const TAKEN = '{"code":1,"msg":"提交成功","data":null}';

test(
  "the largest pictures delay nobody, and a program is not accepted as a picture",
  { tag: "@all" },
  async () => {
    const blank = { width: 7000, height: 7000, channels: 3, background: "#fff" } as const;
    const large = await sharp({ create: blank }).png().toBuffer();
    const bomb = await sharp({ create: { ...blank, height: 9000 } })
      .png()
      .toBuffer();
    const before = lying().length;
    const both = () => Promise.all([send(large, "屏幕.png"), send(bomb, "铭牌.png")]);
    const { result, wait } = await waitBeside(both);
    expect(result.map(({ text }) => text)).toEqual([TAKEN, REFUSED]);
    expect(wait).toBeLessThan(200);
    expect(lying()).toHaveLength(before + 1);
  },
);

/** Compressed in worker threads, before the measurement starts. */
const packed = async (parts: Record<string, Uint8Array>) => {
  const whole = {
    "[Content_Types].xml": Buffer.from("<Types/>"),
    "xl/workbook.xml": Buffer.from("<x/>"),
    ...parts,
  };
  return Buffer.from(await promisify<AsyncZippable, Uint8Array>(zip)(whole));
};
const SHEET = "xl/worksheets/sheet1.xml";

for (const [what, name, make, answer] of [
  ["a workbook of 190 MB", "a.xlsx", () => packed({ [SHEET]: Buffer.alloc(190_000_000, "a") }), TAKEN],
  ["a workbook of 300 MB", "a.xlsx", () => packed({ [SHEET]: Buffer.alloc(300_000_000, "a") }), REFUSED],
  [
    "a workbook of 1,000,000 rows",
    "a.xlsx",
    () => packed({ [SHEET]: Buffer.from("<row><c><v>1</v></c></row>".repeat(1_000_000)) }),
    REFUSED,
  ],
  [
    "a workbook with growing entities",
    "a.xlsx",
    () => packed({ [SHEET]: Buffer.from('<!DOCTYPE x [<!ENTITY a "a">]><x>&a;</x>') }),
    REFUSED,
  ],
  [
    "a PDF nested 500,000 deep",
    "a.pdf",
    () => Buffer.from(`%PDF-1.7\n${"<< /A ".repeat(500_000)}${">>".repeat(500_000)}\n%%EOF\n`),
    REFUSED,
  ],
  [
    "a PDF with self-referencing objects",
    "a.pdf",
    () => Buffer.from(`%PDF-1.7\n${"1 0 obj << /Kids [1 0 R] >> endobj\n".repeat(250_000)}%%EOF\n`),
    TAKEN,
  ],
] as const)
  test(`${what} delays nobody`, { tag: "@all" }, async () => {
    const file = await make();
    const { result, wait } = await waitBeside(() => send(file, name));
    expect(result.text).toBe(answer);
    expect(wait).toBeLessThan(200);
  });

test(
  "a list with a ZIP bomb, HTML named as a picture, or a PDF with a script is not sent and remains unchanged",
  { tag: "@all" },
  async () => {
    const text = (words: string) => Buffer.from(words, "latin1");
    const parts = { "[Content_Types].xml": text("<Types/>"), "xl/workbook.xml": text("<workbook/>") };
    // Compressed in worker threads, so that this process notices when the site closes idle connections.
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
      expect(JSON.parse(call.text).msg, name).toBe(
        "有附件打不开、内容太多，或者带有宏、脚本、外部链接，请换一个",
      );
      const form = await send(file, name, { token }, "/contact/send?list=1");
      expect([form.status, form.location], name).toEqual([303, "/contact?list=1&result=fileBroken"]);
    }
    expect(messages()).toBe(before);
    const list = await fetch(`${site.url}/api/carts`, { headers: { token } });
    expect(((await list.json()) as { data: { total: number } }).data.total).toBe(1);
  },
);

test("a form on another site is refused before its files are read", async () => {
  const before = messages();
  const answer = await send(Buffer.from("%PDF-1.7\n%%EOF"), "a.pdf", { origin: "https://other.example" });
  expect([answer.status, JSON.parse(answer.text).msg]).toEqual([403, "来源不被允许"]);
  expect(messages()).toBe(before);
});

test(
  "files that are too large together are refused with a message, by form and by call",
  { tag: "@all" },
  async () => {
    const file = Buffer.alloc(52 * 1024 * 1024);
    const call = await send(file, "a.pdf");
    expect(JSON.parse(call.text)).toEqual({ code: 0, msg: "每个文件最多 10 MB", data: null });
    const form = await send(file, "a.pdf", {}, "/contact/send?product=1001");
    expect([form.status, form.location]).toEqual([303, "/contact?product=1001&result=fileSize"]);
  },
);

test("no file of a visitor is ever served", async () => {
  await send(Buffer.from("%PDF-1.7\n机密\n%%EOF"), "清单.pdf");
  const names = lying();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    for (const path of [`/site.db.attachments/${name}`, `/media/${name}`, `/api/Message/${name}`, `/${name}`])
      expect((await fetch(site.url + path)).status, path).toBe(404);
  expect(site.log()).not.toContain("清单");
});
