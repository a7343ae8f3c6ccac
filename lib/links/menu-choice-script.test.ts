import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { MENU_CHOICE_SCRIPT } from "./menu-choice-script";

const URL = "http://localhost/product_type_list/33";
const ENTRIES = "201:202,203;205:206;47:";
const STORED = { pid: "33", menuName: "电容补偿", sid: "201", submenuName: "甲", kid: "203", kName: "乙" };

type Given = {
  stored?: Record<string, string>;
  body?: string;
  navigation?: string;
  isRefused?: boolean;
  isPrerendering?: boolean;
};

/** Opens a page with these values. @returns the resulting storage and address */
function open(
  values: string,
  { stored = {}, body = "", navigation = "navigate", isRefused = false, isPrerendering = false }: Given = {},
) {
  const places: string[] = [];
  const { window } = new JSDOM(
    `<html><head><meta name="menu-choice" ${values}></head><body><script>${MENU_CHOICE_SCRIPT.replace(
      "w.location.replace(to)",
      "w.replaced(to)",
    )}</script>${body}</body></html>`,
    {
      runScripts: "dangerously",
      url: URL,
      beforeParse(page) {
        for (const [key, value] of Object.entries(stored)) page.localStorage.setItem(key, value);
        Object.assign(page, { replaced: (to: string) => places.push(to) });
        page.performance.getEntriesByType = () => [{ type: navigation } as unknown as PerformanceEntry];
        Object.assign(page.document, { prerendering: isPrerendering });
        if (isRefused)
          Object.defineProperty(page, "localStorage", {
            get: () => {
              throw new Error("SecurityError");
            },
          });
      },
    },
  );
  const { document } = window;
  return {
    window,
    memory: () => ({ ...window.localStorage }),
    place: () => places.at(-1),
    isHidden: () => document.documentElement.hidden,
    names: () => [...document.querySelectorAll("a")].map((link) => link.textContent),
  };
}

const FAMILY = `data-pid="33" data-menu-name="电容补偿"`;

test("a menu choice is stored under the six names of the specification, and levels that were not chosen are cleared", () => {
  const whole = open(`${FAMILY} data-sid="205" data-submenu-name="成套" data-kid="206" data-k-name="户内柜"`);
  expect(whole.memory()).toEqual({
    ...{ pid: "33", menuName: "电容补偿", sid: "205", submenuName: "成套", kid: "206", kName: "户内柜" },
  });
  expect(open(FAMILY, { stored: { ...STORED, token: "t" } }).memory()).toEqual({
    ...{ token: "t", pid: "33", menuName: "电容补偿", sid: "", submenuName: "", kid: "", kName: "" },
  });
});

test("opening the home page or the product centre clears the stored choice", () => {
  expect(open("data-clear", { stored: { ...STORED, other: "1" } }).memory()).toEqual({});
});

test.each([
  ["the third level", STORED, "?sid=201&kid=203"],
  ["a third level that was moved", { ...STORED, sid: "205" }, "?sid=201&kid=203"],
  ["a sub-entry", { ...STORED, kid: "" }, "?sid=201"],
  ["a sub-entry without third levels", { ...STORED, sid: "47", kid: "" }, "?sid=47"],
  ["the sub-entry of a deleted third level", { ...STORED, kid: "999" }, "?sid=201"],
])("an address without a choice leads to the stored one: %s", (_what, stored, query) => {
  const page = open(`${FAMILY} data-entries="${ENTRIES}"`, { stored });
  expect(page.place()).toBe(`/product_type_list/33${query}`);
  // The page is being left: it is hidden, and its choice is not stored.
  expect(page.isHidden()).toBe(true);
  expect(page.memory()).toEqual(stored);
});

test.each([
  ["of another family", { ...STORED, pid: "49" }, ENTRIES, "navigate", ""],
  ["that was deleted from the family", { ...STORED, sid: "9", kid: "9" }, ENTRIES, "navigate", ""],
  ["of the family only", { ...STORED, sid: "", kid: "" }, ENTRIES, "navigate", ""],
  ["after the back button", STORED, ENTRIES, "back_forward", ""],
  ["that is shown already", STORED, ENTRIES, "navigate", `data-sid="201" data-kid="203"`],
  [
    "whose sub-entry is shown already",
    { ...STORED, kid: "" },
    ENTRIES,
    "navigate",
    `data-sid="201" data-kid="202"`,
  ],
  ["if the address has a choice", STORED, undefined, "navigate", ""],
])("a stored choice %s is not restored", (_what, stored, entries, navigation, shown) => {
  const restores = entries === undefined ? "" : `data-entries="${entries}"`;
  const page = open(`${FAMILY} ${shown} ${restores}`, { stored, navigation });
  expect(page.place()).toBeUndefined();
  expect(page.isHidden()).toBe(false);
  expect(page.memory().pid).toBe("33");
});

const CRUMBS = `<nav><a>首页</a><a data-level="0">电容补偿</a><a data-level="1">智能集成电容器</a><a data-level="2">共补型</a></nav>`;

test.each([
  ["the same chain", STORED, "33 201 203", ["首页", "电容补偿", "甲", "乙"]],
  ["a chain with another third level", STORED, "33 201 202", ["首页", "电容补偿", "甲", "共补型"]],
  ["another chain", STORED, "49 139 245", ["首页", "电容补偿", "智能集成电容器", "共补型"]],
  ["a choice without names", { pid: "33" }, "33 201 203", ["首页", "电容补偿", "智能集成电容器", "共补型"]],
])("a product's breadcrumb has the stored names of %s", async (_what, stored, path, names) => {
  const page = open(`data-path="${path}"`, { stored: stored as Record<string, string>, body: CRUMBS });
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.names()).toEqual(names);
  expect(page.memory()).toEqual(stored);
});

test("a page restored from the back-forward cache stores its choice again", () => {
  const page = open(FAMILY);
  page.window.localStorage.setItem("pid", "49");
  const back = new page.window.Event("pageshow");
  page.window.dispatchEvent(Object.assign(back, { persisted: false }));
  expect(page.memory().pid).toBe("49");
  page.window.dispatchEvent(Object.assign(new page.window.Event("pageshow"), { persisted: true }));
  expect(page.memory().pid).toBe("33");
});

test("a browser without storage shows the page as usual", () => {
  const page = open(`${FAMILY} data-entries="${ENTRIES}"`, { isRefused: true });
  expect([page.place(), page.isHidden()]).toEqual([undefined, false]);
});

test("a prerendered page clears nothing until the visitor opens it", () => {
  const prerendered = open("data-clear", { stored: STORED, isPrerendering: true });
  expect(prerendered.memory()).toEqual(STORED);
  Object.assign(prerendered.window.document, { prerendering: false });
  prerendered.window.document.dispatchEvent(new prerendered.window.Event("prerenderingchange"));
  expect(prerendered.memory()).toEqual({});
});
