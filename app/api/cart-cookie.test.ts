import { beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { cartStore, visitor } from "./test-cart";

const settings = testSettings({ SITE_URL: "https://site.test" });

beforeEach(() => {
  settings.SITE_URL = "https://site.test";
  cartStore();
});

const namesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split("=")[0]);

/** A browser whose list dates from when the cookie was called `list` behind TLS, too. */
async function fromBefore() {
  settings.SITE_URL = "http://site.test";
  const who = visitor();
  await who.add({ product_id: "1" });
  settings.SITE_URL = "https://site.test";
  sharedStore().exec("UPDATE carts SET created = ''");
  return who;
}

test("behind TLS the list's cookie is one that only this very host can set, over TLS alone", async () => {
  const me = visitor();
  const { headers } = await me.ask("POST", "carts", { product_id: "1" });
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-list=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly$/,
  );
  expect(await me.lines()).toHaveLength(1);
});

test("a list from before is known by its old cookie, which the next change takes over and removes", async () => {
  const me = await fromBefore();
  expect(await me.lines()).toHaveLength(1);
  const { headers } = await me.ask("POST", "carts", { product_id: "2" });
  expect(namesOf(headers)).toEqual(["__Host-list", "cartCount", "list"]);
  expect(headers.getSetCookie()[2]).toBe("list=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly");
  expect(await me.lines()).toHaveLength(2);
  expect(namesOf((await me.ask("POST", "carts", { product_id: "2" })).headers)).toEqual([
    "__Host-list",
    "cartCount",
  ]);
});

test("a cookie of the old name that a neighbour under the domain set hides no list, and slips in no new one", async () => {
  const [old, mine] = [await fromBefore(), visitor()];
  await mine.add({ product_id: "2" });
  const both = `${old.kept.cookie}; ${mine.kept.cookie}`;
  expect((await mine.ask("GET", "carts", undefined, { cookie: both })).body.data.data).toMatchObject([
    { product_id: 2 },
  ]);
  const slipped = mine.kept.cookie.replace("__Host-list", "list");
  expect((await visitor().ask("GET", "carts", undefined, { cookie: slipped })).body.data.total).toBe(0);
});
