import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { type Hostile, hostileHtml } from "@/e2e/hostile/html";
import { startSite } from "@/e2e/start-site";
import { NEWS_TYPE } from "@/lib/constants";
import { showRichText } from "@/lib/text/rich-text";
import { visit } from "./client";
import type { Fault, Scale } from "./fault";
import { BARE, openWatchfulBrowser } from "./watchful-browser";

const LEAST = 500;
/** The number of pieces per page: in frames, and in the text of one article. */
const AT_ONCE = 80;
const FIRST_ID = 900_001;
/** One in this many pieces is shown in the browser; the content check gets all. */
const STEP = { short: 8, long: 1 };
const SETTLE_MS = 200;

type Watchful = Awaited<ReturnType<typeof openWatchfulBrowser>>;

const inGroups = <Item>(items: Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** The number of pieces that the content check refuses, each as the text of a news item. */
function refusedByCheck(pieces: Hostile[]): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-content-"));
  cpSync("db/content", path.join(folder, "db/content"), { recursive: true });
  const news = path.join(folder, "db/content/news");
  const [first = ""] = readdirSync(news);
  const model = JSON.parse(readFileSync(path.join(news, first), "utf8")) as object;
  rmSync(news, { recursive: true });
  mkdirSync(news);
  for (const { id, html } of pieces)
    writeFileSync(path.join(news, `${id}.json`), JSON.stringify({ ...model, id, maincontent: html }));
  const command = ["--conditions=react-server", "--tsconfig", path.resolve("tsconfig.json")];
  return new Promise((resolve) =>
    execFile(
      path.resolve("node_modules/.bin/tsx"),
      [...command, path.resolve("db/commands/content.ts"), "check"],
      { cwd: folder, maxBuffer: 1 << 26 },
      (_error, _out, said) => {
        rmSync(folder, { recursive: true });
        const found = said.matchAll(/^news\/(\d+)\.json，maincontent：含有不(?:允许的写法|可用的控制字符)/gm);
        resolve(new Set([...found].map(([, id]) => id)).size);
      },
    ),
  );
}

/** Shows each piece in its own frame, as written by `write`, and triggers it. @returns how many ran */
async function showAlone({ page, ran }: Watchful, pieces: Hostile[], write: (html: string) => string) {
  ran.clear();
  for (const group of inGroups(pieces, AT_ONCE)) {
    const frames = group.map(({ id, html }) => ({ name: String(id), srcdoc: write(html) }));
    await page.goto(BARE);
    await page.evaluate((given) => {
      const made = given.map((frame) => Object.assign(document.createElement("iframe"), frame));
      document.body.append(...made);
      return Promise.all(made.map((frame) => new Promise((resolve) => (frame.onload = resolve))));
    }, frames);
    await pause(SETTLE_MS);
    await page.evaluate(() => {
      for (const { contentWindow } of document.querySelectorAll("iframe")) {
        try {
          contentWindow?.__provoke();
        } catch {
          // It navigated elsewhere, which was recorded.
        }
      }
    });
    await pause(SETTLE_MS);
  }
  return ran.size;
}

const mark = (id: number) => `<p>完${id}</p>`;
const END = mark(0);
const textOf = (group: Hostile[]) => group.map(({ id, html }) => mark(id) + html).join("");
const isSeenToTheEnd = (group: Hostile[]) => showRichText(textOf(group) + END).endsWith(END);

/** Texts with many pieces each; a piece that swallows the rest must be last, so the long form has more texts. */
function articlesOf(pieces: Hostile[], scale: Scale): Hostile[][] {
  const articles: Hostile[][] = [];
  const swallowing: Hostile[] = [];
  for (const piece of pieces) {
    const current = articles.at(-1);
    if (!isSeenToTheEnd([piece])) swallowing.push(piece);
    else if (current && current.length < AT_ONCE && isSeenToTheEnd([...current, piece])) current.push(piece);
    else articles.push([piece]);
  }
  const length = scale === "long" ? Math.max(articles.length, swallowing.length) : articles.length;
  return Array.from({ length }, (_, at) => [...(articles[at] ?? []), ...swallowing.slice(at, at + 1)]);
}

/** Writes articles to the database, bypassing the content check. @returns their ids */
function force(store: string, articles: Hostile[][]): number[] {
  const connection = new Database(store, { timeout: 5000 });
  const insert = connection.prepare("INSERT INTO news (id, type, title, maincontent) VALUES (?, ?, ?, ?)");
  const ids = articles.map((group, at) => {
    insert.run(FIRST_ID + at, NEWS_TYPE.company, group.at(-1)?.html, textOf(group));
    return FIRST_ID + at;
  });
  connection.close();
  return ids;
}

/** Opens the articles on the built site. @returns which pieces were shown, and forbidden content in the browser */
async function showOnSite({ page, ran, odd }: Watchful, url: string, ids: number[]) {
  const shown = new Set<number>();
  ran.clear();
  for (const id of ids) {
    // The first request renders the page; later responses have its policy.
    await visit(url, `/detail/${id}`);
    await page.goto(`${url}/detail/${id}`, { waitUntil: "load" });
    const marks = await page.evaluate(() => {
      window.__provoke();
      return [...document.querySelectorAll("article p")].map(({ textContent }) => textContent ?? "");
    });
    for (const text of marks) if (/^完\d+$/.test(text)) shown.add(Number(text.slice(1)));
    if (!page.url().startsWith(url)) odd.push(page.url());
  }
  await pause(SETTLE_MS);
  return shown.size;
}

export const hostileMarkup: Fault = async (scale) => {
  const pieces = hostileHtml();
  const sample = pieces.filter((_, at) => at % STEP[scale] === 0);
  const articles = articlesOf(sample, scale);
  const given = articles.flat().length;
  const refusing = refusedByCheck(pieces);
  const site = await startSite();
  const watchful = await openWatchfulBrowser(site.url);
  try {
    const bare = await showAlone(watchful, sample, (html) => html);
    watchful.odd.length = 0;
    const clean = await showAlone(watchful, sample, showRichText);
    const shown = await showOnSite(watchful, site.url, force(site.store, articles));
    const refused = await refusing;
    const { ran, odd } = watchful;
    return {
      what: "敌意 HTML（自制），在 Chromium 中",
      measured:
        `${pieces.length} 段，内容检查拒绝 ${refused}；其中 ${sample.length} 段：不设防时运行 ${bare}；净化后、无策略：运行 ${clean}；` +
        `强行入库、网站显示 ${shown}：运行 ${ran.size}，异常 ${odd.length}${odd.length > 0 ? `（${odd[0]}）` : ""}`,
      isFine:
        pieces.length >= LEAST &&
        bare >= sample.length / 2 &&
        refused === pieces.length &&
        clean + ran.size + odd.length === 0 &&
        shown === given,
    };
  } finally {
    await watchful.close();
    await site.stop();
  }
};
