import type { Database } from "better-sqlite3";
import { firstId, one } from "./content";
import { allWords, hrefs, named, readPage, words } from "./read-page";
import { expect, test } from "./site";

type Used = { id: number; case: string; product: number; title: string };
/** The first case of public buildings, with its first product. */
const firstUsed = (store: Database) =>
  store
    .prepare(
      `SELECT cases.id, cases.title AS "case", products.id AS product, products.title FROM cases
       JOIN case_products ON case_products."case" = cases.id JOIN products ON products.id = case_products.product
       WHERE cases.type = 27 AND cases.image <> ''
       ORDER BY cases.sort DESC, cases.createtime DESC, cases.id DESC, products.id LIMIT 1`,
    )
    .get() as Used;

test("a case's products link to their pages, which link to the case once; its card has no link", async ({
  request,
  store,
}) => {
  const used = firstUsed(store);
  const page = await readPage(request, "/buildings");
  const [heading] = named(page, "li :is(h2, h3)", used.case);
  expect(heading?.querySelector("a")).toBeNull();
  const [href = ""] = hrefs(heading?.closest("li") ?? page, used.title);
  expect(href).toBe(`/newdetail/${used.product}`);
  const cases = (await readPage(request, href ?? "")).querySelector("#cases");
  expect(cases && hrefs(cases, used.case)).toEqual([`/case/${used.id}`]);
});

test(
  "a product links to a solution that names it, which links back and to cases with its products",
  { tag: "@all" },
  async ({ request, store }) => {
    const product = one<number>(
      store,
      `SELECT products.id FROM products JOIN solutions ON instr(solutions.maincontent, products.model || '、') > 0
     WHERE products.model <> '' ORDER BY products.id LIMIT 1`,
    );
    const page = await readPage(request, `/newdetail/${product}`);
    const solutions = page.querySelector("#solutions");
    expect(words(solutions ?? page, "h2")).toBe("相关方案");
    const href = solutions?.querySelector("li a")?.getAttribute("href") ?? "";
    expect(href).toMatch(/^\/cm_detail\/\d+$/);
    const solution = await readPage(request, href);
    expect(named(solution, "h2", "相关工程案例")).toHaveLength(1);
    expect(solution.querySelector(`main a[href="/newdetail/${product}"]`)).not.toBeNull();
  },
);

test(
  "news about a product and the product's page link to each other",
  { tag: "@all" },
  async ({ request, store }) => {
    const { article, product } = store
      .prepare(
        `SELECT news.id AS article, products.id AS product FROM news JOIN products
       ON products.model <> '' AND instr(news.title || news.maincontent, products.model) > 0
       ORDER BY length(products.model) DESC, news.id DESC LIMIT 1`,
      )
      .get() as { article: number; product: number };
    const [ofProduct, ofArticle] = [`/newdetail/${product}`, `/detail/${article}`];
    const page = await readPage(request, ofProduct);
    expect(page.querySelector(`:is(#news, #knowledge) a[href="${ofArticle}"]`)).not.toBeNull();
    expect((await readPage(request, ofArticle)).querySelector(`main a[href="${ofProduct}"]`)).not.toBeNull();
  },
);

test(
  "each product has one canonical page for search engines, at any address",
  { tag: "@all" },
  async ({ request, store }) => {
    const id = firstId(store, "products");
    for (const path of ["newdetail", "prod_detail", "product"]) {
      const canonical = (await readPage(request, `/${path}/${id}`)).querySelector('link[rel="canonical"]');
      expect(canonical?.getAttribute("href"), path).toMatch(new RegExp(`/newdetail/${id}$`));
    }
  },
);

test("the page explains the two ways of grouping products", { tag: "@all" }, async ({ request }) => {
  const page = await readPage(request, "/prod_type41");
  const main = page.querySelector("main") ?? page;
  expect(hrefs(main, /^按参数筛选这 \d+ 款产品$/)).toHaveLength(1);
  expect(named(main, "nav", "按装置类型")).toHaveLength(1);
  const inHeader = allWords(page, "header *");
  for (const by of ["按应用", "按装置类型"]) expect(inHeader.filter((text) => text === by)).toHaveLength(1);
  expect(named(await readPage(request, "/product_centers"), "main h2", "按产品线浏览")).toHaveLength(1);
});
