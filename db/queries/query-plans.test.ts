import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, test } from "vitest";
import { FAMILY_IDS, HONOUR_TYPE, SOLUTION_TYPE } from "@/lib/constants";
import type { MessageForm } from "@/lib/inquiry/message-form";
import { takeAnnouncement } from "@/db/queries/inquiry/announcements";
import {
  countCaseChoices,
  listCaseCards,
  listCasesOfProducts,
  listCasesOfSolution,
} from "@/db/queries/articles/case-cards";
import { listCases } from "@/db/queries/articles/cases";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { sharedStore, shareStore } from "@/db/connection";
import { keptStore } from "@/db/testing/store";
import { listFamilies } from "@/db/queries/categories/families";
import { countWithout, listFiltered } from "@/db/queries/filters/filters";
import { firstBanners, listBanners, listFactory, listLeaders } from "@/db/queries/company/galleries";
import { listHonours, topHonours } from "@/db/queries/company/honours";
import { addToCart } from "@/db/queries/inquiry/cart-adding";
import { changeCart } from "@/db/queries/inquiry/cart-changes";
import { makeRoomForLists } from "@/db/queries/inquiry/cart-room";
import { getCartAddress, getCartSum, listCartLines } from "@/db/queries/inquiry/carts";
import { getUsername } from "@/db/queries/members/user-names";
import { forgetPhone } from "@/db/queries/inquiry/forget";
import { getMessage, listMessages } from "@/db/queries/inquiry/message-admin";
import { countOverdue } from "@/db/queries/inquiry/desk";
import { addMessage } from "@/db/queries/inquiry/messages";
import { listProductsInText } from "@/db/queries/products/products-in-text";
import { mentionsOf } from "@/db/queries/articles/mentions";
import { firstNews, getNews, getNewsNeighbours, listNews } from "@/db/queries/articles/news";
import { getAbout } from "@/db/queries/company/pages";
import { getDictionary } from "@/db/queries/products/dictionary";
import { getReceipt } from "@/db/queries/inquiry/receipts";
import { sendOrder } from "@/db/queries/inquiry/order-sending";
import { getOrder, listOrders, orderOfMessage } from "@/db/queries/inquiry/orders";
import { getProduct } from "@/db/queries/products/product-details";
import { listProducts, productsNear, topProducts } from "@/db/queries/products/products";
import { getProductNeighbours } from "@/db/queries/products/product-neighbours";
import { getProof } from "@/db/queries/products/proof";
import { lastChanges, listDated } from "@/db/queries/site/sitemap";
import { firstSlides } from "@/db/queries/company/slides";
import { purgeOld } from "@/db/queries/inquiry/retention";
import {
  getSolution,
  getSolutionNeighbours,
  listSolutions,
  topSolutions,
} from "@/db/queries/articles/solutions";

/** Every statement that the connection runs, values filled in. */
const ran: string[] = [];

beforeAll(() => {
  const bytes = readFileSync(keptStore("test-content"));
  shareStore(new Database(bytes, { verbose: (text) => void ran.push(String(text)) }));
});

/** What `read` asks the store, without what only looks whether anything changed. */
async function statements(read: () => unknown): Promise<string[]> {
  // What is kept until the content changes is asked anew.
  sharedStore().exec(
    "UPDATE content_version SET version = version + 1, catalogue = catalogue + 1, texts = texts + 1",
  );
  ran.length = 0;
  await read();
  return ran.filter(
    (text) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !/content_version/.test(text),
  );
}

const CHOSEN = new Map([["communication", ["RS485", "4G"]]]);
const page = { page: 2, limit: 12 };
const form: MessageForm = {
  name: "王",
  phone: "13800138000",
  sex: "0",
  email: "",
  addres: "x",
  content: "",
  about: "",
  token: "t",
  website: "",
};
const counted = { visitor: "k", network: "" };
const sender = { source: "", client: "", agent: "", notice: "", limitKey: "k" };

