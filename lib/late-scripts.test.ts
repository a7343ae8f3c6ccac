import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { isLoader, withLateScripts } from "./late-scripts.mjs";
import { pagePolicy } from "./policy.mjs";

const PAGE =
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>` +
  `<link rel="preload" as="image" href="/a.avif"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script>` +
  `<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>text</p>` +
  `<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>` +
  `<script>self.__next_f.push([1,"$&"])</script></body></html>`;
const SCRIPTS = ["/_next/static/chunks/a.js", "/_next/static/chunks/main.js"];

const loaderOf = (html: string) => /<script data-late="([^"]*)">([\s\S]*?)<\/script>/.exec(html) ?? [];

/** A page in a browser whose idle moments come at once and whose clock stands still. */
function open(body: string, { cookie = "", stored = {} as Record<string, string>, isShown = true } = {}) {
  const timers: { work: () => void; ms: number }[] = [];
  const html = withLateScripts(
    `<html><head>${SCRIPTS.map((source) => `<script src="${source}" async=""></script>`).join("")}</head>` +
      `<body>${body}</body></html>`,
  );
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    url: "http://localhost/page",
    beforeParse: (page) => {
      const idle = (work: () => void) => work();
      const later = (work: () => void, ms: number) => timers.push({ work, ms });
      Object.assign(page, { requestIdleCallback: idle, setTimeout: later });
      if (cookie) page.document.cookie = cookie;
      for (const [key, value] of Object.entries(stored)) page.localStorage.setItem(key, value);
    },
  });
  const { document } = window;
  const tell = (name: string) => window.dispatchEvent(new window.Event(name));
  if (isShown) tell("load");
  return {
    tell,
    /** What waits for so many milliseconds happens. */
    pass: (ms: number) => timers.filter((timer) => timer.ms === ms).forEach(({ work }) => work()),
    loaded: () => [...document.querySelectorAll("head script[src]")].map((tag) => tag.getAttribute("src")),
    fetched: () =>
      [...document.querySelectorAll("link[rel=prefetch]")].map((tag) => tag.getAttribute("href")),
    /** Whether the browser does what the element does without scripts. */
    press: (id: string, how: MouseEventInit = {}) =>
      document
        .getElementById(id)
        ?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ...how })) ?? false,
    place: () => window.location.hash,
    /** Scripts take over; gives what is pressed again. */
    takeOver: () => {
      const pressed: string[] = [];
      document.addEventListener("click", (event) => {
        event.preventDefault();
        pressed.push((event.target as Element).id);
      });
      tell("alive");
      return pressed;
    },
  };
}

test("a page's scripts are named, not loaded; what a visitor sees and old browsers' scripts stay", () => {
  const html = withLateScripts(PAGE);
  expect(html).not.toContain('as="script"');
  expect(html).not.toMatch(/<script src="[^"]*" (?:id="_R_" )?async/);
  expect(html).toContain('<link rel="preload" as="image" href="/a.avif"/>');
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
  expect(html).toContain('<script>self.__next_f.push([1,"$&"])</script>');
  expect(loaderOf(html)[1]).toBe(SCRIPTS.join(" "));
});

describe("scripts", () => {
  test("are fetched once the page is shown, and run when its visitor has read for three seconds", () => {
    const page = open("", { isShown: false });
    expect([...page.fetched(), ...page.loaded()]).toEqual([]);
    page.tell("load");
    expect(page.fetched()).toEqual(SCRIPTS);
    expect(page.loaded()).toEqual([]);
    page.pass(3000);
    expect(page.loaded()).toEqual(SCRIPTS);
  });

  test.each(["pointerover", "pointerdown", "keydown", "focusin", "scroll"])(
    "run at the first %s, once",
    (sign) => {
      const page = open("", { isShown: false });
      page.tell(sign);
      expect(page.loaded()).toEqual(SCRIPTS);
      page.tell("load");
      page.tell(sign);
      page.pass(3000);
      expect(page.loaded()).toEqual(SCRIPTS);
      expect(page.fetched()).toEqual([]);
    },
  );

  const MARK = `<template data-early=""></template>`;
  test.each([
    ["for a member", "", { cookie: "userId=7" }, SCRIPTS],
    ["where the page shows or forgets what the browser remembers", MARK, { stored: { pid: "33" } }, SCRIPTS],
    ["not where the browser remembers nothing", MARK, {}, []],
    ["not where the page has no use for it", "", { stored: { pid: "33" } }, []],
  ])("do not wait: %s", (_, body, browser, loaded) => {
    expect(open(body, browser).loaded()).toEqual(loaded);
  });
});

describe("when the page comes alive", () => {
  const BODY =
    `<button type="button" id="tab"><svg id="icon"></svg></button><button type="button" id="other"></button>` +
    `<button type="button" id="menu" popovertarget="panel"></button><p id="text"></p>` +
    `<a href="#large" data-lightbox="图" id="picture"></a><a href="#news" id="link"></a>`;

  test.each([
    ["a button pressed too early is pressed again, once", ["icon", "tab"], ["tab"]],
    ["so is a picture that opens large", ["picture"], ["picture"]],
    ["of several the last", ["tab", "other"], ["other"]],
    ["none after a press elsewhere", ["tab", "text"], []],
    ["none that the browser has already served", ["menu"], []],
    ["no other link", ["link"], []],
  ])("%s", (_, early, again) => {
    const page = open(BODY);
    early.forEach((id) => page.press(id));
    expect(page.takeOver()).toEqual(again);
  });

  test("no press is repeated that comes later", () => {
    const page = open(BODY);
    const pressed = page.takeOver();
    page.press("tab");
    page.tell("alive");
    expect(pressed).toEqual(["tab"]);
  });
});

test("a picture's link waits two seconds for the scripts and is followed then, at once where it opens elsewhere", () => {
  const page = open(`<a href="#large" data-lightbox="图" id="picture"></a>`);
  expect(page.press("picture", { ctrlKey: true })).toBe(true);
  expect(page.press("picture")).toBe(false);
  expect(page.place()).toBe("");
  page.pass(2000);
  expect(page.place()).toBe("#large");
});

test("the loader passes the policy of a page; another script in its element does not", () => {
  const html = withLateScripts(PAGE);
  const [, , code = ""] = loaderOf(html);
  expect(isLoader(code)).toBe(true);
  expect(pagePolicy(html)).toContain("'sha256-");
  expect(() => pagePolicy(html.replace(code, "alert(1)"))).toThrow("未知的内联脚本");
});

test("a page rendered for one visitor keeps its nonce, and scripts that depend on their place", () => {
  const html = withLateScripts(
    `<head><script src="/_next/static/a.js" async="" nonce="x+/=="></script><script src="/_next/static/b.js" nonce="x+/=="></script>` +
      `</head><script src="/_next/static/c.js" nonce="x+/==" async=""></script>`,
  );
  expect(html).toContain('<script data-late="/_next/static/a.js /_next/static/c.js" nonce="x+/==">');
  expect(html).toContain('<script src="/_next/static/b.js" nonce="x+/=="></script>');
});

test("a page without the framework's scripts stays as it is", () => {
  expect(withLateScripts("<html><head></head></html>")).toBe("<html><head></head></html>");
});
