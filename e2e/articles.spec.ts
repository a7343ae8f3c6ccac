import type { Database } from "better-sqlite3";
import { NEWS_TYPE, PAGE_SIZE, SOLUTION_TYPE } from "@/lib/constants";
import { countOf, firstId, one } from "./content";
import { hrefs, named, readPage } from "./read-page";
import { expect, test } from "./site";

const COMPANY = `type = ${NEWS_TYPE.company}`;

/** A solution whose text names a product by its model. */
const namingProduct = (store: Database) =>
  store
    .prepare(
      `SELECT s.id, s.type FROM solutions s JOIN products p ON p.model <> '' AND instr(s.maincontent, p.model) > 0
       ORDER BY s.id`,
    )
    .get() as { id: number; type: number };

/** The navigation called so. */
function part(page: Document, name: string): Element {
  const [found] = named(page, "nav", name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

test(
  "above industry articles each subject has its number, and links to them in the index",
  { tag: "@all" },
  async ({ request }) => {
    for (const address of ["/news", "/newsPage"]) {
      const page = await readPage(request, address);
      const [whole, ...subjects] = part(page, "按主题找文章").querySelectorAll("a");
      expect([whole?.firstChild?.textContent, whole?.hash]).toEqual(["文章索引", "#articles"]);
      expect(page.querySelectorAll("#articles a")).toHaveLength(
        Number(whole?.querySelector("small")?.textContent),
      );
      for (const link of subjects) {
        const subject = page.getElementById(link.hash.slice(1));
        const [name, count] = [
          link.firstChild?.textContent,
          Number(link.querySelector("small")?.textContent),
        ];
        expect(subject?.querySelector("h3, h4")?.textContent, address).toBe(name);
        expect(subject?.querySelectorAll("a")).toHaveLength(count);
      }
    }
  },
);

test(
  "on a phone tables of four columns fit beside the text",
  { tag: ["@phone-only", "@all"] },
  async ({ page, store }) => {
    const addresses = ["news:detail", "solutions:cm_detail"].map((pair) => {
      const [table, route] = pair.split(":");
      const four = `maincontent LIKE '%<tr>${"%</th>".repeat(4)}</tr>%'`;
      return `/${route}/${store.prepare(`SELECT id FROM ${table} WHERE ${four} ORDER BY id`).pluck().get()}`;
    });
    for (const address of addresses) {
      await page.goto(address);
      const beyond = await page
        .getByRole("group", { name: "表格，可左右滚动" })
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      expect(Math.max(...beyond), address).toBe(0);
    }
  },
);

test.describe("articles", () => {
  test("返回 returns to the page the visitor came from", { tag: "@all" }, async ({ page }) => {
    await page.goto("/Companynew?page=2");
    const card = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const title = (await card.textContent()) ?? "";
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL("/Companynew?page=2");
  });

  test("返回 links to the list for visitors from elsewhere", async ({ request, store }) => {
    const solution = firstId(store, "solutions", `type = ${SOLUTION_TYPE.breeding}`);
    expect(hrefs(await readPage(request, `/cm_detail/${solution}`), "返回")).toEqual(["/cm_agriculture"]);
  });

  test(
    "previous and next stay within company news, and within industry news",
    { tag: "@all" },
    async ({ request, store }) => {
      for (const [type, name] of [
        [NEWS_TYPE.company, "公司资讯"],
        [NEWS_TYPE.industry, "行业资讯"],
      ] as const) {
        const first = `/detail/${firstId(store, "news", `type = ${type}`)}`;
        const page = await readPage(request, first);
        expect(part(page, "面包屑").textContent).toContain(name);
        const previous = hrefs(part(page, "上下篇"), /^上一篇/)[0] ?? "";
        expect(previous).toMatch(/^\/detail\/\d+$/);
        const before = await readPage(request, previous);
        expect(part(before, "面包屑").textContent).toContain(name);
        expect(hrefs(part(before, "上下篇"), /^下一篇/)).toEqual([first]);
      }
    },
  );

  test("related articles are others of the subject, and none for an article without one", async ({
    request,
    store,
  }) => {
    const subject = one<string>(
      store,
      "SELECT subject FROM news WHERE subject <> '' GROUP BY subject HAVING count(*) BETWEEN 2 AND 5 LIMIT 1",
    );
    const ids = store.prepare("SELECT id FROM news WHERE subject = ? ORDER BY id").pluck().all(subject);
    const related = hrefs(part(await readPage(request, `/detail/${ids[0]}`), "相关文章"), /^(?!全部)/);
    expect(related.slice(0, ids.length - 1).sort()).toEqual(ids.slice(1).map((id) => `/detail/${id}`));
  });

  test(
    "industry cards have no link, company cards link to their article",
    { tag: "@all" },
    async ({ request, store }) => {
      expect((await readPage(request, "/news")).querySelectorAll("main h2 a")).toHaveLength(0);
      const cards = (await readPage(request, "/Companynew")).querySelectorAll("main h2 a[href^='/detail/']");
      expect(cards).toHaveLength(Math.min(PAGE_SIZE.news, countOf(store, "news", COMPANY)));
    },
  );

  test("a solution has three pictures, its products and other solutions of its field", async ({
    request,
    store,
  }) => {
    const { id, type } = namingProduct(store);
    const page = await readPage(request, `/cm_detail/${id}`);
    const [carousel] = named(page, "[role=group]", /图片$/);
    expect(carousel?.querySelectorAll("[aria-roledescription=幻灯片]")).toHaveLength(3);
    expect(page.querySelector("main a[href^='/newdetail/']")).not.toBeNull();
    expect(page.querySelectorAll("main h3 a[href^='/cm_detail/']")).toHaveLength(
      Math.min(4, countOf(store, "solutions", `type = ${type}`) - 1),
    );
  });
});
