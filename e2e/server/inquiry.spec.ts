import { expect, test } from "@playwright/test";
import { codedProduct, firstId, fromStore } from "@/e2e/content";
import { type Site, startSite } from "@/e2e/start-site";
import { HOST, type Nginx, startNginx } from "./nginx";

// Lists and orders, of HTTP clients behind the shipped nginx.conf.
test.describe.configure({ mode: "serial" });

let site: Site;
let nginx: Nginx;
let product: { id: number; code: string };
let other: number;
test.beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "loopback", SITE_URL: `https://${HOST}` });
  [product, other] = fromStore((store) => {
    const coded = codedProduct(store);
    return [coded, firstId(store, "products", `id <> ${coded.id}`)];
  }, site.store);
  nginx = await startNginx("nginx.conf", { "127.0.0.1:3000": site.url });
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

type Fields = Record<string, string>;
let visitors = 0;

/** A separate visitor: a browser with cookies, or a client with a token. */
function visitor() {
  const own = { "x-test-address": `2001:db8:${(++visitors).toString(16)}::1` };
  let identity: Fields = {};
  const ask = async (method: string, path: string, fields?: Fields, headers: Fields = {}) => {
    const body = fields && new URLSearchParams(fields).toString();
    const reply = await nginx.ask(path, {
      method,
      headers: {
        ...own,
        ...identity,
        ...(body && { "content-type": "application/x-www-form-urlencoded" }),
        ...headers,
      },
      ...(body && { body }),
    });
    return { ...reply, text: reply.body.toString() };
  };
  const call = async (method: string, path: string, fields?: Fields) =>
    JSON.parse((await ask(method, `/api/${path}`, fields)).text);
  return {
    ask,
    call,
    identify: (headers: Fields) => (identity = headers),
    /** Adds a product as a browser does, storing the cookies. */
    async browse(fields: Fields) {
      const { headers } = await ask("POST", "/api/carts", fields);
      const set = headers["set-cookie"] ?? [];
      identity = { cookie: set.map((cookie) => cookie.split(";")[0]).join("; ") };
      return set;
    },
  };
}

const MESSAGE = { name: "张三", phone: "13800138000", addres: "澜州市高新区", content: "请报价" };

test("a client without cookies lists, changes, sends and reads its order with its token alone", async () => {
  const { call, identify } = visitor();
  const { data } = await call("POST", "carts", {
    product_id: String(product.id),
    quantity: "3",
    code: product.code.toLowerCase(),
  });
  identify({ token: data.token });
  await call("POST", "carts", { product_id: String(other), note: "一次成套" });
  await call("PUT", `carts/${data.id}`, { quantity: "5" });
  expect((await call("GET", "carts/products/sum")).data).toBe(6);
  expect((await call("GET", "carts")).data).toMatchObject({
    total: 2,
    data: [
      { product_id: product.id, code: product.code, quantity: 5, checked: 1 },
      { product_id: other, note: "一次成套" },
    ],
  });
  const order = { ...MESSAGE, token: "one press" };
  const sent = await call("POST", "orders", order);
  expect(sent).toEqual({ code: 1, msg: "", data: { number: expect.stringMatching(/^[0-9a-f]{24}$/) } });
  expect(await call("POST", "orders", order), "a press that is sent twice").toEqual(sent);
  expect((await call("GET", "carts")).data).toEqual({ data: [], total: 0 });
  const { number } = sent.data;
  expect((await call("GET", `orders/${number}`)).data).toMatchObject({ number, state: "已收到" });
  expect((await call("GET", "orders")).data).toMatchObject({ total: 1, data: [{ number }] });
  expect(await call("POST", "pay", { number })).toEqual({
    ...{ code: 0, msg: "本站不在线收款，价格与付款方式由业务人员与您确认" },
    data: null,
  });
});

test("the list's cookie is limited to this site behind TLS, and unreadable by scripts", async () => {
  const [list, count] = await visitor().browse({ product_id: String(product.id) });
  expect(list).toMatch(/^__Host-list=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/);
  expect(count).toMatch(/^cartCount=1; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
});

test("nobody gets another's list, order or form, from the site or from a cache", async () => {
  const owner = visitor();
  const mark = "只有甲知道的备注";
  await owner.browse({ product_id: String(product.id), note: mark });
  const sees = async (who: ReturnType<typeof visitor>, path: string) => {
    const { status, headers, text } = await who.ask("GET", path);
    expect(status, path).toBe(200);
    expect(headers["cache-control"], path).toMatch(/private|no-store/);
    return text.includes(mark);
  };
  const paths = ["/cart", "/contact?list=1", "/api/carts"];
  for (const path of paths) expect(await sees(owner, path), path).toBe(true);
  for (const path of paths) expect(await sees(visitor(), path), path).toBe(false);
  const { data } = await owner.call("POST", "orders", MESSAGE);
  const stranger = visitor();
  await stranger.browse({ product_id: String(other) });
  expect((await stranger.call("GET", `orders/${data.number}`)).msg).toBe("内容不存在");
  expect((await owner.ask("GET", `/Receipt/${data.number}`)).status).toBe(200);
  // Without a list the form is public and cached.
  for (let time = 0; time < 2; time++) await visitor().ask("GET", "/contact");
  const cached = nginx.cached();
  expect(cached).toContain("/contact ");
  expect(Buffer.from(cached, "latin1").toString()).not.toContain(mark);
  expect(cached).not.toContain("/contact?list=1");
  expect(cached).not.toContain(data.number);
});

test("another site's page changes nothing, by any method", async () => {
  const owner = visitor();
  await owner.browse({ product_id: String(product.id) });
  const [line] = (await owner.call("GET", "carts")).data.data;
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://other.example" }] as Fields[])
    for (const [method, path, fields] of [
      ["POST", "/api/carts", { product_id: String(other) }],
      ["PUT", "/api/carts", { checked: "0" }],
      ["PUT", `/api/carts/${line.id}`, { quantity: "9" }],
      ["DELETE", `/api/carts/${line.id}`, {}],
      ["POST", "/api/orders", MESSAGE],
      ["PUT", "/api/addresses", MESSAGE],
      ["DELETE", "/api/addresses", {}],
    ] as [string, string, Fields][]) {
      const { status, text } = await owner.ask(method, path, fields, headers);
      expect([status, JSON.parse(text).msg], `${method} ${path}`).toEqual([403, "来源不被允许"]);
    }
  expect((await owner.call("GET", "carts")).data.data).toEqual([line]);
});

test("no log has the contents of lists, or whose they are", async () => {
  const owner = visitor();
  const [list = ""] = await owner.browse({ product_id: String(product.id), note: "日志里没有的话" });
  const number = (await owner.call("POST", "orders", MESSAGE)).data.number as string;
  await owner.ask("GET", `/Receipt/${number}`);
  await expect.poll(() => nginx.log(), { timeout: 10_000 }).toContain("/api/orders");
  const written = nginx.log() + nginx.errors() + site.log();
  for (const secret of ["日志里没有的话", /list=([^.;]+)/.exec(list)?.[1] ?? "", MESSAGE.phone])
    expect(written).not.toContain(secret);
  expect(site.log()).not.toContain(number);
});
