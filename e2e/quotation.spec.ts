import { readFileSync } from "node:fs";
import type Database from "better-sqlite3";
import { expectAccessible } from "./accessible";
import { order, someProducts } from "./inquiry-page";
import { words, readPage } from "./read-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

const LINE = {
  price: "1280.50",
  taxed: true,
  lead: "7 天",
  replacement: "",
  remark: "含附件",
  revision: "V1.0",
};
const TERMS = { delivery: "送到工地", payment: "货到 30 天", contact: "李工 0571-0000000", remark: "" };

/** A quotation for a list with this number of lines. */
function quote(store: Database.Database, number: string, many: number, until = "2999-12-31") {
  const lines = JSON.stringify(Array.from({ length: many }, () => ({ ...LINE, until })));
  store
    .prepare("INSERT INTO quotations (order_number, createtime, lines, terms) VALUES (?, ?, ?, ?)")
    .run(number, "2026-11-25T04:00:00.000Z", lines, JSON.stringify(TERMS));
  store.prepare("UPDATE orders SET state = 'replied' WHERE number = ?").run(number);
}

test(
  "a customer reads the quotation, asks a question, accepts the next round, and prints it on one sheet",
  { tag: "@all" },
  async ({ page, store }) => {
    const { receipt, number } = await order(page.request, someProducts(store, 10));
    quote(store, number, 10);
    await page.goto(receipt);
    const main = page.getByRole("main");
    await expect(main).toContainText("合计 38,415.00 元（含税）");
    await expectAccessible(page, "receipt with a quotation");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "报价单（PDF）" }).click();
    const paper = await readPdf(readFileSync(await (await download).path()));
    expect(paper).toHaveLength(1);
    for (const text of ["报价单", "38,415.00", "送到工地", "产品版本V1.0", "2999-12-31"])
      expect(paper[0]?.text).toContain(text);
    await page.getByLabel("还想问什么（必填）").fill("能否 5 天交货");
    await page.getByRole("button", { name: "再次询问" }).click();
    await expect(main).toContainText("您再次询问");
    await expect(main).toContainText("处理中");
    quote(store, number, 10);
    await page.reload();
    await expect(page.getByRole("heading", { name: "第 2 轮报价" })).toBeVisible();
    await page.getByRole("button", { name: "接受报价" }).click();
    await expect(main).toContainText("您已接受这份报价");
    await expect(page.getByRole("button", { name: "不接受" })).toHaveCount(0);
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    for (const text of ["报价单", "38,415.00", "货到30天"]) expect(sheets[0]?.text).toContain(text);
  },
);

test(
  "without script an expired quotation says so, takes a question, and shows no price to another browser",
  { tag: "@all" },
  async ({ request, playwright, baseURL, store }) => {
    const { receipt, number } = await order(request, someProducts(store, 1));
    quote(store, number, 1, "2026-01-31");
    const shown = await readPage(request, receipt);
    expect(words(shown)).toContain("报价已于 2026-01-31 到期");
    expect(words(shown)).toContain("报价已经到期，可以再次询问");
    const kinds = shown.querySelectorAll("form[action='/cart/reply'] input[name=kind]");
    expect([...kinds].map((field) => field.getAttribute("value"))).toEqual(["ask", "decline"]);
    const quotation = shown.querySelector("form[action='/cart/reply'] input[name=quotation]");
    const form = { number, quotation: quotation?.getAttribute("value") ?? "", words: "" };
    const say = (kind: string) => request.post("/cart/reply", { form: { ...form, kind }, maxRedirects: 0 });
    expect((await say("accept")).headers().location).toBe(`${receipt}?fault=expired#quotation`);
    expect(words(await readPage(request, `${receipt}?fault=expired`))).toContain(
      "报价已过有效期，请再次询价",
    );
    const paper = await request.get(`${receipt}/quotation.pdf`);
    expect(paper.headers()["cache-control"]).toBe("private, no-store");
    expect((await readPdf(await paper.body()))[0]?.text).toContain("报价已于2026-01-31到期");
    const list = await readPage(request, "/cart");
    expect(words(list)).toMatch(/提交过的询价单留言编号 \d+，查看回执.*报价已过期/);
    const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    expect(words(await readPage(other, "/cart"))).not.toContain("提交过的询价单");
    expect(words(await readPage(other, receipt))).not.toContain("1,280.50");
    expect((await other.get(`${receipt}/quotation.pdf`)).status()).toBe(404);
    const refused = await other.post("/cart/reply", { form: { ...form, kind: "decline" } });
    expect(await refused.json()).toMatchObject({ msg: "内容不存在" });
    await other.dispose();
    expect((await say("decline")).status()).toBe(303);
    expect(words(await readPage(request, receipt))).toContain("您没有接受报价");
  },
);
