import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { contentVersion } from "@/db/content-version";
import { BOARD_COMMANDS } from "@/db/inbox/board-actions";
import { readBoardCommand } from "@/db/inbox/board-options";
import * as accept from "./Commit/accept/route";
import * as reply from "./Commit/add/route";
import * as deleteReply from "./Commit/del/route";
import * as replies from "./Commit/getList/route";
import * as accepted from "./Commit/getPickList/route";
import * as toMe from "./Commit/getReplyUserList/route";
import * as ask from "./Speak/add/route";
import * as question from "./Speak/getDetail/route";
import * as questions from "./Speak/getList/route";
import * as followed from "./Speak/getPickUserList/route";
import * as pick from "./Speak/pick/route";
import * as note from "./Sticks/add/route";
import * as deleteNote from "./Sticks/del/route";
import * as noteDetail from "./Sticks/getDetail/route";
import * as notes from "./Sticks/getList/route";
import * as ownNotes from "./Sticks/getUserList/route";
import { cartStore } from "./test-cart";
import { client, member } from "./test-member";
import * as del from "./user/del/route";

const settings = testSettings();

type Who = Awaited<ReturnType<typeof member>>;
const ASKED = {
  title: "电容柜旁边有变频器怎么办",
  content: "车间有三台变频器，补偿柜的电容器一年换了两次。",
};
const NOTHING = { code: 0, msg: "内容不存在", data: null };
let [wang, li]: [Who, Who] = [] as never;

const order = async (...typed: string[]) => {
  const read = readBoardCommand(typed, "desk");
  return BOARD_COMMANDS[read.name]!(read);
};
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const MINUTE = 60_000;

beforeEach(async () => {
  settings.MESSAGE_REFILL_S = "0";
  settings.MESSAGE_BURST = "10";
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T04:00:00Z") });
  cartStore();
  [wang, li] = [await member("13800138000", "王工"), await member("13900139000", "李工", "198.51.100.1")];
});
afterEach(() => {
  vi.useRealTimers();
});

/** A question approved by staff. */
async function asked(fields = {}, who = wang) {
  const { body } = await who.ask(ask.POST, { ...ASKED, ...fields });
  await order("allow", String(body.data.id));
  return Number(body.data.id);
}
async function answered(post: number, who = li, content = "选 7% 电抗率。") {
  const { body } = await who.ask(reply.POST, { speak: String(post), content });
  await order("allow", `r${body.data.id}`);
  return Number(body.data.id);
}
const listOf = async (fields = {}) => (await client().ask(questions.POST, fields)).body.data;
const titles = async (fields = {}) =>
  (await listOf(fields)).data.map(({ title }: { title: string }) => title);

