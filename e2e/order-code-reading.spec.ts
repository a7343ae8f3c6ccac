import { kept } from "./cart-page";
import type { APIRequestContext } from "@playwright/test";
import { build, isWhole } from "@/lib/order-code/build";
import { correctionsFor } from "@/lib/order-code/corrections";
import { variantOf } from "@/lib/order-code/variant";
import { codeHref } from "@/lib/links/code-address";
import { allCoded, carelessly, choosable, type Coded, firstCoded, impossible, slip, typed } from "./coded";
import { allWords, hrefs, named, readPage, robots, words } from "./read-page";
import { expect, test } from "./site";

// Parsing is tested in lib/order-code; here, that the pages show it.
const readCode = (request: APIRequestContext, code: string) =>
  readPage(request, `/code?q=${encodeURIComponent(code)}`);
const WHOLE = "代码完整，各段都读得通。";
const headings = (page: Document) => allWords(page, "h2");
const codeHit = (page: Document) => named(page, "section", "订货代码")[0];

const withVariants = () => firstCoded(({ grammar }) => (grammar.variants.length > 0 ? {} : undefined));

test("a code is read part by part, with the parameters of exactly this variant", async ({ request }) => {
  for (const { id, ordercode, grammar, example } of [choosable(), withVariants()] as Coded[]) {
    const page = await readCode(request, ordercode);
    expect(headings(page)).toContain(ordercode);
    const [pieces, parameters] = ["代码各段的含义", `${ordercode}的参数`].map(
      (name) => named(page, "table", name)[0]!,
    );
    expect(allWords(pieces!, "tbody th")).toEqual(["产品", ...grammar.parts.map(({ name }) => name)]);
    const rows = allWords(parameters!, "tr");
    const decided = rows.filter((row) => row.includes("由代码确定"));
    expect(decided.length).toBeLessThan(rows.length);
    for (const [label, text] of variantOf(grammar, example).lines)
      expect(decided.find((row) => row.startsWith(label))).toContain(text);
    expect(hrefs(page, "产品页")).toEqual([`/newdetail/${id}`]);
    expect(hrefs(page, "带着型号咨询")[0]).toContain(`product=${id}`);
    expect(robots(page)).toContain("noindex");
  }
});

test("a carelessly typed code is read, too", async ({ request }) => {
  const { ordercode } = choosable();
  const wide = ordercode.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  for (const code of [carelessly(ordercode), wide, ordercode.replace("LH-", "")])
    expect(headings(await readCode(request, code)), code).toContain(ordercode);
});

test("an invalid part is reported with the valid alternatives", async ({ request }) => {
  const { beyond, name, tooMuch } = typed();
  expect(words(await readCode(request, beyond))).toContain(`${name}没有“${tooMuch}”，可选`);
  const all = allCoded();
  const twin = all.find(({ id, grammar }) =>
    all.some((o) => o.id !== id && o.grammar.head === grammar.head),
  )!;
  expect(headings(await readCode(request, impossible(twin)))).toContain("代码开头相同的产品");
  expect(headings(await readCode(request, slip().typed))).toContain("您是不是要找");
});

test("codes similar to a faulty one are links, and are read", async ({ request }) => {
  const all = allCoded();
  // Two parts are swapped.
  const { id, faulty, near } = firstCoded(({ grammar, example }) => {
    const { parts } = grammar;
    const [one, other, ...rest] = example;
    if (!one || !other || isWhole(grammar, [other, one, ...rest])) return undefined;
    const faulty = build({ ...grammar, parts: [parts[1]!, parts[0]!, ...parts.slice(2)] }, [
      other,
      one,
      ...rest,
    ]);
    const near = correctionsFor(all, faulty);
    return near.length > 0 ? { faulty, near } : undefined;
  });
  const page = await readCode(request, faulty);
  expect(words(page)).not.toContain(WHOLE);
  for (const { code } of near) {
    expect([...page.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).toContain(
      codeHref(code),
    );
    expect(words(await readCode(request, code))).toContain(WHOLE);
  }
  expect(hrefs(page, "重新选型")[0]).toMatch(new RegExp(`^/newdetail/${id}\\?.*#ordering$`));
});

test(
  "several codes are read at once, one per line, and added to the list together",
  { tag: "@all" },
  async ({ page, request }) => {
    const [first, second] = allCoded() as [Coded, Coded];
    const both = `${first.ordercode} ×3，${second.ordercode}`;
    const list = await readCode(request, both);
    expect(headings(list)).toContain("写了2个代码");
    expect(words(list)).toContain(`${first.ordercode} ×3${first.title}：`);
    expect(hrefs(list, second.ordercode)).toEqual([codeHref(second.ordercode)]);
    await page.goto(codeHref(both));
    await page.getByRole("button", { name: "全部加入询价单" }).click();
    await expect(page).toHaveURL("/cart?read=2-0");
    expect((await kept(page)).map(([, code, quantity]) => [code, quantity])).toEqual([
      [first.ordercode, 3],
      [second.ordercode, 1],
    ]);
  },
);

test("hostile codes are shown as text", { tag: "@all" }, async ({ request }) => {
  const { id, model } = choosable();
  for (const code of [
    "<script>alert(1)</script>",
    `${model}/"><img src=x onerror=alert(1)>`,
    `${model}/{{参数}}`,
  ]) {
    const page = await readCode(request, code);
    expect(page.querySelector("main input[name=q]")?.getAttribute("value")).toBe(code);
    expect(page.querySelector("main img[src=x], [onerror]")).toBeNull();
  }
  const long = await request.get(`/code?q=${model}/${"4".repeat(1500)}`);
  expect(long.status()).toBe(200);
  expect(await long.text()).not.toContain("4".repeat(101));
  for (const wrong of ["product=99999", `product=${id}&p1=%00%FF&p8=x`, "q=%E0%A4%A", "q=", "p1=450"])
    expect((await request.get(`/code?${wrong}`)).status(), wrong).toBe(wrong === "product=99999" ? 404 : 200);
});

test(
  "a search for a code leads to its reading, and a search for a model alone to no code",
  { tag: "@all" },
  async ({ request }) => {
    const { ordercode, model } = choosable();
    const { beyond, name, tooMuch } = typed();
    const search = (searched: string) => readPage(request, `/search?q=${encodeURIComponent(searched)}`);
    const hit = codeHit(await search(ordercode.toLowerCase()))!;
    expect(words(hit, "*")).toContain(`订货代码 ${ordercode}：`);
    const [href = ""] = hrefs(hit, /^查看解读/);
    expect(words(await readPage(request, href ?? ""))).toContain(WHOLE);
    const faulty = codeHit(await search(beyond))!;
    expect(faulty.textContent).toContain(`${name}没有“${tooMuch}”`);
    expect(hrefs(faulty, /^查看解读/)).toHaveLength(1);
    expect(codeHit(await search(model))).toBeUndefined();
  },
);
