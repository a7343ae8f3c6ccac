import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { grow } from "@/scripts/measure/grow";
import { pageKinds } from "@/scripts/measure/site";
import { startSite } from "@/e2e/start-site";

/** Four of them (parameter names, discontinued products, the board's two lists) are cached for all pages. */
const MOST = 11;
/** It queries every kind of list, once after a change of content. */
const MOST_OF_SITEMAP = 18;
const MANY = 500;
/** Statements that only check for changes, which take two microseconds each. */
const LOOK = /from content_version/i;
/** A read in slices, between which other requests are served, counts as one statement. */
const NEXT_SLICE = /\) "next_solutions" union all/;
/** Statements of background jobs. */
const BESIDE = /from "announcements"|scheduled_changes/;

const folder = mkdtempSync(path.join(tmpdir(), "lanheng-statements-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of a store in which every table of content has hundreds of rows. */
function grown(source: string): string {
  const file = path.join(folder, "many.db");
  grow(source, file, MANY);
  const store = new Database(file);
  for (const table of ["solutions", "cases", "honours", "factory", "leaders", "banners"]) {
    const columns = store
      .prepare("SELECT group_concat(name) FROM pragma_table_info(?) WHERE name <> 'id'")
      .pluck()
      .get(table);
    const rows = store.prepare(`SELECT count(*) FROM ${table}`).pluck();
    while (Number(rows.get()) < MANY)
      store.exec(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table}`);
  }
  store.close();
  return file;
}

/** The statements of each kind of page when it is rendered with empty caches. */
async function asked(DATABASE_FILE: string) {
  const written = `${DATABASE_FILE}.statements`;
  const site = await startSite({
    DATABASE_FILE,
    STATEMENTS_FILE: written,
    NODE_OPTIONS: `--import ${path.resolve("e2e/server/count-statements.mjs")}`,
  });
  // The indexes of search and filters are built once, then updated incrementally.
  for (const search of ["/search?q=LH", "/search?q=480V", "/api/Search/suggest?q=LH"])
    await (await fetch(site.url + search)).text();
  const store = new Database(DATABASE_FILE, { timeout: 5000 });
  const found: Record<string, string[]> = {};
  for (const [kind, address] of Object.entries({ ...pageKinds(DATABASE_FILE), sitemap: "/sitemap.xml" })) {
    store.exec(
      "UPDATE content_version SET version = version + 1, catalogue = catalogue + 1, texts = texts + 1",
    );
    writeFileSync(written, "");
    const answer = await fetch(site.url + address);
    expect(answer.status, address).toBe(200);
    await answer.arrayBuffer();
    const all = readFileSync(written, "utf8").split("\n").filter(Boolean);
    found[kind] = all
      .filter((text) => !LOOK.test(text) && !BESIDE.test(text))
      .filter((text, at, kept) => !NEXT_SLICE.test(text) || text !== kept[at - 1]);
  }
  store.close();
  await site.stop();
  return found;
}

test(
  "every kind of page takes at most eleven statements, and no more with 500 rows than with a dozen",
  { tag: "@all" },
  async () => {
    const source = process.env.DATABASE_FILE ?? "";
    const few = path.join(folder, "few.db");
    grow(source, few, 0);
    const many = grown(source);
    const [ofFew, ofMany] = await Promise.all([asked(few), asked(many)]);
    for (const [kind, statements] of Object.entries(ofFew)) {
      expect(statements.length, `${kind}:\n${statements.join("\n")}`).toBeGreaterThan(0);
      expect(statements.length, `${kind}:\n${statements.join("\n")}`).toBeLessThanOrEqual(
        kind === "sitemap" ? MOST_OF_SITEMAP : MOST,
      );
      // The download centre queries one family after another until its page is full.
      expect(ofMany[kind]?.length, kind).toBeLessThanOrEqual(statements.length);
    }
  },
);