describe("a question", () => {
  test("waits until staff let it through: its author alone sees it, then everybody does", async () => {
    const { body } = await wang.ask(ask.POST, { ...ASKED, product: "1" });
    expect(body).toEqual({ code: 1, msg: "", data: { id: 1, state: "pending", personal: [] } });
    expect(await listOf()).toMatchObject({ data: [], total: 0 });
    for (const who of [client(), li])
      expect((await who.ask(question.POST, { id: "1" })).body).toEqual(NOTHING);
    expect((await wang.ask(question.POST, { id: "1" })).body.data).toMatchObject({
      ...ASKED,
      state: "pending",
    });
    expect((await client().ask(reply.POST, { speak: "1", content: "好的" })).body.msg).toBe("请先登录");
    expect((await li.ask(reply.POST, { speak: "1", content: "好的" })).body).toEqual(NOTHING);
    expect(await order("allow", "1")).toBe("已公开 1 条。");
    const item = {
      ...{ id: 1, title: ASKED.title, createtime: "2026-11-24 12:00:00", username: "王工" },
      ...{ product_id: 1, model: "LH-A", replies: 0, answered: 0 },
    };
    expect(await listOf()).toEqual({ data: [item], total: 1, per_page: 12, current_page: 1, last_page: 1 });
    const { answered: _answered, ...shown } = item;
    expect((await client().ask(question.POST, { id: "1" })).body.data).toEqual({
      ...shown,
      content: ASKED.content,
      state: "public",
    });
  });

  test("is found by product, family, words and whether it is answered; a note is none", async () => {
    const of = async (title: string, product: string) => (later(MINUTE), asked({ title, product }));
    await of("第一个问题 RS485", "1");
    const second = await of("第二个问题", "");
    later(MINUTE);
    await wang.ask(note.POST, { ...ASKED, title: "一篇手记在这里" });
    await order("allow", "3");
    await order("answer", String(second), "请看说明书。");
    expect(await titles()).toEqual(["第二个问题", "第一个问题 RS485"]);
    expect(await titles({ product: "1" })).toEqual(["第一个问题 RS485"]);
    expect(await titles({ type: "33" })).toEqual(["第一个问题 RS485"]);
    expect(await titles({ type: "34" })).toEqual([]);
    expect(await titles({ title: "ｒｓ４８５" })).toEqual(["第一个问题 RS485"]);
    expect(await titles({ title: "%" })).toEqual([]);
    expect(await titles({ answered: "1" })).toEqual(["第二个问题"]);
    expect(await titles({ answered: "0" })).toEqual(["第一个问题 RS485"]);
    expect(await titles({ limit: "1", page: "2" })).toEqual(["第一个问题 RS485"]);
    expect((await client().ask(questions.POST, { page: "0" })).body.msg).toBe("参数错误");
    await order("pin", "1");
    expect(await titles()).toEqual(["第一个问题 RS485", "第二个问题"]);
  });

  test.each([
    [{ title: "短标题" }],
    [{ title: "题".repeat(61) }],
    [{ title: "标题里\n有换行的" }],
    [{ content: "太短了" }],
    [{ content: "字".repeat(5001) }],
    [{ content: `z${"\u0301".repeat(30)}algo 堆在一起的符号` }],
    [{ content: "。".repeat(20) }],
    [{ content: "有控制符\u0000的正文，不能要" }],
    [{ token: "t".repeat(65) }],
    [{ product: "x" }],
  ])("%j is refused", async (fields: Record<string, string>) => {
    expect((await wang.ask(ask.POST, { ...ASKED, ...fields })).body.msg).toBe("参数错误");
    expect(sharedStore().prepare("SELECT count(*) FROM posts").pluck().get()).toBe(0);
  });

  test("loses what hides or turns letters; the bounds themselves are allowed", async () => {
    const title = "\u202e题\u200b".repeat(20);
    const content = `字\r\n${"𠮷".repeat(4998)}\ufeff`;
    expect((await wang.ask(ask.POST, { title, content })).body.code).toBe(1);
    expect(sharedStore().prepare("SELECT title, content FROM posts").get()).toEqual({
      title: "题".repeat(20),
      content: `字\n${"𠮷".repeat(4998)}`,
    });
  });

  test("sent twice is stored once, by its token or within ten minutes", async () => {
    const idOf = async (fields = {}, who = wang) =>
      (await who.ask(ask.POST, { ...ASKED, ...fields })).body.data.id;
    expect(await idOf({ token: "a" })).toBe(1);
    later(20 * MINUTE);
    expect(await idOf({ token: "a" })).toBe(1);
    expect(await idOf()).toBe(2);
    expect(await idOf()).toBe(2);
    expect(await idOf({ token: "a" }, li)).toBe(3);
  });

  test("of a product that there is not is not found", async () => {
    expect((await wang.ask(ask.POST, { ...ASKED, product: "99" })).body).toEqual(NOTHING);
  });

  test("with a phone, a mail address or an ID number is pointed out to author and staff", async () => {
    const content = `${ASKED.content} 电话 138-0013-8000，邮箱 a.b@例子.cn，证件 11010519491231002X`;
    const { body } = await wang.ask(ask.POST, { ...ASKED, content });
    expect(body.data.personal).toEqual(["身份证号", "手机号码", "邮箱"]);
    expect(await order("queue")).toContain("【含身份证号、手机号码、邮箱】");
    expect((await wang.ask(ask.POST, { ...ASKED, title: "额定 13800 V 的问题" })).body.data.personal).toEqual(
      [],
    );
  });
});

