import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "@/app/api/test-call";
import { cartStore, visitor } from "@/app/api/test-cart";
import { storedMessages, VALID } from "@/app/api/test-message";
import { sharedStore } from "@/db/connection";
import { receivedForm } from "@/lib/http/received-form";
import { POST } from "./route";

beforeEach(() => {
  cartStore();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A visitor without scripts, with one product on the list. */
async function withList() {
  const who = visitor();
  const { id } = (await who.add({ product_id: "1" })).data;
  const send = async (fields = {}) => {
    const path = "/contact/send?list=1";
    const headers = { cookie: who.kept.cookie, origin: "http://site.test" };
    const answer = await call(POST, { ...VALID, ...fields }, { path, headers });
    return { ...answer, to: answer.headers.get("location") };
  };
  return { ...who, send, id: id as number };
}

test("a list is sent without script, and its receipt shown; a second press shows the same", async () => {
  const { send, lines } = await withList();
  const { status, headers, to } = await send();
  expect([status, to, headers.get("cache-control")]).toEqual([
    303,
    expect.stringMatching(/^\/Receipt\/[0-9a-f]{24}$/),
    "no-store",
  ]);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^list=.+; HttpOnly$/),
    expect.stringMatching(/^cartCount=0;/),
  ]);
  expect((await send()).to).toBe(to);
  expect(await lines()).toEqual([]);
  expect(storedMessages()).toMatchObject([VALID]);
});

test.each([
  [{ name: "" }, "name"],
  [{ phone: "1" }, "phone"],
  [{ content: "容".repeat(2001) }, "invalid"],
])("%j leads back to the form with the list, which stays", async (fields, result) => {
  const { send, lines } = await withList();
  expect((await send(fields)).to).toBe(`/contact?list=1&result=${result}`);
  expect(await lines()).toHaveLength(1);
  expect(storedMessages()).toEqual([]);
});

test("files that are refused lead back to the form with the list, which stays", async () => {
  const { send, lines } = await withList();
  const form = { fields: { ...VALID }, files: [], fault: "fileBroken" as const };
  const { to } = await receivedForm.run(form, () => send());
  expect(to).toBe("/contact?list=1&result=fileBroken");
  expect(await lines()).toHaveLength(1);
  expect(storedMessages()).toEqual([]);
});

test("without a ticked line the page says so", async () => {
  const { ask, send, id } = await withList();
  await ask("PUT", `carts/${id}`, { checked: "0" });
  expect((await send()).to).toBe("/contact?list=1&result=nothing");
  expect(storedMessages()).toEqual([]);
});

test("the eleventh list at once leads to the result limit, and stays", async () => {
  const { add, send, lines } = await withList();
  for (let nth = 0; nth < 10; nth++) {
    expect((await send({ content: `${nth}` })).to).toMatch(/^\/Receipt/);
    await add({ product_id: "2" });
  }
  expect((await send()).to).toBe("/contact?list=1&result=limit");
  expect(await lines()).toHaveLength(1);
});

test("a store that fails leads to the result busy", async () => {
  const { send } = await withList();
  vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
    throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  });
  expect((await send()).to).toBe("/contact?list=1&result=busy");
});
