import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { fromStore } from "@/e2e/content";
import { HOST, type Reply } from "./nginx";
import { envelope, expectGraded, LARGE, newVisitor, nginxInFront, until } from "./nginx-front";

const { site, nginx, post } = nginxInFront();

test("a browser may report ten failed scripts at once, no more, nothing large, and can still send a message", async () => {
  const visitor = newVisitor();
  const report = (body = "page=%2Findex&part=menu", headers = visitor) =>
    post("/api/Report/script", headers, body);
  const statuses = (await Promise.all(Array.from({ length: 14 }, () => report()))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await post("/api/Message/add", visitor)).status).toBe(200);
  const refused = [
    await report(`page=${"a".repeat(5000)}&part=menu`, newVisitor()),
    await nginx().ask("/api/Report/script", { headers: newVisitor() }),
    await report("page=%2Findex&part=mine", newVisitor()),
  ];
  expect(refused.map(({ status, body }) => [status, JSON.parse(body.toString()).code])).toEqual([
    [413, 413],
    [405, 405],
    [200, 0],
  ]);
  const counted = (store: Database.Database) =>
    store.prepare("SELECT page, part, times FROM script_faults").raw().all();
  expect(fromStore(counted, site().store)).toEqual([["/index", "menu", 10]]);
});

test("all addresses of an IPv6 /64 are one visitor, another /64 is another", async () => {
  const add = (address: string) => post("/api/Message/add", { "x-test-address": address });
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => add(`2001:db8:ffff:1:${nth.toString(16)}::${nth + 1}`)),
  );
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect((await add("2001:db8:ffff:2::1")).status).toBe(200);
  // Every byte of the address counts, also those that are line ends.
  expect((await add("a0a:a0a:a0a:a0a::1")).status).toBe(200);
});

test("the form without JavaScript gets a response, and beyond the limit an error page", async () => {
  const visitor = newVisitor();
  const first = await post("/contact/send", visitor);
  expect([first.status, first.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/contact\?number=\d+&result=ok$/),
  ]);
  const refused = await until(303, async () => {
    const reply = await post("/contact/send", visitor);
    return reply.headers.location?.endsWith("=limit") ? reply : { ...reply, status: 0 };
  });
  expectGraded(refused);
  const page = await nginx().ask(refused.headers.location ?? "", { headers: newVisitor() });
  expect(page.body.toString()).toContain("提交过于频繁，请稍后再试");
});

test("attachments pass nginx; too large ones get an error page", { tag: "@all" }, async () => {
  const form = (bytes: number) =>
    [
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n',
      `%PDF-1.7\n${"a".repeat(bytes)}\n%%EOF\r\n--b--\r\n`,
    ].join("");
  const send = (path: string, bytes: number) => {
    const headers = { ...newVisitor(), "content-type": "multipart/form-data; boundary=b" };
    return nginx().ask(path, { method: "POST", headers, body: form(bytes) });
  };
  // The site has accepted the file, and reports the missing name.
  expect(JSON.parse((await send("/api/Message/add", 1_000_000)).body.toString()).msg).toBe("请输入姓名");
  expect((await send("/contact/send", 11_000_000)).headers.location).toBe("/contact?result=fileSize");
  const refused = await send("/contact/send", 55_000_000);
  expect([refused.status, refused.headers.location?.replace(/^https:\/\/[^/]+/, "")]).toEqual([
    303,
    "/contact?result=fileSize",
  ]);
  expectGraded(refused);
});

test("too frequent changes of a list are rejected, and the list's page reports it", async () => {
  const visitor = newVisitor();
  const many = (ask: () => Promise<Reply>) => Promise.all(Array.from({ length: 80 }, ask));
  const changes = await many(() => post("/cart/change", visitor, "do=all"));
  const ends = new Set(changes.map(({ headers }) => headers.location?.replace(/^https:\/\/[^/]+/, "")));
  expect(ends).toEqual(new Set(["/cart", "/cart?fault=limit"]));
  changes.forEach(expectGraded);
  for (const path of ["/api/carts", "/api/addresses"])
    expect(
      (await many(() => nginx().ask(path, { headers: visitor }))).some(({ status }) => status === 429),
    ).toBe(true);
  // Other pages are not limited.
  expect((await nginx().ask("/about", { headers: visitor })).status).toBe(200);
});

