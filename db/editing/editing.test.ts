import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import pictures from "@/db/content/pictures.json" with { type: "json" };
import { richTextFaults } from "@/db/check/text-rules";
import { migrateContent, writeContent } from "./editing";
import { ContentFaults } from "@/db/source/content-faults";
import { editedContent } from "@/db/testing/edited-content";
import { testMigrations, testProject } from "@/db/testing/project";

let project: ReturnType<typeof testMigrations>;
let content: ReturnType<typeof editedContent>;

beforeEach(() => {
  project = testMigrations();
  content = editedContent();
});

const journal = () =>
  JSON.parse(readFileSync(path.join(project.drizzle, "meta/_journal.json"), "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };
/** Without the check, which takes longer than all else. */
const change = (why: string, name?: string) =>
  writeContent(project.drizzle, content.content(), { why, name });

test("unchanged content writes no migration", () => {
  const before = project.migrations();
  expect(change("nothing")).toBe("内容没有变化，不需要新的迁移。");
  expect(project.migrations()).toEqual(before);
});

test("a changed title becomes one UPDATE, and the store then has it", () => {
  const { length } = project.migrations();
  content.editOne("products", 1001, { title: "O'Neil 新标题" });
  expect(change("rename product 1001")).toMatch(
    /^已写入 drizzle\/\d{4}_content-\d{4}-\d\d-\d\d-products\.sql：新增 1 条，修改 1 条，删除 0 条。$/,
  );
  expect(project.migrations()).toHaveLength(length + 1);
  const [revision, update] = project.newest().split("\n--> statement-breakpoint\n");
  expect(revision).toMatch(/^-- content: rename product 1001\nINSERT INTO `product_revisions` /);
  expect(update).toMatch(
    /^UPDATE `products` SET `title` = 'O''Neil 新标题', `updatetime` = '[-\d]{10} [:\d]{8}' WHERE `id` = 1001;\n$/,
  );
  const store = openStore(":memory:");
  migrate(store, project.drizzle);
  expect(store.prepare("SELECT title FROM products WHERE id = 1001").pluck().get()).toBe("O'Neil 新标题");
  expect(change("again")).toBe("内容没有变化，不需要新的迁移。");
});

test("a changed picture does not make a page newer for search engines", () => {
  const listed = content.content().news.map(({ image }) => image);
  const [one = "", other = ""] = Object.values(pictures)
    .map(({ name }) => name)
    .filter((name) => name.startsWith("scenes/") && !listed.includes(name));
  const text = (image: string) => ({ maincontent: `<p>正文</p><img src="${image}" alt="图">` });
  content.editOne("news", 3002, text(one));
  change("another text");
  expect(project.newest()).toContain("`updatetime`");
  content.editOne("news", 3001, { image: other });
  content.editOne("news", 3002, text(other));
  change("other pictures");
  expect(project.newest()).toMatch(/UPDATE `news` SET `image` = .*UPDATE `news` SET `maincontent` = /s);
  expect(project.newest()).not.toContain("`updatetime`");
});

test("a new and a removed record become an INSERT and a DELETE", () => {
  const { leaders, ...rest } = content.content();
  const changed = [...leaders.slice(1), { ...leaders[0]!, id: 9001, sort: 150 }];
  expect(writeContent(project.drizzle, { ...rest, leaders: changed }, { why: "来访更新" })).toMatch(
    /：新增 1 条，修改 0 条，删除 1 条。$/,
  );
  expect(project.newest().split("\n--> statement-breakpoint\n")[1]).toMatch(
    /^DELETE FROM `leaders` WHERE `id` = \d+;\n$/,
  );
});

test("a migration comes after the last one in the journal, whatever the clock says, and leaves schema snapshots unchanged", () => {
  const snapshots = () =>
    readdirSync(path.join(project.drizzle, "meta")).filter((file) => !file.startsWith("_"));
  const before = snapshots();
  content.editOne("news", 3001, { sort: 5 });
  change("first");
  content.editOne("news", 3001, { sort: 6 });
  change("second");
  const { entries } = journal();
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, at) => at));
  expect(entries.slice(1).every(({ when }, at) => when > (entries[at]?.when ?? Infinity))).toBe(true);
  expect(snapshots()).toEqual(before);
});

test("a migration is named by date and the editor's text, or by its changes", () => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  content.editOne("news", 3001, { title: "新题目" });
  change("改标题", "new-svg");
  content.editOne("news", 3001, { title: "又一个题目" });
  content.editOne("cases", 4001, { products: [] });
  change("改两处");
  const tags = journal().entries.map(({ tag }) => tag.slice(5));
  expect(tags.slice(-2)).toEqual([`content-${today}-new-svg`, `content-${today}-case-products-news`]);
});

test("an invalid file name is refused", () => {
  content.editOne("news", 3001, { title: "新题目" });
  const before = project.migrations();
  for (const name of ["New", "新品", "../x", "a--b", "a".repeat(41)])
    expect(() => change("改标题", name), name).toThrow("--name 只能用小写英文字母、数字和连字符");
  expect(project.migrations()).toEqual(before);
});

test("the editor's text stays a single line of comment", () => {
  content.editOne("news", 3001, { title: "新题目" });
  change("换题\n--> statement-breakpoint\nDELETE FROM news");
  expect(project.newest().split("\n")[0]).toBe("-- content: 换题 → statement-breakpoint DELETE FROM news");
});

test("faulty content writes nothing", () => {
  const whole = testProject();
  whole.editOne("news", 3001, { maincontent: "<p>甲<script>alert(1)</script></p>" });
  const before = whole.migrations();
  expect(() => migrateContent(whole.root, { why: "bad" })).toThrow(ContentFaults);
  expect(whole.migrations()).toEqual(before);
});

test("valid rich text with a picture name is stored unchanged", () => {
  const maincontent =
    '<p>车间的补偿柜投运一个月，功率因数由 0.82 升到 0.97，<a href="/contact">联系</a>现场工程师可以查看记录。</p><img src="scenes/sol-workshop" alt="车间"><iframe src="https://player.bilibili.com/player.html?bvid=1" title="视频"></iframe>';
  content.editOne("news", 3001, { maincontent });
  expect(content.faults(richTextFaults)).toEqual([]);
  change("picture");
  expect(project.newest()).toContain(maincontent);
});
