import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { GET, POST } from "@/app/(site)/unsubscribe/send/route";
import { call } from "@/app/api/test-call";
import { sharedStore } from "@/db/connection";
import { setMailsOfSender } from "@/db/inbox/mails";
import { readCommand } from "@/db/inbox/message-options";
import { addMessage } from "@/db/queries/inquiry/messages";
import { sendOrder } from "@/db/queries/inquiry/order-sending";
import { getOrder } from "@/db/queries/inquiry/orders";
import { addQuotation } from "@/db/queries/inquiry/quotations";
import { purgeOld } from "@/db/queries/inquiry/retention";
import { addList, listableProducts } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { orderForm } from "@/lib/inquiry/cart-form";
import { messageForm } from "@/lib/inquiry/message-form";
import { recordErrors } from "@/lib/test-log";
import { deliverDue } from "./schedule";
import { startMailbox } from "./test-receivers";

const settings = testSettings({ MESSAGE_REFILL_S: "0", SITE_URL: "https://www.example.com" });

const NOON = new Date("2026-11-20T04:00:00Z");
const DAY = 24 * 3_600_000;
const sender = { source: "", client: "", agent: "", notice: "", limitKey: "a" };
const PERSON = { name: "王小明", phone: "13800138000", addres: "澜州一路", content: "请报价" };
const fields = { ...PERSON, email: "Wang@customer.example" };

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let log: string[];
beforeEach(async () => {
  emptyStore();
  listableProducts();
  mailbox = await startMailbox();
  for (const name of Object.keys(settings)) delete settings[name];
  Object.assign(settings, { SMTP_URL: mailbox.url, NOTIFY_TO: "desk@example.com" });
  log = recordErrors();
});
afterEach(() => {
  mailbox.stop();
  vi.restoreAllMocks();
});

const send = (more: object = {}, now = NOON) =>
  addMessage(messageForm.parse({ ...fields, ...more }), sender, now);

/** A list that was sent. @returns its number */
async function sendList() {
  const cart = await addList({ changed: NOON });
  const sent = await sendOrder({ cart, member: undefined }, orderForm.parse(fields), sender, NOON);
  if (!("message" in sent)) throw new Error(JSON.stringify(sent));
  return sent.number;
}

const line = (price: string) => ({
  ...{ price, taxed: true, lead: "7 天", until: "2999-12-31" },
  ...{ replacement: "", remark: "", revision: "" },
});
const TERMS = { delivery: "", payment: "", contact: "李工", remark: "" };
const answer = (number: string, price = "1234.50") =>
  addQuotation(getOrder(number)!, { lines: [line(price), line(price)], terms: TERMS }, NOON);

const decoded = (encoding: string, body: string) =>
  encoding === "base64"
    ? Buffer.from(body, "base64").toString()
    : decodeURIComponent(
        body
          .replace(/=\r\n/g, "")
          .replace(/%/g, "%25")
          .replace(/=([\dA-F]{2})/g, "%$1"),
      );
const PART = /Content-Type: (text\/\w+)[^]*?Encoding: (\S+)\r\n\r\n([^]*?)\r\n(?=--|\.\r\n)/g;

/** The mails to the customer, each as its head and its decoded parts. */
const mails = () =>
  mailbox.received
    .filter((mail) => /^To: wang@customer\.example/im.test(mail))
    .map((mail) => ({
      head: mail.split("\r\n\r\n", 1)[0]!.replace(/\r\n\s+/g, " "),
      parts: [...mail.matchAll(PART)].map(([, type, encoding = "", body = ""]) => ({
        type,
        body: decoded(encoding, body),
      })),
    }));
const waiting = () => sharedStore().prepare("SELECT channel FROM announcements ORDER BY id").pluck().all();
const stopLink = () => {
  const [, token = ""] = /\/unsubscribe\/send\?who=([0-9a-f]{64})>/.exec(mails()[0]!.head)!;
  return { path: `/unsubscribe/send?who=${token}`, page: `/unsubscribe?who=${token}` };
};

test("a customer who gave an address gets a mail when the list came in and when it is answered, with only the receipt's address", async () => {
  const number = await sendList();
  await deliverDue(() => NOON.getTime());
  await answer(number);
  await deliverDue(() => NOON.getTime());
  const got = mails();
  expect(got.map(({ parts }) => parts.map(({ type }) => type))).toEqual([
    ["text/plain", "text/html"],
    ["text/plain", "text/html"],
  ]);
  expect(got[0]!.parts[0]!.body).toContain("询价单已收到");
  expect(got[1]!.parts[0]!.body).toContain("答复了您的询价单");
  for (const { head, parts } of got) {
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    for (const { body } of parts) {
      expect(body).toContain(`https://www.example.com/Receipt/${number}`);
      expect(body).toContain("https://www.example.com/unsubscribe?who=");
      // The addresses' own numbers are random, and may have any figures in them.
      const words = body.replace(/[0-9a-f]{24,}/g, "");
      for (const told of [...Object.values(fields), "1234", "1,234", "LH-A"])
        expect(words).not.toContain(told);
    }
  }
});

test("for a message without a list the mail has only its number; without an address, and for robots, there is none", async () => {
  await send();
  await send({ email: "", content: "二" });
  await send({ website: "x", content: "三" });
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(1);
  expect(mails()[0]!.parts[0]!.body).toMatch(/咨询已收到，留言编号是 1。/);
  expect(mails()[0]!.parts[0]!.body).not.toContain("Receipt");
});

