import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { contentPolicy } from "./content-policy";
import { DEFERRED_SCRIPTS_LOADER, deferScripts } from "./deferred-scripts";

const PAGE =
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>` +
  `<link rel="preload" as="image" href="/a.avif"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script>` +
  `<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>text</p>` +
  `<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>` +
  `<script>self.__next_f.push([1,"$&"])</script></body></html>`;
const SCRIPTS = ["/_next/static/chunks/a.js", "/_next/static/chunks/main.js"];

const loaderOf = (html: string) => /<script data-deferred="([^"]*)">([\s\S]*?)<\/script>/.exec(html) ?? [];

/** A page in a browser with simulated idle periods and timers. */
function open(body: string, { isShown = true, isPrerendering = false } = {}) {
  let moments: (() => void)[] = [];
  const reported: string[] = [];
  const timers: { work: () => void; ms: number }[] = [];
  const html = deferScripts(
    `<html data-scripts=""><head>${SCRIPTS.map((source) => `<script src="${source}" async=""></script>`).join("")}</head>` +
      `<body>${body}</body></html>`,
  );
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    url: "http://localhost/page",
    beforeParse: (page) => {
      Object.assign(page.document, { prerendering: isPrerendering });
      const idle = (work: () => void) => moments.push(work);
      const later = (work: () => void, ms: number) => timers.push({ work, ms });
      Object.assign(page, { requestIdleCallback: idle, setTimeout: later });
      const sendBeacon = (path: string, fields: URLSearchParams) => reported.push(`${path} ${fields}`);
      Object.assign(page.navigator, { sendBeacon });
    },
  });
  const { document } = window;
  const tell = (name: string) => window.dispatchEvent(new window.Event(name));
  if (isShown) tell("load");
  return {
    tell,
    /** The visitor opens the prerendered page. */
    come: () => document.dispatchEvent(new window.Event("prerenderingchange")),
    /** Runs the timers of a delay. */
    pass: (ms: number) => timers.filter((timer) => timer.ms === ms).forEach(({ work }) => work()),
    isScripted: () => "scripts" in document.documentElement.dataset,
    reported,
    /** The file of the first script fails to load. */
    lose: () => document.querySelector("head script[src]")?.dispatchEvent(new window.Event("error")),
    /** A script throws an error. */
    throws: (error: Error) => window.dispatchEvent(new window.ErrorEvent("error", { error })),
    syntaxError: () => window.eval("new SyntaxError()") as Error,
    loaded: () => [...document.querySelectorAll("head script[src]")].map((tag) => tag.getAttribute("src")),
    /** An idle period of the browser. */
    rest: () => {
      const works = moments;
      moments = [];
      works.forEach((work) => work());
    },
    /** Clicks an element. @returns whether the browser performs its default action */
    press: (id: string, how: MouseEventInit = {}) =>
      document
        .getElementById(id)
        ?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ...how })) ?? false,
    place: () => window.location.hash,
    /** The scripts hydrate the page. @returns the elements that are clicked again */
    takeOver: () => {
      const pressed: string[] = [];
      document.addEventListener("click", (event) => {
        event.preventDefault();
        pressed.push((event.target as Element).id);
      });
      tell("hydrated");
      return pressed;
    },
  };
}

test("scripts of a page are not loaded immediately; its content and the scripts for old browsers are unchanged", () => {
  const html = deferScripts(PAGE);
  expect(html).not.toContain('as="script"');
  expect(html).not.toMatch(/<script src="[^"]*" (?:id="_R_" )?async/);
  expect(html).toContain('<link rel="preload" as="image" href="/a.avif"/>');
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
  expect(html).toContain('<script>self.__next_f.push([1,"$&"])</script>');
  expect(loaderOf(html)[1]).toBe(SCRIPTS.join(" "));
});

test("scripts are loaded after the page is shown, each once and in its own idle period", () => {
  const page = open("", { isShown: false });
  page.rest();
  expect(page.loaded()).toEqual([]);
  page.tell("load");
  expect(page.loaded()).toEqual([]);
  page.rest();
  expect(page.loaded()).toEqual(SCRIPTS.slice(0, 1));
  page.rest();
  expect(page.loaded()).toEqual(SCRIPTS);
  page.rest();
  expect(page.loaded()).toEqual(SCRIPTS);
});

test("a prerendered page loads no script until the visitor opens it", () => {
  const page = open("", { isPrerendering: true });
  page.rest();
  expect(page.loaded()).toEqual([]);
  page.come();
  page.rest();
  expect(page.loaded()).toEqual(SCRIPTS.slice(0, 1));
});

describe("clicks before hydration", () => {
  const BODY =
    `<button type="button" id="tab"><svg id="icon"></svg></button><button type="button" id="other"></button>` +
    `<button type="button" id="menu" popovertarget="panel"></button><p id="text"></p>` +
    `<a href="#large" data-lightbox="图" id="picture"></a><a href="#news" id="link"></a>`;

  test.each([
    ["a button clicked too early is clicked again, once", ["icon", "tab"], ["tab"]],
    ["so is a picture that opens in a lightbox", ["picture"], ["picture"]],
    ["only the last of several is repeated", ["tab", "other"], ["other"]],
    ["none is repeated after a click elsewhere", ["tab", "text"], []],
    ["none is repeated that the browser has handled itself", ["menu"], []],
    ["other links are not repeated", ["link"], []],
  ])("%s", (_, early, again) => {
    const page = open(BODY);
    early.forEach((id) => page.press(id));
    expect(page.takeOver()).toEqual(again);
  });

  test("later clicks are not repeated", () => {
    const page = open(BODY);
    const pressed = page.takeOver();
    page.press("tab");
    page.tell("hydrated");
    expect(pressed).toEqual(["tab"]);
  });
});

test("a click on a picture waits up to two seconds for scripts, or follows the link at once if it opens elsewhere", () => {
  const page = open(`<a href="#large" data-lightbox="图" id="picture"></a>`);
  expect(page.press("picture", { ctrlKey: true })).toBe(true);
  expect(page.press("picture")).toBe(false);
  expect(page.place()).toBe("");
  page.pass(2000);
  expect(page.place()).toBe("#large");
});

describe("scripts that fail before hydration", () => {
  const REPORT = "/api/Report/script page=%2Fpage&part=scripts";

  test("a file that does not load leaves the page as without scripts, which is reported once", () => {
    const page = open("");
    page.rest();
    expect(page.isScripted()).toBe(true);
    page.lose();
    page.lose();
    expect(page.isScripted()).toBe(false);
    page.pass(1000);
    expect(page.reported).toEqual([REPORT]);
  });

  test("nothing is reported if the visitor has left the page, which cancels its requests", () => {
    const page = open("");
    page.rest();
    page.lose();
    expect(page.reported).toEqual([]);
  });

  test("a syntax error in an old browser has the same effect", () => {
    const page = open("");
    page.throws(page.syntaxError());
    expect(page.isScripted()).toBe(false);
    page.pass(1000);
    expect(page.reported).toEqual([REPORT]);
  });

  test("other errors, and later ones, do not have this effect", () => {
    const page = open("");
    page.throws(new Error("其他"));
    page.takeOver();
    page.throws(page.syntaxError());
    page.pass(1000);
    expect(page.isScripted()).toBe(true);
    expect(page.reported).toEqual([]);
  });
});

test("the loader is allowed by the content security policy of the page; another script in its place is not", () => {
  const html = deferScripts(PAGE);
  const [, , code = ""] = loaderOf(html);
  expect(code).toBe(DEFERRED_SCRIPTS_LOADER);
  expect(contentPolicy(html)).toContain("'sha256-");
  expect(() => contentPolicy(html.replace(code, "alert(1)"))).toThrow("未知的内联脚本");
});

test("scripts that depend on their position stay there", () => {
  const html = deferScripts(
    `<head><script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js"></script></head>`,
  );
  expect(html).toContain('<script data-deferred="/_next/static/a.js">');
  expect(html).toContain('<script src="/_next/static/b.js"></script>');
});

test("a page without the framework's scripts is unchanged", () => {
  expect(deferScripts("<html><head></head></html>")).toBe("<html><head></head></html>");
});