describe("a flood", () => {
  test("of one member ends at five that wait, of one day at ten", async () => {
    const send = async (nth: number) =>
      (await wang.ask(ask.POST, { ...ASKED, title: `第 ${nth} 个问题在此` })).body.msg;
    for (let nth = 1; nth <= 5; nth++) expect(await send(nth)).toBe("");
    expect(await send(6)).toBe("您待审核的内容已经够多了，请等审核之后再发");
    await order("allow", "1", "2", "3", "4", "5");
    for (let nth = 6; nth <= 10; nth++) expect(await send(nth)).toBe("");
    await order("allow", "6", "7", "8", "9", "10");
    expect(await send(11)).toBe("您今天发布的内容已经够多了，请明天再发");
    later(24 * 60 * MINUTE + 1);
    expect(await send(12)).toBe("");
  });

  test("of forty from one network is held back as messages are, and the queue is open to others", async () => {
    Object.assign(settings, { MESSAGE_BURST: "3", MESSAGE_REFILL_S: "20" });
    const crowd = [];
    for (let nth = 0; nth < 8; nth++)
      crowd.push(await member(`1370000000${nth}`, "路人", `203.0.113.${nth % 5}`));
    let stored = 0;
    for (let round = 0; round < 5; round++)
      for (const who of crowd)
        if ((await who.ask(ask.POST, { ...ASKED, title: `灌水灌水第 ${round} 轮` })).body.code === 1)
          stored++;
    expect(stored).toBe(12);
    const refused = await crowd[0]!.ask(ask.POST, { ...ASKED, title: "再来一个看看行不行" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "20"]);
    expect((await li.ask(ask.POST, ASKED)).body.code).toBe(1);
    expect(await order("queue")).toContain(ASKED.title);
    expect(sharedStore().prepare("SELECT count(*) FROM posts").pluck().get()).toBe(13);
  });
});

describe("an answer", () => {
  test("waits, then stands after the company's and what was accepted", async () => {
    const post = await asked();
    const first = await answered(post, li, "第一个回答");
    later(MINUTE);
    const second = await answered(post, li, "第二个回答");
    expect((await wang.ask(accept.POST, { id: String(second) })).body.code).toBe(1);
    await order("answer", String(post), "本公司的\n回答");
    const { data } = (await client().ask(replies.POST, { speak: String(post) })).body.data;
    const [staff, ...others] = data;
    expect(staff).toMatchObject({ content: "本公司的\n回答", username: "澜衡工程师", staff: 1, accepted: 0 });
    expect(others.map(({ id, accepted: is }: { id: number; accepted: number }) => [id, is])).toEqual([
      [second, 1],
      [first, 0],
    ]);
    expect(await listOf()).toMatchObject({ data: [{ replies: 3, answered: 1 }] });
    expect((await li.ask(accepted.POST)).body.data.data).toMatchObject([
      { id: second, speak: post, stick: 0 },
    ]);
    expect((await wang.ask(toMe.POST)).body.data.data).toHaveLength(3);
    expect((await li.ask(toMe.POST)).body.data.data).toEqual([]);
  });

  test("is accepted by who asked alone, once and for good", async () => {
    const post = await asked();
    const [first, second] = [await answered(post, li, "第一个回答"), await answered(post, li, "第二个回答")];
    expect((await li.ask(accept.POST, { id: String(first) })).body).toEqual(NOTHING);
    expect((await client().ask(accept.POST, { id: String(first) })).body.msg).toBe("请先登录");
    for (let press = 0; press < 2; press++)
      expect((await wang.ask(accept.POST, { id: String(first) })).body.code).toBe(1);
    expect((await wang.ask(accept.POST, { id: String(second) })).body.msg).toBe("这个问题已经采纳了别的回答");
  });

  test("belongs to one question or one note, which is public", async () => {
    const post = String(await asked());
    const send = async (fields: Record<string, string>) =>
      (await li.ask(reply.POST, { content: "好的好的", ...fields })).body;
    const wrong: Record<string, string>[] = [
      {},
      { speak: post, stick: post },
      { stick: post },
      { speak: "99" },
    ];
    for (const fields of wrong) expect(await send(fields)).toEqual(NOTHING);
    for (const fields of wrong) expect((await client().ask(replies.POST, fields)).body).toEqual(NOTHING);
    await order("hide", post, "--why", "重复");
    expect(await send({ speak: post })).toEqual(NOTHING);
  });
});

