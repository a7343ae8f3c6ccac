import type { Database } from "better-sqlite3";
import { allWords, hrefs, named, readPage } from "./read-page";
import { expect, test } from "./site";

/** A complete case: with installed products, a diagram and a calculation. */
const whole = (store: Database) =>
  store
    .prepare(
      `SELECT c.id, c.title, c.type, s.equipment FROM cases c JOIN case_sheets s ON s."case" = c.id
       WHERE s.diagram <> '' AND s.calculation LIKE '%kvar%' ORDER BY c.id`,
    )
    .get() as { id: number; title: string; type: number; equipment: string };

type Line = { product: number; code: string; quantity: number };

test("a case's page links to its products, codes and calculator, and shows the measurements", async ({
  request,
  store,
}) => {
  const { id, title, equipment } = whole(store);
  const page = await readPage(request, `/case/${id}`);
  expect(allWords(page, "h1")).toEqual([title]);
  const headings = allWords(page, "main h2");
  for (const heading of ["改造前后实测", "现场与做法", "配电单线图", "安装的设备", "选型计算"])
    expect(headings).toContain(heading);
  const links = [...page.querySelectorAll("main a")].map((link) => link.getAttribute("href") ?? "");
  for (const { product, code } of JSON.parse(equipment) as Line[]) {
    expect(links).toContain(`/newdetail/${product}`);
    expect(allWords(page, "#equipment th a")).toContain(code);
  }
  expect(hrefs(page, /^用这些数打开/)[0]).toMatch(/^\/tools\/kvar\?.*pf1=/);
  expect(page.querySelector("#measured [role=img]")?.getAttribute("aria-label")).toMatch(
    /：改造前 .+，改造后 /,
  );
});

test("without script, one button puts all installed products of a case on the list", async ({
  request,
  store,
}) => {
  const { id, equipment } = whole(store);
  const answer = await request.post("/cart/change", {
    form: { do: "add-case", case: String(id) },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/cart");
  const { data } = (await (await request.get("/api/carts")).json()) as {
    data: { data: (Line & { product_id: number })[] };
  };
  const listed = data.data.map(({ product_id, code, quantity }) => ({ product: product_id, code, quantity }));
  for (const { product, code, quantity } of JSON.parse(equipment) as Line[])
    expect(listed).toContainEqual({ product, code, quantity });
});

test("the register lists every case with a link to its page, and is filtered by its columns", async ({
  request,
  store,
}) => {
  const count = (where = "1") =>
    store
      .prepare(`SELECT count(*) FROM cases c LEFT JOIN case_facts f ON f."case" = c.id WHERE ${where}`)
      .pluck()
      .get() as number;
  const rows = async (address: string) =>
    (await readPage(request, address)).querySelectorAll("#register tbody a[href^='/case/']").length;
  expect(await rows("/casePage")).toBe(count());
  expect(await rows("/medical")).toBe(count("c.type = 29"));
  expect(await rows("/casePage?voltage=10000")).toBe(count("f.voltage = '10000'"));
  expect(await rows("/industry?problem=harmonics&year=2024")).toBe(
    count("c.type = 31 AND f.year = 2024 AND f.problems LIKE '%harmonics%'"),
  );
});

test("filters of all cases also apply to the pictures below the register, without empty tabs", async ({
  request,
  store,
}) => {
  const tabsOf = async (address: string) =>
    [...(await readPage(request, address)).querySelectorAll("main a[href^='/casePage']")]
      .map((link) => link.textContent?.trim() ?? "")
      .filter((text) => /^(公共建筑|医疗教育|工业制造) \d+$/.test(text));
  expect(await tabsOf("/casePage")).toHaveLength(3);
  const medical = store
    .prepare(`SELECT count(*) FROM cases c JOIN case_facts f ON f."case" = c.id WHERE f.industry = 'medical'`)
    .pluck()
    .get() as number;
  expect(await tabsOf("/casePage?industry=medical")).toEqual([`医疗教育 ${medical}`]);
});

test(
  "the first cases of the register are above the pictures, and a link shows the others",
  { tag: ["@phone", "@all"] },
  async ({ page }) => {
    await page.goto("/casePage");
    const shown = page.locator("#register tbody tr:visible");
    await expect(shown).toHaveCount(8);
    await page.getByRole("link", { name: /^显示其余 \d+ 项$/ }).click();
    await expect(shown).toHaveCount(await page.locator("#register tbody tr").count());
    await expect(page.getByRole("link", { name: /^显示其余/ })).toBeHidden();
  },
);

test("the page of all cases links to each list in its tabs, and each list to the others and back", async ({
  request,
}) => {
  const lists = ["/buildings", "/medical", "/industry"];
  expect(hrefs(await readPage(request, "/casePage"), /：现场、设备与全部数据$/)).toEqual(lists);
  const [nav] = named(await readPage(request, "/buildings"), "nav", "本栏目页面");
  const links = [...(nav?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/casePage", ...lists]);
});

test("every industry article is linked in the index below the cards", async ({ request, store }) => {
  const ids = store.prepare("SELECT id FROM news WHERE type = 21").pluck().all() as number[];
  for (const address of ["/news", "/newsPage"]) {
    const page = await readPage(request, address);
    const links = [...page.querySelectorAll("#articles a")].map((link) => link.getAttribute("href"));
    expect(links.toSorted(), address).toEqual(ids.map((id) => `/detail/${id}`).toSorted());
  }
});
