import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { JSDOM } from "jsdom";
import strings from "@/e2e/hostile/strings.json" with { type: "json" };
import { type Site, startSite } from "@/e2e/start-site";
import { boardWriters, type Written } from "./board-writers";

// Members' texts, wherever the site shows or stores them: hostile markup is inert, and erased texts are gone.
test.describe.configure({ mode: "default", timeout: 120_000 });

/** Words of the members' texts (board-writers.ts). */
const TEXT = /鲲鹏|朱雀|麒麟/;
const PHONE = "13800138001";

let site: Site;
let writers: ReturnType<typeof boardWriters>;
test.beforeAll(async () => {
  site = await startSite({ MESSAGE_REFILL_S: "0" });
  writers = boardWriters(site);
});
test.afterAll(() => site.stop());

/**
 * Every page and file that shows members' texts, with the part that it shows. The search terms occur in no other text: after
 * the deletion, a search for `麒麟电抗器` falls back to 电抗器.
 */
const PLACES: readonly [name: string, read: (written: Written) => string, shows: RegExp][] = [
  ["the list of questions", () => "/Speak", /鲲鹏[^]*NAME/],
  ["the list of notes", () => "/Speak?kind=notes", /朱雀[^]*NAME/],
  ["the questions about a product", ({ product }) => `/Speak?product=${product}`, /鲲鹏[^]*NAME/],
  ["the question with its data", ({ question }) => `/SpeakReply?id=${question}`, /QAPage[^]*鲲鹏[^]*NAME/],
  ["the note", ({ note }) => `/StickReply?id=${note}`, /朱雀[^]*NAME/],
  ["another's question", ({ asked }) => `/SpeakReply?id=${asked}`, /麒麟[^]*NAME|NAME[^]*麒麟/],
  ["the product's page", ({ product }) => `/newdetail/${product}`, /鲲鹏[^]*NAME/],
  ["the feed", () => "/feed.xml", /朱雀[^]*鲲鹏|鲲鹏[^]*朱雀/],
  ["the search for a question", () => `/search?q=${encodeURIComponent("鲲鹏")}&kind=board`, /SpeakReply/],
  ["the search for an answer", () => `/search?q=${encodeURIComponent("麒麟")}&kind=board`, /SpeakReply/],
];

const read = async (address: string) => (await fetch(site.url + address)).text();
const sitemap = async () => {
  const index = await read("/sitemap.xml");
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)].map(([, part]) =>
    read(part ?? ""),
  );
  return index + (await Promise.all(parts)).join("");
};

/** Every URL twice: the second response comes from the cache. */
async function expectShown(written: Written, name: string) {
  for (const [place, address, shows] of PLACES)
    for (let time = 0; time < 2; time++)
      // The search index is updated in the background.
      await expect
        .poll(() => read(address(written)), { message: place, timeout: 30_000 })
        .toMatch(new RegExp(shows.source.replaceAll("NAME", name)));
  const all = await sitemap();
  for (const page of [`/SpeakReply?id=${written.question}`, `/StickReply?id=${written.note}`])
    expect(all).toContain(page);
}

/** The contents of the newest backup, the database, and the files beside it. */
async function filesNow() {
  const env = { ...process.env, DATABASE_FILE: site.store };
  await promisify(execFile)(process.execPath, ["commands/backup.mjs"], { cwd: path.resolve("release"), env });
  const folder = path.dirname(site.store);
  const backups = path.join(folder, "backups");
  const newest = readdirSync(backups).toSorted().at(-1) ?? "";
  const beside = readdirSync(folder).filter((name) => name.startsWith(path.basename(site.store)));
  return {
    backup: readFileSync(path.join(backups, newest)).toString(),
    store: beside.map((name) => readFileSync(path.join(folder, name)).toString()).join(""),
  };
}

