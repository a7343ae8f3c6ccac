import http2 from "node:http2";
import { expect, test } from "@playwright/test";
import { SITE } from "@/lib/site";
import { HOST, type Reply } from "./nginx";
import { envelope, expectGraded, LARGE, newVisitor, nginxInFront, until } from "./nginx-front";

const { site, nginx, post } = nginxInFront();
const SEARCH = `/product_type_list/33?title=${encodeURIComponent("仪表")}`;

test("the site's responses arrive graded A+ with each header once", async () => {
  const headers = newVisitor();
  for (const path of ["/index", SEARCH, "/nothing-here", "/api/Product/getCategory", "/sitemap.xml"]) {
    const reply = await nginx().ask(path, { headers });
    expectGraded(reply);
    expect(reply.headers["x-frame-options"]).toBe("DENY");
    expect(reply.headers.server, "no version is told").toBe("nginx");
  }
});

test("plain HTTP redirects to the same address behind TLS, with headers", async () => {
  const reply = await nginx().ask("/news?page=2", { plain: true });
  expect([reply.status, reply.headers.location]).toEqual([308, `https://${HOST}/news?page=2`]);
  expectGraded(reply);
});

test("requests for another host get no response", async () => {
  await expect(nginx().ask("/index", { plain: true, headers: { host: "other.example" } })).rejects.toThrow(
    /hang up|ECONNRESET/,
  );
});

test("nginx's own refusals of calls are in the envelope, with headers", async () => {
  const visitor = newVisitor();
  const cases: [Reply, number, string][] = [
    [await post("/api/Message/add", visitor, LARGE), 413, "请求内容过大"],
    [await nginx().ask("/api/News/getList", { method: "TRACE", headers: visitor }), 405, "请求方法不支持"],
    [await nginx().ask(`/api/x?${"a".repeat(3000)}`, { headers: visitor }), 414, "地址过长"],
    [await until(429, () => post("/api/Message/add", visitor)), 429, "提交过于频繁，请稍后再试"],
    [
      await until(429, () => nginx().ask("/api/health", { headers: visitor })),
      429,
      "提交过于频繁，请稍后再试",
    ],
  ];
  for (const [reply, status, msg] of cases) {
    expect(reply.status).toBe(status);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(reply.body.toString())).toEqual(envelope(status, msg));
    expect(reply.headers["retry-after"], msg).toBe(status === 429 ? "2" : undefined);
    expectGraded(reply);
  }
});

test("nginx's own error pages give the reason, with headers", async () => {
  const visitor = newVisitor();
  const cases: [Reply, number, RegExp][] = [
    [await nginx().ask("/index", { method: "TRACE", headers: visitor }), 405, /^请求方法不支持\n$/],
    [await nginx().ask(`/${"a".repeat(9000)}`, { headers: visitor }), 414, /^地址过长\n$/],
    [await until(429, () => nginx().ask("/index", { headers: visitor })), 429, /页面暂时打不开[^]*产品中心/],
  ];
  for (const [reply, status, words] of cases) {
    expect(reply.status).toBe(status);
    expect(reply.body.toString()).toMatch(words);
    expectGraded(reply);
  }
  expect(await nginx().wire("GET /index HTTP/1.1\r\n\r\n")).toMatch(
    /^HTTP\/1.1 400 [^]*nosniff[^]*请求格式错误\n$/,
  );
});

test("a page with many pictures loads over one HTTP/2 connection", async () => {
  const headers = { [http2.constants.HTTP2_HEADER_AUTHORITY]: HOST, ...newVisitor() };
  const session = http2.connect(`https://127.0.0.1:${nginx().ports.https}`, {
    servername: HOST,
    rejectUnauthorized: false,
  });
  const html = (await nginx().ask("/index", { headers: newVisitor() })).body.toString();
  const files = [...html.matchAll(/\/(?:media|_next\/static)\/[\w./~-]+\.\w+/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(60);
  const statuses = await Promise.all(
    files.map(
      (path) =>
        new Promise<number>((resolve, reject) => {
          const stream = session.request({ ":path": path, ...headers });
          stream.on("response", (given) => resolve(Number(given[":status"])));
          stream.on("error", reject);
          stream.resume();
        }),
    ),
  );
  session.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("no log of nginx has an address or what was requested", async () => {
  const headers = { "x-test-address": "203.0.113.99" };
  await nginx().ask("/about?phone=13800138000", { headers });
  await until(429, () => nginx().ask("/api/health?phone=13800138000", { headers }));
  await post("/api/Message/add", headers, LARGE);
  const number = "5".repeat(24);
  for (const path of [`/Receipt/${number}`, `//Receipt/${number}?x=1`, `/api/orders/${number}`])
    await nginx().ask(path, { headers: newVisitor() });
  // nginx writes a log line after the response is sent.
  const log = () => (nginx().writeLogs(), nginx().log());
  await expect.poll(log).toContain("GET /api/orders/{number} ");
  expect(nginx().log()).toContain("/api/health 429");
  for (const text of [nginx().log(), nginx().errors()]) {
    expect(text).not.toContain("203.0.113.");
    expect(text).not.toContain("2001:db8:");
    expect(text).not.toContain("13800138000");
    expect(text).not.toContain(number);
  }
  for (const route of ["/Receipt/{number} 404", "/api/orders/{number} "])
    expect(nginx().log()).toContain(`GET ${route}`);
});

test("when the site is down, pages show an error with phone and links, calls get the envelope; cached pages are still served", async () => {
  const headers = newVisitor();
  await nginx().ask("/honor", { headers });
  await site().stop({ keep: true });
  expect((await nginx().ask("/honor", { headers })).status).toBe(200);

  for (const reply of [
    await nginx().ask("/leader?page=7", { headers }),
    await post("/contact/send", headers),
  ]) {
    expect([reply.status, reply.headers["retry-after"]]).toEqual([503, "5"]);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    const text = reply.body.toString();
    for (const words of ["页面暂时打不开", SITE.salesLine, 'href="/product_centers"'])
      expect(text).toContain(words);
    expectGraded(reply);
  }
  const call = await post("/api/Message/add", headers);
  expect([call.status, call.headers["retry-after"]]).toEqual([503, "5"]);
  expect(JSON.parse(call.body.toString())).toEqual(envelope(503, "服务繁忙，请稍后再试"));
  expectGraded(call);
});
