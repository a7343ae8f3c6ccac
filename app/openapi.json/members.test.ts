import { afterAll, beforeAll, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { client, member } from "@/app/api/test-member";
import { startSms } from "@/app/api/test-sms";
import { sharedStore } from "@/db/connection";
import { BOARD_CALLS } from "@/lib/api/board-calls";
import { MEMBER_CALLS } from "@/lib/api/member-calls";
import { answerChecker } from "@/lib/api/test-answer";
import { routeAt, shippedDocument } from "./test-routes";

const settings = testSettings();

let sms: Awaited<ReturnType<typeof startSms>>;
let faultOf: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  sms = await startSms();
  Object.assign(settings, sms.settings, { MESSAGE_REFILL_S: "0" });
  faultOf = answerChecker(await shippedDocument());
});
afterAll(() => sms.stop());

const allow = (table: "posts" | "replies") =>
  sharedStore().exec(`UPDATE ${table} SET state = 'public' WHERE state = 'pending'`);

test("members sign in, ask, answer and leave by the calls as the document tells of them", async () => {
  const asked = new Set<string>();
  const wang = client();
  const li = await member("13900139000", "李工", "198.51.100.1");
  /** A call with the fields of its example, and with additional ones. */
  const call = async (who: Pick<typeof wang, "ask">, name: string, fields: Record<string, string> = {}) => {
    const path = `/api/${name}`;
    const told = [...MEMBER_CALLS, ...BOARD_CALLS].find((one) => one.path === path && one.method === "POST");
    const { POST } = await routeAt(path);
    const { status, body } = await who.ask(POST, { ...told?.example?.input, ...fields });
    expect([name, status, body.code, body.msg]).toEqual([name, 200, 1, told?.msg ?? ""]);
    expect(faultOf("POST", path, status, body), name).toBeUndefined();
    asked.add(path);
    return body.data;
  };
  await call(wang, "Common/sendAliDaYuAuthCode");
  await call(wang, "user/login", { code: sms.received[0]!.code });
  await call(wang, "user/index");
  const id = String((await call(wang, "Speak/add")).id);
  await call(wang, "Speak/getDetail", { id });
  allow("posts");
  for (const name of ["Speak/getDetail", "Speak/pick"]) await call(li, name, { id });
  for (const name of ["Speak/getList", "Speak/getPickUserList"])
    expect((await call(li, name)).total).toBeGreaterThan(0);
  const answer = String((await call(li, "Commit/add", { speak: id })).id);
  allow("replies");
  await call(wang, "Commit/getList", { speak: id });
  await call(wang, "Commit/accept", { id: answer });
  expect((await call(li, "Commit/getPickList")).total).toBe(1);
  expect((await call(wang, "Commit/getReplyUserList")).total).toBe(1);
  const note = String((await call(wang, "Sticks/add", { title: "一篇实践手记" })).id);
  allow("posts");
  for (const name of ["Sticks/getList", "Sticks/getUserList"]) expect((await call(wang, name)).total).toBe(1);
  await call(wang, "Sticks/getDetail", { id: note });
  await call(wang, "Sticks/del", { id: note });
  await call(li, "Commit/del", { id: answer });
  await call(li, "user/logout");
  await call(wang, "user/del");
  expect([...asked].toSorted()).toEqual(
    [...new Set([...MEMBER_CALLS, ...BOARD_CALLS].map(({ path }) => path))].toSorted(),
  );
});