test("nobody deletes, sees or follows what is another's or waits; numbers open nothing", async () => {
  await wang.ask(note.POST, ASKED);
  const post = await asked({ title: "另一个公开的问题" });
  const answer = await answered(post);
  const wait = (await wang.ask(ask.POST, { ...ASKED, title: "还在等待的问题" })).body.data.id;
  const id = (value: unknown) => ({ id: String(value) });
  expect((await li.ask(deleteNote.POST, id(1))).body).toEqual(NOTHING);
  expect((await li.ask(noteDetail.POST, id(1))).body).toEqual(NOTHING);
  expect((await wang.ask(deleteReply.POST, id(answer))).body).toEqual(NOTHING);
  for (const missing of [wait, 1, 99])
    expect((await li.ask(pick.POST, { ...id(missing), on: "1" })).body).toEqual(NOTHING);
  // The id of a question is not valid as a note, and vice versa.
  expect((await wang.ask(deleteNote.POST, id(post))).body).toEqual(NOTHING);
  expect((await client().ask(noteDetail.POST, id(post))).body).toEqual(NOTHING);
  expect((await wang.ask(deleteNote.POST, id(1))).body.code).toBe(1);
  expect((await li.ask(deleteReply.POST, id(answer))).body.code).toBe(1);
  expect((await client().ask(replies.POST, { speak: String(post) })).body.data.total).toBe(0);
});

test("a member follows questions, and no longer", async () => {
  const post = String(await asked());
  await li.ask(pick.POST, { id: post, on: "1" });
  await li.ask(pick.POST, { id: post, on: "1" });
  expect((await li.ask(followed.POST)).body.data).toMatchObject({ total: 1, data: [{ title: ASKED.title }] });
  expect((await wang.ask(followed.POST)).body.data.total).toBe(0);
  await li.ask(pick.POST, { id: post, on: "0" });
  expect((await li.ask(followed.POST)).body.data.total).toBe(0);
});

test("a note's author sees its state and the reason", async () => {
  await wang.ask(note.POST, ASKED);
  await order("refuse", "1", "--why", "请写明电压等级");
  expect((await wang.ask(ownNotes.POST)).body.data.data).toMatchObject([
    { id: 1, state: "refused", reason: "请写明电压等级" },
  ]);
  expect((await li.ask(ownNotes.POST)).body.data.data).toEqual([]);
  await order("allow", "1");
  expect((await client().ask(notes.POST)).body.data.data).toMatchObject([{ id: 1, title: ASKED.title }]);
});

test("what waits changes no page; what is public does", async () => {
  const before = contentVersion();
  await wang.ask(ask.POST, ASKED);
  await order("refuse", "1", "--why", "重复");
  expect(contentVersion()).toBe(before);
  await order("allow", "1");
  expect(contentVersion()).toBeGreaterThan(before);
});

describe("deleting the account", () => {
  const all = () => JSON.stringify(sharedStore().prepare("SELECT * FROM posts, replies").all());

  test("takes the texts along", async () => {
    const mine = await asked();
    await answered(mine);
    const other = await asked({ title: "李工提的一个问题" }, li);
    await answered(other, wang, "王工的回答在此");
    await wang.ask(del.POST, { texts: "erase" });
    expect(await titles()).toEqual(["李工提的一个问题"]);
    expect((await client().ask(replies.POST, { speak: String(other) })).body.data.total).toBe(0);
    expect(all()).not.toContain("王工");
  });

  test("or leaves what is public without a name, and nothing that waits", async () => {
    const mine = await asked();
    await wang.ask(ask.POST, { ...ASKED, title: "还在等待的问题" });
    const other = await asked({ title: "李工提的一个问题" }, li);
    await answered(other, wang, "某人的回答在此");
    await wang.ask(del.POST, { texts: "keep" });
    const shown = (await client().ask(question.POST, { id: String(mine) })).body.data;
    expect(shown).toMatchObject({ title: ASKED.title, username: "已注销的用户" });
    expect(all()).not.toContain("王工");
    expect(all()).not.toContain("还在等待的问题");
    expect((await member("13800138000", "新人")).ask).toBeDefined();
  });
});