test.each([{ SMTP_URL: "", NOTIFY_TO: "" }, { CUSTOMER_MAILS_PER_DAY: "0" }])(
  "with the settings %j no customer gets a mail, and none is queued forever",
  async (set) => {
    Object.assign(settings, set);
    const number = await sendList();
    await answer(number);
    await deliverDue(() => NOON.getTime());
    expect([mails(), waiting()]).toEqual([[], []]);
  },
);

test("one click unsubscribes a mailbox, opening the link does not", async () => {
  const number = await sendList();
  await deliverDue(() => NOON.getTime());
  const { path, page } = stopLink();
  const opened = await call(GET, undefined, { method: "GET", path });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, page]);
  await answer(number);
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(2);
  expect(await call(POST, { "List-Unsubscribe": "One-Click" }, { path })).toMatchObject({ status: 200 });
  await answer(number, "99.00");
  await send({ email: "wang@CUSTOMER.example" });
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(2);
  await send({ email: "li@customer.example" });
  await deliverDue(() => NOON.getTime());
  expect(mailbox.recipients.at(-1)).toContain("li@customer.example");
});

test("the same link, and nobody else, can subscribe the mailbox again", async () => {
  await send();
  await deliverDue(() => NOON.getTime());
  const { path, page } = stopLink();
  await call(POST, {}, { path });
  const again = { mails: "again" };
  const forged = path.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  await call(POST, again, { path: forged });
  expect((await call(POST, again, { path, headers: { origin: "https://other.example" } })).status).toBe(403);
  await call(GET, undefined, { method: "GET", path });
  await send({ content: "二" });
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(1);
  const pressed = await call(POST, again, { path });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, page]);
  await send({ content: "三" });
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(2);
  // The button of a mail program ends them whatever else it posts.
  await call(POST, { "List-Unsubscribe": "One-Click", ...again }, { path });
  await send({ content: "四" });
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(2);
});

test("staff can unsubscribe a caller, with or without earlier mails, and subscribe him again", async () => {
  const desk = (...words: string[]) => setMailsOfSender({ ...readCommand(["mails", ...words]) });
  await send();
  expect(await desk("1", "停止")).toBe("第 1 条留言的邮箱不再收到通知邮件。");
  await deliverDue(() => NOON.getTime());
  expect([mails(), waiting()]).toEqual([[], []]);
  expect(await desk("1", "恢复")).toBe("第 1 条留言的邮箱重新接收通知邮件。");
  await send({ content: "二" });
  await send({ content: "三", email: "" });
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(1);
  await expect(desk("3", "停止")).rejects.toThrow("第 3 条留言没有留下邮箱。");
  await expect(desk("9", "停止")).rejects.toThrow("没有编号为 9 的留言。");
  for (const words of [["1"], ["1", "关"], ["1", "2", "停止"]])
    await expect(desk(...words)).rejects.toThrow("请写一个编号和“停止”或“恢复”");
});

test("the page's button returns to the page; a queued mail is not sent any more; an invalid token changes nothing", async () => {
  await send();
  await deliverDue(() => NOON.getTime());
  const { path, page } = stopLink();
  await send({ content: "二" });
  const forged = path.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const one = { "List-Unsubscribe": "One-Click" };
  expect((await call(POST, one, { path: forged })).body).toMatchObject({ code: 0, msg: "内容不存在" });
  expect(sharedStore().prepare("SELECT count(*) FROM stopped_mailboxes").pluck().get()).toBe(0);
  const foreign = { origin: "https://other.example" };
  expect((await call(POST, {}, { path, headers: foreign })).status).toBe(403);
  const pressed = await call(POST, {}, { path });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, page]);
  await deliverDue(() => NOON.getTime());
  expect([mails().length, waiting()]).toEqual([1, []]);
});

test("a mailbox gets three confirmations a day, all mailboxes no more than the owner's limit, and more the next day", async () => {
  for (let nth = 0; nth < 5; nth++) await send({ content: `${nth}` });
  await deliverDue(() => NOON.getTime());
  expect(mails()).toHaveLength(3);
  settings.CUSTOMER_MAILS_PER_DAY = "4";
  for (const name of ["a", "b"]) await send({ email: `${name}@customer.example` });
  await deliverDue(() => NOON.getTime());
  expect(mailbox.recipients.filter((to) => !to.includes("desk@"))).toHaveLength(4);
  const next = new Date(NOON.getTime() + DAY);
  await send({ content: "明天" }, next);
  await deliverDue(() => next.getTime());
  expect(mails()).toHaveLength(4);
});

test("a mailbox that its server does not know is given up, a failing server is tried again; no log has the address", async () => {
  mailbox.answer.toRecipient = "550 no such Wang@customer.example";
  await send();
  await deliverDue(() => NOON.getTime());
  expect(waiting()).toEqual(["mail"]);
  mailbox.answer.toRecipient = "450 later";
  await send({ content: "二" });
  await deliverDue(() => NOON.getTime());
  expect(waiting()).toContain("received");
  expect(log.join()).toContain("announcement-failed");
  expect(log.join().toLowerCase()).not.toContain("wang@");
});

test("queued mails are deleted with their message, and only the message has the address", async () => {
  await send();
  expect(waiting()).toEqual(["mail", "received"]);
  const rows = JSON.stringify(sharedStore().prepare("SELECT * FROM customer_mails").all());
  expect(rows).toMatch(/"times":1/);
  expect(rows.toLowerCase()).not.toContain("wang");
  await purgeOld(new Date(NOON.getTime() + DAY));
  expect(sharedStore().prepare("SELECT count(*) FROM customer_mails").pluck().get()).toBe(0);
  sharedStore().exec("DELETE FROM messages");
  expect(waiting()).toEqual([]);
});
