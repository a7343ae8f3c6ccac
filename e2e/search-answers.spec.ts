import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { faultsHref, questionHref } from "@/lib/links/service";
import { expectAccessible } from "./accessible";
import { one } from "./content";
import { hrefs, named, words } from "./read-page";
import { search } from "./search-page";
import { faultKinds, questions } from "./service-words";
import { expect, test } from "./site";

// The answers are tested in db/queries/search/answers; here, that the page shows them above the hits.

/** The products chosen by a calculation, above the hits. */
const chosenIn = (page: Document) => named(page, "h3", /^匹配产品/)[0]!.parentElement!;

test("the products of a calculation have pictures, and go to the list with quantity and calculation", async ({
  request,
}) => {
  const found = await search(request, "APF 选多大 变频器 200kW");
  const forms = [...chosenIn(found).querySelectorAll(`form[action="${CART_CHANGE}"]`)];
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    const item = form.closest("li")!;
    const valueOf = (field: string) => form.querySelector(`input[name=${field}]`)?.getAttribute("value");
    expect(item.querySelector("img")?.getAttribute("src")).toMatch(/^\/media\/products\//);
    expect(hrefs(item, /./)).toEqual([`/newdetail/${valueOf("product_id")}`]);
    expect(words(item, "strong")).toMatch(new RegExp(`^${valueOf("quantity")}\\s台 × `));
    expect(valueOf("note")).toMatch(/^按计算：.* A/);
  }
});

test("an answer that needs a measurement asks for it, and adds nothing to the list", async ({ request }) => {
  const chosen = chosenIn(await search(request, "1000 kVA 配多少电容"));
  expect(chosen.querySelectorAll(`form[action="${CART_CHANGE}"]`)).toHaveLength(0);
  const asks = hrefs(chosen, /^咨询工程师/);
  expect(asks.length).toBeGreaterThan(1);
  for (const href of asks)
    expect(new URLSearchParams(href?.split("?")[1]).get("about")).toMatch(/^按计算：.*kvar/);
});

test(
  "a question with one answer gets it above the hits, with the page that has it",
  { tag: "@all" },
  async ({ page, request, store }) => {
    const { id, question, answer, link } = questions[0]!;
    const asked = named(await search(request, question), "section", question)[0]!;
    expect(words(asked, "p")).toContain(answer.slice(0, 20));
    expect(hrefs(asked, link.label)).toEqual([link.href]);
    expect(hrefs(asked, "更多常见问题")).toEqual([questionHref(id)]);
    const {
      model,
      id: product,
      size,
    } = store
      .prepare(
        "SELECT id, model, shapesize AS size FROM products WHERE shapesize <> '' AND model <> '' ORDER BY id",
      )
      .get() as { id: number; model: string; size: string };
    await page.goto(`/search?q=${encodeURIComponent(`${model} 外形尺寸`)}`);
    const fact = page.getByRole("region", { name: model });
    await expect(fact.getByRole("definition").first()).toContainText(size.split("（")[0] ?? size);
    await expectAccessible(page, "an answer");
    await fact.getByRole("link", { name: `${model} 规格参数` }).click();
    await expect(page).toHaveURL(`/newdetail/${product}#specs`);
  },
);

test("a code on a display is answered with the safety rules, the remedy and whom to call", async ({
  request,
  store,
}) => {
  const kind = faultKinds.find(({ codes }) =>
    codes.some(({ products, code }) => !products && /^\w\d+$/.test(code)),
  )!;
  const { code, meaning, remedy } = kind.codes.find((one) => !one.products && /^\w\d+$/.test(one.code))!;
  const model = one<string>(store, "SELECT model FROM products WHERE id = ?", kind.products[0]!);
  const page = await search(request, `${model} ${code}`);
  const answer = named(page, "section", `${kind.name} ${code}：${meaning}`)[0]!;
  expect(words(answer, "p")).toContain("动手之前：");
  expect(words(answer, "dl")).toContain(remedy);
  expect(words(answer, "dl")).toContain(model);
  expect(hrefs(answer, `${kind.name} ${code}`)).toEqual([faultsHref(kind.id)]);
  expect(words(page)).not.toContain("没有找到“");
});

test(
  "documents, tools and services are found by their names",
  { tag: "@all" },
  async ({ request, store }) => {
    const places = (page: Document) => named(page, "nav", "直达页面")[0]!;
    for (const [asked, href] of [
      ["资料下载", "/downloads"],
      ["CAD图纸", "/downloads?kind=drawing"],
      ["计算器", "/tools/kvar"],
      ["保修", "/service#repair"],
    ] as const)
      expect(
        places(await search(request, asked))
          .querySelector("a")
          ?.getAttribute("href"),
        asked,
      ).toBe(href);
    const [id, model] = store
      .prepare("SELECT id, model FROM product_registers JOIN products ON id = product ORDER BY id")
      .raw()
      .get() as [number, string];
    const found = places(await search(request, `${model} 寄存器`));
    expect(hrefs(found, new RegExp(`^${model} 通信寄存器`))).toEqual([`/newdetail/${id}/registers`]);
  },
);
