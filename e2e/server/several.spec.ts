import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { firstId, fromStore } from "@/e2e/content";
import { NEWS_TYPE } from "@/lib/constants";
import { type Site, startSite } from "@/e2e/start-site";

const folder = mkdtempSync(path.join(tmpdir(), "lanheng-several-"));
const DATABASE_FILE = path.join(folder, "site.db");
const POSTS = 40;
let sites: Site[];

// All tests of this file share one site, in one worker.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  // Two processes migrate the same new database at the same time; limits are shared by all processes.
  const settings = { DATABASE_FILE, MESSAGE_BURST: "1000", MESSAGE_REFILL_S: "0" };
  sites = await Promise.all([startSite(settings), startSite(settings)]);
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test("changed content shows at once in every process on the same store", async () => {
  const id = fromStore((store) => firstId(store, "news"), DATABASE_FILE);
  const titles = () =>
    Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/detail/${id}`)).text().then(titleOf)));
  const titleOf = (html: string) => /<title>(.*?) - /.exec(html)?.[1];
  const [first, second] = await titles();
  expect(first).toBe(second);
  const editor = new Database(DATABASE_FILE);
  editor.prepare("UPDATE news SET title = '两台服务器都看到了' WHERE id = ?").run(id);
  editor.close();
  expect(await titles()).toEqual(["两台服务器都看到了", "两台服务器都看到了"]);
});

test(
  "a scheduled news item appears and disappears in every process, in the list, the search, the sitemap and calls, without a restart",
  { tag: "@all" },
  async () => {
    const id = 39_001;
    const title = "到时才有的新闻";
    const like = fromStore((store) => firstId(store, "news", `type = ${NEWS_TYPE.company}`), DATABASE_FILE);
    const [begin, end] = ["2099-12-01 08:00:00", "2099-12-31 18:00:00"];
    const editor = new Database(DATABASE_FILE, { timeout: 5000 });
    const columns = "type, image, maincontent, createtime";
    const come = `INSERT INTO news (id, title, sort, ${columns}) SELECT ${id}, '${title}', 999999, ${columns} FROM news WHERE id = ${like}`;
    const go = `DELETE FROM news WHERE id = ${id}`;
    const schedule = editor.prepare("INSERT INTO scheduled_changes (at, forward, backward) VALUES (?, ?, ?)");
    schedule.run(begin, JSON.stringify([come]), JSON.stringify([go]));
    schedule.run(end, JSON.stringify([go]), JSON.stringify([come]));
    const places: [string, RequestInit?][] = [
      ["/newsPage"],
      [`/search?q=${encodeURIComponent(title)}`],
      [
        "/api/News/getList",
        { method: "POST", body: new URLSearchParams({ type: String(NEWS_TYPE.company) }) },
      ],
    ];
    const seen = () =>
      Promise.all(
        sites.flatMap(({ url }) => [
          fetch(`${url}/detail/${id}`).then(({ status }) => status === 200),
          fetch(`${url}/sitemap.xml`).then(async (answer) =>
            (await answer.text()).includes(`/detail/${id}<`),
          ),
          ...places.map(async ([path, how]) => {
            const html = await (await fetch(url + path, how)).text();
            // The search page repeats the search term.
            return html.includes(`/detail/${id}"`) || html.includes(`"id":${id},`);
          }),
        ]),
      );
    const everywhere = (isThere: boolean) => Array(sites.length * (places.length + 2)).fill(isThere);
    /** Moves a scheduled change into the past, so that it is due. */
    const isNow = (moment: string) =>
      editor
        .prepare("UPDATE scheduled_changes SET at = ? WHERE at = ?")
        .run(`2026-01-${moment.slice(8, 10)} 00:00:00`, moment);
    expect(await seen()).toEqual(everywhere(false));
    isNow(begin);
    await expect.poll(seen).toEqual(everywhere(true));
    isNow(end);
    await expect.poll(seen).toEqual(everywhere(false));
    editor.close();
  },
);

test("messages posted to several processes at once are each stored once", async () => {
  const answers = await Promise.all(
    Array.from({ length: POSTS }, async (_, nth) => {
      const body = new URLSearchParams({ name: `访客${nth}`, phone: "13800138000", addres: "澜州市" });
      const answer = await fetch(`${sites[nth % 2]?.url}/api/Message/add`, { method: "POST", body });
      return answer.status;
    }),
  );
  const store = new Database(DATABASE_FILE, { readonly: true });
  const stored = store.prepare("SELECT count(DISTINCT name) AS names, count(*) AS rows FROM messages").get();
  store.close();
  expect(answers).toEqual(Array(POSTS).fill(200));
  expect(stored).toEqual({ names: POSTS, rows: POSTS });
});