test(
  "the deleted texts of a member are nowhere: pages, search, feed, sitemap, data, store, next backup",
  { tag: "@all" },
  async () => {
    const written = await writers.writeAll(PHONE, "玄武工");
    await expectShown(written, "玄武工");
    for (const [name, file] of Object.entries(await filesNow()))
      for (const words of [TEXT, /玄武工/, new RegExp(PHONE)]) expect(file, name).toMatch(words);

    expect(await writers.call("user/del", { texts: "erase" }, written.token)).toEqual({
      code: 1,
      msg: "",
      data: null,
    });

    for (const [place, address] of PLACES) {
      const isSearch = address(written).startsWith("/search");
      const page = await read(address(written));
      // A search page repeats the search term, and its index is updated with a delay.
      if (!isSearch) expect(TEXT.test(page), place).toBe(false);
      expect(page.includes("玄武工"), place).toBe(false);
      if (isSearch)
        await expect
          .poll(async () => (await read(address(written))).includes("/SpeakReply?id="), {
            message: place,
            timeout: 30_000,
          })
          .toBe(false);
    }
    for (const page of [`/SpeakReply?id=${written.question}`, `/StickReply?id=${written.note}`]) {
      expect((await fetch(site.url + page)).status, page).toBe(404);
      expect(await sitemap()).not.toContain(page);
    }
    const gone = { code: 0, msg: "内容不存在", data: null };
    expect(await writers.call("Speak/getDetail", { id: written.question })).toEqual(gone);
    expect(await writers.call("Sticks/getDetail", { id: written.note })).toEqual(gone);
    for (const [name, fields] of [
      ["Speak/getList", {}],
      ["Sticks/getList", {}],
      ["Commit/getList", { speak: written.asked }],
    ] as const)
      expect(JSON.stringify(await writers.call(name, fields)), name).not.toMatch(TEXT);
    for (const words of ["鲲鹏", "朱雀", "麒麟"])
      expect(await read(`/api/Search/suggest?q=${encodeURIComponent(words)}`)).toContain('"code":1');
    for (const [name, file] of Object.entries(await filesNow()))
      for (const words of [TEXT, /玄武工/, new RegExp(PHONE)]) expect(file, name).not.toMatch(words);
  },
);

test("a member who leaves texts anonymously is named nowhere any more", { tag: "@all" }, async () => {
  const written = await writers.writeAll("13800138011", "青龙工");
  await expectShown(written, "青龙工");
  expect((await writers.call("user/del", { texts: "keep" }, written.token)).code).toBe(1);
  await expectShown(written, "已注销的用户");
  for (const [place, address] of PLACES) expect(await read(address(written)), place).not.toContain("青龙工");
  for (const [name, file] of Object.entries(await filesNow())) expect(file, name).not.toContain("青龙工");
});

test("pages with deletable texts are cached by the site, and by no browser or proxy", async ({ request }) => {
  const { question, note, product } = await writers.writeAll("13800138021", "白虎工");
  const boards = ["/Speak", "/Speak?kind=notes", `/SpeakReply?id=${question}`, `/StickReply?id=${note}`];
  for (const address of [...boards, "/feed.xml", `/newdetail/${product}`]) {
    const ask = (tag = "") =>
      request.get(site.url + address, { headers: tag === "" ? {} : { "if-none-match": tag } });
    const headers = (await ask()).headers();
    expect(headers["cache-control"], address).toBe("private, no-cache, max-age=0, must-revalidate");
    // The first response comes from Next, the others from the cache.
    await expect(async () =>
      expect((await ask((await ask()).headers().etag)).status(), address).toBe(304),
    ).toPass();
  }
});

/** The elements of a page, each with its attributes. */
async function markupOf(address: string) {
  const answer = await fetch(site.url + address);
  expect(answer.status, address).toBe(200);
  const type = address.endsWith(".xml") ? "application/xml" : "text/html";
  const { window } = new JSDOM(await answer.text(), { contentType: type });
  const found = new Set<string>();
  for (const { tagName, attributes } of window.document.querySelectorAll("*"))
    for (const name of ["", ...[...attributes].map((one) => one.name)])
      found.add(`${tagName.toLowerCase()} ${name}`);
  return found;
}

test(
  "texts full of markup are shown as text in lists, on their own pages, in the search, on the product's page and in the feed",
  { tag: "@all" },
  async () => {
    const { question, product } = await writers.writeAll("13800138031", "白虎工");
    const pages = [
      "/Speak",
      `/SpeakReply?id=${question}`,
      `/search?q=${encodeURIComponent("鲲鹏柜")}&kind=board`,
      `/newdetail/${product}`,
      "/feed.xml",
    ];
    const plain = await Promise.all(pages.map(markupOf));
    const hostile = strings.filter((text) => text.includes("<") && !/[\p{Cc}\p{Cf}]/u.test(text));
    expect(hostile.length).toBeGreaterThan(100);
    const store = new Database(site.store, { timeout: 5000 });
    const title = store.prepare("UPDATE posts SET title = ?, username = ?, content = ? WHERE id = ?");
    const answer = store.prepare("UPDATE replies SET username = ?, content = ? WHERE post = ?");
    // In batches: a text may contain many of them, a title only one.
    for (let from = 0; from < hostile.length; from += 40) {
      const all = hostile.slice(from, from + 40).join("\n");
      const short = `鲲鹏柜 ${hostile[from]}`;
      title.run(short, short, `鲲鹏柜\n${all}`, question);
      answer.run(short, all, question);
      const shown = await Promise.all(pages.map(markupOf));
      for (const [at, page] of pages.entries())
        expect(
          [...(shown[at] ?? [])].filter(
            (one) => !plain[at]?.has(one) && !/^(?:br|ul|ol|li|mark|pre|code) /.test(one),
          ),
          page,
        ).toEqual([]);
      expect(await read(`/SpeakReply?id=${question}`)).toContain("鲲鹏柜 ");
    }
    store.close();
  },
);
