import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { exportMember } from "@/db/queries/board/own";
import { deleteMember } from "@/db/queries/inquiry/member-deleting";
import { memberOfToken } from "@/db/queries/members/sessions";
import { cartStore, visitor } from "./test-cart";
import { member } from "./test-member";
import { VALID } from "./test-message";

const OWN = VALID.phone;
const OTHERS = "13900139000";

beforeEach(() => {
  cartStore();
});

/** A phone gets one code per minute: pretends that a day has passed. */
function later(...given: Parameters<typeof member>) {
  sharedStore().exec("DELETE FROM sign_in_codes");
  return member(...given);
}

/** Sends a list of one line from a browser that may be signed in. */
async function send({ session = "", phone = OWN } = {}) {
  const browser = visitor();
  await browser.add({ product_id: "1" });
  const list = browser.kept.cookie;
  const headers = { cookie: [list, session].filter(Boolean).join("; ") };
  const { body } = await browser.ask("POST", "orders", { ...VALID, phone }, headers);
  return { list, number: String(body.data.number) };
}

/** The orders on another device that is signed in with this phone. */
async function seenBy(phone: string) {
  const { kept } = await later(phone, "", "198.51.100.7");
  const headers = { cookie: kept.cookie ?? "" };
  const read = async (path: string) => (await visitor().ask("GET", path, undefined, headers)).body;
  const listed = (await read("orders")).data.data as { number: string }[];
  return { numbers: listed.map(({ number }) => number), read };
}

test("what was sent signed in is found on another device that signs in, the newest first, and by nobody else", async () => {
  const { kept } = await later(OWN);
  const session = kept.cookie ?? "";
  const sent = [await send({ session }), await send({ session, phone: OTHERS })];
  const { numbers, read } = await seenBy(OWN);
  expect(numbers).toEqual(sent.map(({ number }) => number).reverse());
  expect((await read(`orders/${numbers[0]}`)).data.lines).toHaveLength(1);
  const other = await seenBy(OTHERS);
  expect(other.numbers).toEqual([]);
  expect(await other.read(`orders/${numbers[0]}`)).toMatchObject({ code: 0, msg: "内容不存在" });
});

test("who signs in where a list was sent under the same phone finds it elsewhere; one of another phone is not his", async () => {
  const own = await send();
  await later(OTHERS, "", "192.0.2.1", own.list);
  expect((await seenBy(OTHERS)).numbers).toEqual([]);
  expect((await seenBy(OWN)).numbers).toEqual([]);
  await later(OWN, "", "192.0.2.1", own.list);
  expect((await seenBy(OWN)).numbers).toEqual([own.number]);
});

test("a member's data has its inquiries whole; deleting the account leaves them to the desk and to the browser", async () => {
  const { kept, token } = await later(OWN);
  const { number, list } = await send({ session: kept.cookie ?? "" });
  const { id } = memberOfToken(token)!;
  expect(exportMember(id).orders).toMatchObject([{ number, sender: { phone: OWN }, lines: [{}] }]);
  await deleteMember(id, "erase");
  expect((await seenBy(OWN)).numbers).toEqual([]);
  const found = await visitor().ask("GET", `orders/${number}`, undefined, { cookie: list });
  expect(found.body.data.number).toBe(number);
});
