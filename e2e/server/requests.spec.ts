import { expect, test } from "@playwright/test";
import { ask, fastest, silentSockets, wire } from "./wire";

const PAGE = "/index";

for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
  test(`${method} on a page is refused with the allowed methods`, async () => {
    for (const path of [PAGE, "/", "/nowhere", "/_next/static/x.js", "/media/x.webp"]) {
      const { status, headers, body } = await ask(path, { method });
      expect([status, headers.allow, body]).toEqual([405, "GET, HEAD", "请求方法不支持\n"]);
    }
  });
}

for (const method of ["GET", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"]) {
  test(`${method} on a POST call is refused in the envelope`, async () => {
    const { status, headers, body } = await ask("/api/News/getList", { method });
    expect([status, headers.allow]).toEqual([405, "POST, OPTIONS"]);
    expect(JSON.parse(body)).toEqual({ code: 405, msg: "请求方法不支持", data: null });
  });
}

test("HEAD is answered like GET, without a body", async () => {
  for (const path of [PAGE, "/", "/nowhere", "/api/user/index", "/robots.txt", "/media/nothing.webp"]) {
    // The first response comes from Next, the others from the cache.
    await expect(async () => {
      const get = await ask(path);
      const head = await ask(path, { method: "HEAD" });
      expect(head.body).toBe("");
      expect(head.status).toBe(get.status);
      for (const name of ["content-type", "cache-control", "content-security-policy", "etag", "location"])
        expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
    }).toPass();
  }
});

test("an address of more than 2 KB is refused", async () => {
  expect((await ask(`/${"a".repeat(2047)}`)).status).toBe(404);
  expect((await ask(`/${"a".repeat(2048)}`)).status).toBe(414);
  expect(JSON.parse((await ask(`/api/user/index?${"a".repeat(2048)}`)).body).code).toBe(414);
});

test("the image optimiser does not exist", async () => {
  for (const path of ["/_next/image?url=%2Ficon.svg&w=64&q=75", "/_next/image"])
    expect((await ask(path)).status).toBe(404);
});

test("path traversal and invalid encodings are not found, and never an error", async () => {
  for (const path of [
    "/%00",
    "/%",
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/media/..%2f..%2fpackage.json",
  ].concat([
    "/%c0%ae%c0%ae/",
    "//example.com",
    "/\\example.com",
    "/.env",
    "/.git/config",
    "/data/site.db",
    "/api/%00",
    "/%E0%A4%A",
  ])) {
    const { status, body } = await ask(path);
    expect(status, path).toBeGreaterThanOrEqual(300);
    expect(status, path).toBeLessThan(500);
    expect(body).not.toContain("node_modules");
  }
});

test("Next's internal endpoints are not reachable", async () => {
  const plain = await ask(PAGE);
  const headers = {
    rsc: "1",
    "next-router-prefetch": "1",
    "next-action": "x",
    "x-middleware-subrequest": "middleware",
    "x-forwarded-host": "evil.example.com",
    "content-security-policy": "script-src 'nonce-ZXZpbA=='",
    upgrade: "websocket",
    connection: "upgrade",
  };
  const spoken = await ask(PAGE, { headers });
  expect(spoken.status).toBe(200);
  expect(spoken.body).toBe(plain.body);
  expect(spoken.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(spoken.headers.vary).toBe("Accept-Encoding");
  expect(spoken.body).not.toContain("ZXZpbA==");
});

test("an invalid request is answered with a status, and closed", async () => {
  const cases: [string, RegExp][] = [
    ["HELO example\r\n\r\n", /^HTTP\/1.1 400 /],
    [
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
      /^HTTP\/1.1 400 /,
    ],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, /^HTTP\/1.1 431 [^]*nosniff/],
  ];
  for (const [text, expected] of cases) expect((await wire(text)).answer).toMatch(expected);
});

const HEADERS = { get: "GET /about HTTP/1.1", post: "POST /api/News/getList HTTP/1.1" };
for (const [what, head, status] of [
  ["no host", [], 400],
  ["an empty host", ["Host:"], 400],
  ["two hosts", ["Host: a.example", "Host: b.example"], 400],
  ["the same host twice", ["Host: a.example", "Host: a.example"], 400],
  ["a host with a path", ["Host: a.example/b"], 400],
  ["a host with a user", ["Host: user@a.example"], 400],
  ["a host with a blank", ["Host: a.example b"], 400],
  ["a coding besides chunks", ["Host: a", "Transfer-Encoding: gzip, chunked"], 400],
  ["an expectation of its own", ["Host: a", "Expect: x"], 417],
] as const)
  test(`a request with ${what} is refused by the site, with its headers`, async () => {
    for (const [kind, first] of Object.entries(HEADERS)) {
      const { answer } = await wire([first, ...head, "", ""].join("\r\n"));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
      expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'none'/i);
      if (kind === "post") expect(answer).toContain(`{"code":${status},"msg":`);
    }
  });

test("an HTTP/1.0 client needs no Host, and a Host may have a port or be an address", async () => {
  for (const text of [
    "GET /about HTTP/1.0\r\n\r\n",
    "GET /about HTTP/1.1\r\nHost: www.example.com:443\r\nConnection: close\r\n\r\n",
    "GET /about HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close\r\n\r\n",
  ])
    expect((await wire(text)).answer, text).toMatch(/^HTTP\/1.1 200 /);
});

test("a client that is slow with its headers is disconnected within twelve seconds, with its body within twenty @all", async () => {
  const [headers, body] = await Promise.all([
    wire("GET / HTTP/1.1\r\nHost: a\r\n"),
    wire("POST /api/Message/add HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname="),
  ]);
  expect(headers.answer).toMatch(/^HTTP\/1.1 408 /);
  expect(headers.ms).toBeLessThan(12_500);
  expect(body.answer).toMatch(/^HTTP\/1.1 408 /);
  expect(body.ms).toBeLessThan(20_000);
});

test("idle connections delay nobody", async () => {
  const sockets = await silentSockets(400);
  expect(await fastest(() => ask("/api/health"))).toBeLessThan(200);
  sockets.close();
});