test("too frequent replies to a quotation are reported on its receipt, and large ones are refused", async () => {
  const receipt = `/Receipt/${"5".repeat(24)}`;
  const told = async (referer: string) => {
    const visitor = { ...newVisitor(), ...(referer && { referer }) };
    const refused = await until(303, () => post("/cart/reply", visitor, "number=1"));
    expectGraded(refused);
    return refused.headers.location?.replace(/^https:\/\/www\.example\.com(?::\d+)?(?=\/)/, "");
  };
  expect(await told(`https://${HOST}${receipt}?fault=words#quotation`)).toBe(
    `${receipt}?fault=limit#quotation`,
  );
  for (const referer of ["", `https://${HOST}/Receipt/x`, `https://${HOST}/x?y=https://z${receipt}`])
    expect(await told(referer), referer).toBe("/cart?fault=limit");
  // The maximum length, in characters that are longest when form-encoded.
  const longest = `number=1&words=${encodeURIComponent("𠮷".repeat(500))}`;
  expect((await post("/cart/reply", newVisitor(), longest)).status).toBe(400);
  const large = await post("/cart/reply", newVisitor(), `words=${"a".repeat(20_000)}`);
  expect([large.status, large.body.toString()]).toEqual([413, "请求内容过大\n"]);
  expectGraded(large);
});

test("the files of a list may be downloaded ten times at once, and a refusal is shown on the list", async () => {
  const visitor = newVisitor();
  const asked = await Promise.all(Array.from({ length: 16 }, () => post("/cart/files", visitor, "number=")));
  const ends = asked.map(({ headers }) => headers.location?.replace(/^https:\/\/[^/]+/, ""));
  expect(ends.filter((end) => end === "/cart?fault=nothing")).toHaveLength(10);
  expect(ends.filter((end) => end === "/cart?fault=limit")).toHaveLength(6);
  asked.forEach(expectGraded);
  const large = await post("/cart/files", newVisitor(), `number=${"0".repeat(5000)}`);
  expect([large.status, large.body.toString()]).toEqual([413, "请求内容过大\n"]);
});

test("the files of a receipt may be downloaded as often as people do, and are not cached", async () => {
  const visitor = newVisitor();
  const file = `/Receipt/${"5".repeat(24)}/list.xlsx`;
  const asked = await Promise.all(Array.from({ length: 40 }, () => nginx().ask(file, { headers: visitor })));
  const refused = asked.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(15);
  refused.forEach(expectGraded);
  expect(refused[0]?.headers["retry-after"]).toBe("2");
  const passed = asked.find(({ status }) => status === 404);
  expect(passed?.headers["x-test-cache"]).toBeUndefined();
  expect(nginx().cached()).not.toContain("list.xlsx");
  // The receipt itself is not limited.
  expect((await nginx().ask(`/Receipt/${"5".repeat(24)}`, { headers: visitor })).status).toBe(404);
});

/** The addresses that store members' texts: API calls, and forms without JavaScript with the page that reports the limit. */
const WRITING = [
  ["/api/Common/sendAliDaYuAuthCode"],
  ["/api/user/login"],
  ["/api/Speak/add"],
  ["/api/Sticks/add"],
  ["/api/Commit/add"],
  ["/login/send", "/login?result=limit"],
  ["/Posted/send", "/Posted?fault=limit"],
  ["/Reply/change", "/Reply?result=limit"],
] as const;

for (const [path, page] of WRITING)
  test(`${path} accepts six requests at once from a visitor, reports more, and refuses large ones`, async () => {
    const visitor = newVisitor();
    const replies = await Promise.all(Array.from({ length: 24 }, () => post(path, visitor, "phone=1")));
    const refused = replies.filter(({ status, headers }) =>
      page ? headers.location?.endsWith(page) : status === 429,
    );
    // One more is allowed each second that a busy machine takes.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(18);
    refused.forEach(expectGraded);
    if (!page)
      expect(JSON.parse(refused[0]?.body.toString() ?? "")).toEqual(
        envelope(429, "提交过于频繁，请稍后再试"),
      );
    const large = await post(path, newVisitor(), LARGE);
    expect(large.status).toBe(413);
    expect(large.body.toString()).toContain("请求内容过大");
    expectGraded(large);
  });

test("a member's pages are not cached, and deleted texts of members are gone from nginx at the next response of the store", async () => {
  const store = new Database(site().store, { timeout: 5000 });
  const { lastInsertRowid: id } = store
    .prepare(
      "INSERT INTO posts (kind, title, username, content, state, createtime) VALUES ('speak', '玄武柜怎么查', '王工', '玄武柜异响', 'public', '2026-11-24T00:00:00Z')",
    )
    .run();
  const ask = (path: string) => nginx().ask(path, { headers: newVisitor() });
  for (const path of ["/login", "/Posted", "/Reply", "/api/user/index"])
    for (let time = 0; time < 2; time++) {
      const { headers } = await ask(path);
      expect(headers["cache-control"], path).toMatch(/^(?:private, )?no-(?:store|cache)/);
      expect(headers["x-test-cache"], path).toBeUndefined();
    }
  const pages = ["/Speak", `/SpeakReply?id=${id}`, "/feed.xml"];
  for (const path of pages)
    for (let time = 0; time < 2; time++) expect((await ask(path)).body.toString(), path).toContain("玄武柜");
  store.prepare("DELETE FROM posts WHERE id = ?").run(id);
  store.close();
  for (const path of pages) expect((await ask(path)).body.toString(), path).not.toContain("玄武柜");
  expect(nginx().cached()).not.toContain("玄武柜");
});
