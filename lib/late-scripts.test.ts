import { runInNewContext } from "node:vm";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { isLoader, withLateScripts } from "./late-scripts.mjs";
import { pagePolicy } from "./policy.mjs";

const PAGE =
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>` +
  `<link rel="preload" as="image" href="/a.avif"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script>` +
  `<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>text</p>` +
  `<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>` +
  `<script>self.__next_f.push([1,"$&"])</script></body></html>`;

const loaderOf = (html: string) => /<script data-late="([^"]*)">([\s\S]*?)<\/script>/.exec(html) ?? [];

/** Runs the loader in a stand-in for a page, and gives what it listens to and what it adds. */
function run(html: string) {
  const [, late = "", code = ""] = loaderOf(html);
  const added: string[] = [];
  const listeners: Record<string, () => void> = {};
  const document = {
    currentScript: { getAttribute: () => late },
    createElement: () => ({ src: "" }),
    addEventListener: () => undefined,
    head: { appendChild: ({ src }: { src: string }) => added.push(src) },
  };
  const window = {
    addEventListener: (name: string, react: () => void) => (listeners[name] = react),
    requestIdleCallback: (work: () => void) => work(),
  };
  runInNewContext(code, { document, window });
  return { added, listeners };
}

test("a page's scripts are named, not loaded; what a visitor sees and old browsers' scripts stay", () => {
  const html = withLateScripts(PAGE);
  expect(html).not.toContain('as="script"');
  expect(html).not.toMatch(/<script src="[^"]*" (?:id="_R_" )?async/);
  expect(html).toContain('<link rel="preload" as="image" href="/a.avif"/>');
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
  expect(html).toContain('<script>self.__next_f.push([1,"$&"])</script>');
  expect(loaderOf(html)[1]).toBe("/_next/static/chunks/a.js /_next/static/chunks/main.js");
});

test("all are loaded once the page is shown", () => {
  const { added, listeners } = run(withLateScripts(PAGE));
  expect(added).toEqual([]);
  listeners.load?.();
  expect(added).toEqual(["/_next/static/chunks/a.js", "/_next/static/chunks/main.js"]);
});

test("a visitor's first touch loads them at once, and once only", () => {
  const { added, listeners } = run(withLateScripts(PAGE));
  listeners.pointerdown?.();
  listeners.load?.();
  expect(added).toHaveLength(2);
});

/** A page of three buttons that tells which of them are pressed once its scripts have taken over. */
function buttons() {
  const { window } = new JSDOM(
    withLateScripts(
      `<html><head><script src="/_next/static/a.js" async=""></script></head><body>` +
        `<button type="button" id="tab"><svg id="icon"></svg></button><button type="button" id="other"></button>` +
        `<button type="button" id="menu" popovertarget="panel"></button><p id="text"></p></body></html>`,
    ),
    { runScripts: "dangerously" },
  );
  const press = (id: string) =>
    window.document.getElementById(id)?.dispatchEvent(new window.MouseEvent("click", { bubbles: true }));
  const takeOver = () => {
    const pressed: string[] = [];
    window.document.addEventListener("click", ({ target }) => pressed.push((target as Element).id));
    window.dispatchEvent(new window.Event("alive"));
    return pressed;
  };
  return { press, takeOver };
}

test.each([
  ["a button pressed too early is pressed again, once", ["icon", "tab"], ["tab"]],
  ["the last of several", ["tab", "other"], ["other"]],
  ["none after a press elsewhere", ["tab", "text"], []],
  ["none that the browser has already served", ["menu"], []],
])("when the page comes alive: %s", (_, early, again) => {
  const { press, takeOver } = buttons();
  early.forEach(press);
  expect(takeOver()).toEqual(again);
});

test("once the page is alive no press is repeated", () => {
  const { press, takeOver } = buttons();
  const pressed = takeOver();
  press("tab");
  takeOver();
  expect(pressed).toEqual(["tab"]);
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
