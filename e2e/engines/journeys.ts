import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { choosable } from "@/e2e/coded";
import { completeProduct, distinctModel, optionsOf } from "@/e2e/content";
import { isShown, until, untilGone, untilShown, visit, type Visitor } from "./visitor";

type Journey = (visitor: Visitor, base: string, store: Database) => Promise<void>;

const DESKTOP = { width: 1366, height: 800 };
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
const untilText = (visitor: Visitor, selector: string, text: string) =>
  until(
    visitor,
    `${selector} says ${text}`,
    ([where, what]) => document.querySelector(where)?.textContent?.includes(what),
    [selector, text] as const,
  );
const untilAt = (visitor: Visitor, part: string) =>
  until(visitor, `the address has ${part}`, (given) => location.href.includes(given), part);

const menu: Journey = async (visitor, base) => {
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/about`);
  await visitor.press("header nav li[data-item=products] button");
  await untilShown(visitor, "#menu-products a");
  await visitor.key("Escape");
  await untilGone(visitor, "#menu-products a");
  await visitor.resize({ width: 500, height: 800 });
  await visitor.press("header button[aria-haspopup=dialog]");
  await untilShown(visitor, "#site-menu");
  await visitor.press("#site-menu button[aria-label=关闭菜单]");
  await untilGone(visitor, "#site-menu");
};

/** The code of the page's address: closed, opened, closed by a press elsewhere. */
const panel: Journey = async (visitor, base) => {
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/about`);
  await untilGone(visitor, "#page-code");
  // A browser without `popover` has its help from a script that comes last.
  await until(
    visitor,
    "the panel can be opened",
    () => "popover" in HTMLElement.prototype || document.querySelector("[popovertarget][aria-expanded]"),
    undefined,
  );
  await visitor.press("[popovertarget=page-code]");
  await untilShown(visitor, "#page-code svg path");
  await visitor.key("Escape");
  await untilGone(visitor, "#page-code");
};

const search: Journey = async (visitor, base, store) => {
  const { id, typed } = distinctModel(store);
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/about`);
  await visitor.type("header [role=combobox]", typed);
  await untilShown(visitor, "[role=listbox] [role=option]");
  await visitor.key("ArrowDown");
  await visitor.key("Enter");
  await untilAt(visitor, `/newdetail/${id}`);
};

const filter: Journey = async (visitor, base, store) => {
  const [option] = optionsOf(store, 33);
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/product_type_list/33?view=list`);
  // Unfolded by a script where the browser does not know `::details-content`.
  await untilShown(visitor, "[data-part=filters] dd a");
  await visitor.press("[data-part=filters] dd a");
  await untilAt(visitor, "f.");
  expect(option).toBeDefined();
  await untilShown(visitor, "[data-part=filters] p a");
};

const compare: Journey = async (visitor, base) => {
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/product_type_list/33?view=list`);
  await visitor.press("input[form=compare]");
  await untilShown(visitor, "#compare a[href^='/compare']");
  await visitor.press("#compare a[href^='/compare']");
  await untilAt(visitor, "/compare");
  await untilShown(visitor, "main table");
};

const product: Journey = async (visitor, base, store) => {
  const { id } = completeProduct(store);
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/newdetail/${id}`);
  // Carousel and lightbox. While the page was loading it may have gone on by itself.
  const shown = (nth: number) =>
    `[aria-roledescription=轮播] button[aria-label='第 ${nth} 张'][aria-current=true]`;
  await untilShown(visitor, "[data-ready=true] button[aria-label=下一张]");
  await visitor.press("[data-ready=true] button[aria-label=停止轮播]");
  await visitor.press("[data-ready=true] button[aria-label='第 1 张']");
  await untilShown(visitor, shown(1));
  await visitor.press("[data-ready=true] button[aria-label=下一张]");
  await untilShown(visitor, shown(2));
  // A press on a picture that still slides may meet the one that leaves.
  await until(
    visitor,
    "the second picture stands in its frame",
    (given) => {
      const slide = document.querySelector(given);
      const leftOf = (box: Element | null | undefined) => box?.getBoundingClientRect().left ?? NaN;
      return Math.abs(leftOf(slide) - leftOf(slide?.closest(".swiper-wrapper")?.parentElement)) < 2;
    },
    ".swiper-slide-active",
  );
  await visitor.press(".swiper-slide-active a[data-lightbox]");
  await untilShown(visitor, "dialog[aria-label=图片预览] img");
  await visitor.press("dialog[aria-label=图片预览] button[aria-label=关闭]");
  await untilGone(visitor, "dialog[aria-label=图片预览]");
  // Tabs.
  const panels = "[role=tabpanel]";
  expect(await visitor.ask((given) => document.querySelectorAll(given).length, panels)).toBeGreaterThan(1);
  await visitor.press("[role=tab]:nth-child(2)");
  await untilShown(visitor, `${panels}:nth-of-type(3)[data-shown]`);
};

