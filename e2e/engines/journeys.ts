import { expect } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { choosable } from "@/e2e/coded";
import { completeProduct, distinctModel } from "@/e2e/content";
import { type Person, person, stored } from "@/e2e/inquiry-page";
import { TOOLS } from "@/e2e/tools-page";
import {
  isShown,
  until,
  untilAt,
  untilChanged,
  untilGone,
  untilShown,
  untilText,
  visit,
  type Visitor,
} from "./visitor";

/** A visit in a new desktop window. */
type Journey = (visitor: Visitor, base: string, store: Database) => Promise<void>;

const menu: Journey = async (visitor, base) => {
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

/** The QR code of the page's URL: closed, opened, closed by a click elsewhere. */
const panel: Journey = async (visitor, base) => {
  await visit(visitor, `${base}/about`);
  await untilGone(visitor, "#page-code");
  // Browsers without `popover` get a polyfill, which loads last.
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
  await visit(visitor, `${base}/about`);
  await visitor.type("header [role=combobox]", typed);
  await untilShown(visitor, "[role=listbox] [role=option]");
  await visitor.key("ArrowDown");
  await visitor.key("Enter");
  await untilAt(visitor, `/newdetail/${id}`);
};

const filter: Journey = async (visitor, base) => {
  await visit(visitor, `${base}/product_type_list/33?view=list`);
  // Opened by a script if the browser does not support `::details-content`.
  await untilShown(visitor, "[data-part=filters] dd a");
  await visitor.press("[data-part=filters] dd a");
  await untilAt(visitor, "f.");
  await untilShown(visitor, "[data-part=filters] p a");
};

const compare: Journey = async (visitor, base) => {
  await visit(visitor, `${base}/product_type_list/33?view=list`);
  await visitor.press("input[form=compare]");
  await untilShown(visitor, "#compare a[href^='/compare']");
  await visitor.press("#compare a[href^='/compare']");
  await untilAt(visitor, "/compare");
  await untilShown(visitor, "main table");
};

const product: Journey = async (visitor, base, store) => {
  const { id } = completeProduct(store);
  await visit(visitor, `${base}/newdetail/${id}`);
  // Carousel and lightbox. The carousel may have advanced while the page was loading.
  const shown = (nth: number) =>
    `[aria-roledescription=轮播] button[aria-label='第 ${nth} 张'][aria-current=true]`;
  await untilShown(visitor, "[data-ready=true] button[aria-label=下一张]");
  await visitor.press("[data-ready=true] button[aria-label=停止轮播]");
  await visitor.press("[data-ready=true] button[aria-label='第 1 张']");
  await untilShown(visitor, shown(1));
  await visitor.press("[data-ready=true] button[aria-label=下一张]");
  await untilShown(visitor, shown(2));
  // A click during a transition may hit the slide that is leaving.
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
  await visit(visitor, `${base}/newdetail/${id}`);
  await untilText(visitor, "#ordering output", ordercode);
  expect(await visitor.ask(isShown, "#ordering input[type=radio]")).toBe(true);
  await untilChanged(visitor, "#ordering output", () =>
    visitor.press("#ordering input[type=radio]:not(:checked)"),
  );
};

const calculator: Journey = async (visitor, base) => {
  for (const path of TOOLS) {
    await visit(visitor, base + path);
    await untilChanged(visitor, "main [role=status]", () =>
      visitor.type("main form input[inputmode=decimal]", "37"),
    );
  }
};

async function fillIn(visitor: Visitor, { name, phone, addres }: Person) {
  for (const [field, text] of Object.entries({ name, phone, addres }))
    await visitor.type(`main form [name=${field}]`, text);
}

const inquiry: Journey = async (visitor, base, store) => {
  const { id } = completeProduct(store);
  const sent = person();
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
  await fillIn(visitor, sent);
  await visitor.press("main form button[type=submit]");
  await untilAt(visitor, "/Receipt/");
  expect(stored(store, sent)).toHaveLength(1);
};

const message: Journey = async (visitor, base, store) => {
  const sent = person();
  await visit(visitor, `${base}/contact`);
  await fillIn(visitor, sent);
  await visitor.press("main form button[type=submit]");
  await untilText(visitor, "main", "提交成功");
  expect(stored(store, sent)).toHaveLength(1);
};

/** The journeys tried in each browser. */
export const JOURNEYS = {
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
} satisfies Record<string, Journey>;