const QUERIES: [string, () => unknown][] = [
  ["products", () => listProducts(page)],
  ["products of a category", () => listProducts({ ...page, type: 33 })],
  ["products of a deep page", () => listProducts({ page: 1_000_000, limit: 100, type: 33 })],
  ["products by one letter", () => listProducts({ ...page, title: "电" })],
  ["products by two letters", () => listProducts({ ...page, title: "电容" })],
  ["products by a title", () => listProducts({ ...page, title: "智能电容器" })],
  ["products by title and category", () => listProducts({ ...page, title: "智能电容器", type: 33 })],
  ["a product", () => getProduct(1001)],
  ["the dictionary of parameters", () => getDictionary()],
  ["a filtered list", () => listFiltered({ ...page, type: 33, chosen: CHOSEN, sort: "capacity" })],
  ["what each filter leaves out", () => countWithout({ type: 33, chosen: CHOSEN })],
  ["a product's neighbours", () => getProductNeighbours({ id: 1001, category: 201 })],
  ["related products", () => productsNear({ id: 1001, type: 201 }, 4)],
  ["cases of a product", () => listCasesOfProducts([1001], 4)],
  ["the first products of each family", () => topProducts(FAMILY_IDS, 2)],
  ["the category tree and introductions", () => getCategoryTree()],
  ["the products of each family, counted", () => listFamilies()],
  ["solutions", () => listSolutions(page)],
  ["solutions of a type", () => listSolutions({ ...page, type: 17 })],
  ["the first solutions of each type", () => topSolutions(Object.values(SOLUTION_TYPE), 3)],
  ["a solution", () => getSolution(2001)],
  ["a solution's neighbours", () => getSolutionNeighbours({ id: 2001, type: 17 })],
  ["cases", () => listCases(page)],
  ["cases of a type", () => listCases({ ...page, type: 27 })],
  ["cases with their facts and products", () => listCaseCards({ type: 27, page: 1, limit: 12 })],
  ["news", () => listNews(page)],
  ["news of a type", () => listNews({ ...page, type: 19 })],
  ["an article", () => getNews(3001)],
  ["an article's neighbours", () => getNewsNeighbours({ id: 3001, type: 19 })],
  ["cases of each industry, counted", () => countCaseChoices({}, 27)],
  ["cases of a solution", () => listCasesOfSolution(2001)],
  ["what names a product", () => mentionsOf({ id: 1001, model: "LH-ZCS" })],
  ["products that an article names", () => listProductsInText("SVG-100 与 LHZ-40", 4)],
  ["honours", () => listHonours(page)],
  ["honours of a type", () => listHonours({ ...page, type: 55 })],
  ["the first honours of each type", () => topHonours(Object.values(HONOUR_TYPE), 1)],
  ["the first banners", () => firstBanners(5)],
  ["the home page's banners", () => firstSlides(14)],
  ["products by standard, and certificates", () => getProof()],
  ["the first news", () => firstNews(6)],
  ["banners", () => listBanners(page)],
  ["factory pictures", () => listFactory(page)],
  ["leaders' visits", () => listLeaders(page)],
  ["a page's text", () => getAbout()],
  ["products in the sitemap", () => listDated("products", 50_000)],
  ["what changed last", () => lastChanges()("products", "leaders")],
  ["a member", () => getUsername("u")],
  ["how much is on a list", () => getCartSum("u")],
  ["a list", () => listCartLines("u")],
  ["an address", () => getCartAddress("u")],
  ["sent lists", () => listOrders({ cart: "u", member: 1 }, page)],
  ["a sent list", () => getOrder("n")],
  ["the list of a message", () => orderOfMessage(1)],
  ["a new message", () => addMessage(form, sender)],
  ["a robot's message", () => addMessage({ ...form, website: "x", token: "" }, sender)],
  ["a change of a list", () => changeCart("u", { lines: new Map([[1, { quantity: 2 }]]) }, counted)],
  ["lists beyond those that are kept", () => makeRoomForLists(new Date(), -1)],
  ["the next announcement", () => takeAnnouncement(Date.now(), ["received", "answered"])],
  ["a stored message", () => getMessage(1)],
  ["all messages", () => listMessages({}, 50)],
  ["how many messages are overdue", () => countOverdue(new Date())],
  ["messages of a time", () => listMessages({ from: new Date(0), until: new Date() }, 50)],
  ["messages with a list in one state", () => listMessages({ order: "processing" }, 50)],
  ["old messages and lists", () => purgeOld(new Date())],
];

/**
 * What is read in whole on purpose: message limits (some hundred rows at most, once per accepted message), galleries,
 * discontinued products and the dictionary of parameters once per version of the content, and what a statement found or was given.
 */
const SCANNED =
  /^SCAN (?:message_limits|parameters|discontinued_products|factory|leaders|banners|top\d+|previous|next(?:_\w+)?|json_each VIRTUAL TABLE.*)$/;
/** A product was used in a handful of projects: these are sorted after they were found by index. */
const SORTED = /from "case_products"/;

function expectByIndex(asked: readonly string[]) {
  expect(asked.length).toBeGreaterThan(0);
  for (const text of asked) {
    const plan = sharedStore().prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[];
    for (const { detail } of plan) {
      if (!SORTED.test(text)) expect(detail, text).not.toMatch(/TEMP B-TREE|AUTOMATIC/);
      if (!SCANNED.test(detail)) expect(detail, text).not.toMatch(/^SCAN (?!.*USING)(?!.*CONSTANT ROW)/);
    }
  }
}

describe("no query scans a table or sorts", () => {
  test.each(QUERIES)("%s", async (_name, read) => expectByIndex(await statements(read)));

  test("sending a list, twice", async () => {
    const { id } = sharedStore().prepare("SELECT id FROM products LIMIT 1").get() as { id: number };
    const line = { product_id: id, quantity: 1, code: "", note: "" };
    const added = await addToCart(undefined, line, { visitor: "k", network: "" });
    const cart = "cart" in added ? added.cart : undefined;
    const fields = { ...form, token: "" };
    let sent = {};
    expectByIndex(
      await statements(async () => (sent = await sendOrder({ cart, member: undefined }, fields, sender))),
    );
    expectByIndex(
      await statements(async () =>
        expect(await sendOrder({ cart, member: undefined }, fields, sender)).toEqual(sent),
      ),
    );
    const number = "number" in sent ? String(sent.number) : "";
    expectByIndex(await statements(() => expect(getReceipt(number)?.offered).toEqual(new Set([id]))));
  });
});

describe("the number of statements does not grow with the number of rows", () => {
  test.each(QUERIES)("%s", async (_name, read) => {
    expect((await statements(read)).length).toBeLessThanOrEqual(8);
  });

  test("a page of 100 products takes as many statements as a page of one", async () => {
    const one = await statements(() => listProducts({ page: 1, limit: 1, type: 33 }));
    const hundred = await statements(() => listProducts({ page: 1, limit: 100, type: 33 }));
    expect(hundred).toHaveLength(one.length);
  });
});

test("forgetting a phone number finds all data by index", async () => {
  const deleting = (await statements(() => forgetPhone("13800138000"))).filter((text) =>
    /^delete/i.test(text),
  );
  const plans = deleting.map((text) =>
    (sharedStore().prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[])
      .map(({ detail }) => detail)
      .join("\n"),
  );
  const indexes = ["sign_in_codes_phone", "carts_phone", "messages_phone"];
  expect(plans).toEqual(indexes.map((index) => expect.stringContaining(index)));
  for (const plan of plans) expect(plan).not.toMatch(/^SCAN/m);
});