const builder: Journey = async (visitor, base) => {
  const { id, ordercode } = choosable();
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/newdetail/${id}`);
  await untilText(visitor, "#ordering output", ordercode);
  const isRadio = await visitor.ask(isShown, "#ordering input[type=radio]");
  expect(isRadio).toBe(true);
  await visitor.press("#ordering input[type=radio]:not(:checked)");
  await until(
    visitor,
    "another code",
    (given) => document.querySelector("#ordering output")?.textContent !== given,
    ordercode,
  );
};

const calculator: Journey = async (visitor, base) => {
  await visitor.resize(DESKTOP);
  for (const path of ["/tools/kvar", "/tools/harmonics", "/tools/meter"]) {
    await visit(visitor, base + path);
    const summary = "main [role=status]";
    const before = await visitor.ask(textOf, summary);
    await visitor.type("main form input[inputmode=decimal]", "37");
    await until(
      visitor,
      `${path} answers anew`,
      ([where, was]) => document.querySelector(where)?.textContent !== was,
      [summary, before] as const,
    );
  }
};

const fillIn = async (visitor: Visitor, name: string) => {
  await visitor.type("main form [name=name]", name);
  await visitor.type("main form [name=phone]", "13800138000");
  await visitor.type("main form [name=addres]", "澜州市高新区 1 号楼");
};

const inquiry: Journey = async (visitor, base, store) => {
  const { id } = completeProduct(store);
  const name = `王工 ${randomUUID().slice(0, 8)}`;
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/newdetail/${id}`);
  await visitor.press("main form[action='/cart/change'] button[value=add]");
  await untilShown(visitor, "[role=status] a[href='/cart']");
  await visit(visitor, `${base}/cart`);
  await visitor.type("[name^=quantity]", "12");
  await visitor.press("[name^=note]");
  await untilText(visitor, "main", "12 件");
  await visitor.press("main form button[value=send]");
  await untilAt(visitor, "/contact");
  await visit(visitor, `${base}/contact?list=1`);
  await fillIn(visitor, name);
  await visitor.press("main form button[type=submit]");
  await untilAt(visitor, "/Receipt/");
  expect(store.prepare("SELECT count(*) FROM messages WHERE name = ?").pluck().get(name)).toBe(1);
};

const message: Journey = async (visitor, base, store) => {
  const name = `李工 ${randomUUID().slice(0, 8)}`;
  await visitor.resize(DESKTOP);
  await visit(visitor, `${base}/contact`);
  await fillIn(visitor, name);
  await visitor.press("main form button[type=submit]");
  await until(
    visitor,
    "it is sent",
    () => document.querySelector("main")?.textContent?.includes("提交成功"),
    0,
  );
  expect(store.prepare("SELECT count(*) FROM messages WHERE name = ?").pluck().get(name)).toBe(1);
};

/** What visitors come for. */
export const JOURNEYS: Record<string, Journey> = {
  "the menu": menu,
  "a panel of the service rail": panel,
  "a search with a suggestion": search,
  "a filter": filter,
  "a comparison": compare,
  "a product's pictures and tabs": product,
  "an order code": builder,
  "the calculators": calculator,
  "a list that becomes an inquiry": inquiry,
  "a message": message,
};
