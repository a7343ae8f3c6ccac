import puppeteer from "puppeteer-core";
import type { Engine } from "./visitor";

/** Debian's Firefox ESR, by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox ESR",
  start: async () => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: "/usr/bin/firefox-esr",
      headless: true,
      extraPrefsFirefox: { "intl.accept_languages": "zh-CN" },
    });
    const page = await browser.newPage();
    return {
      visitor: {
        open: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
        resize: (size) => page.setViewport(size),
        ask: (question, given) => page.evaluate(question as never, given as never) as never,
        press: (selector) => page.locator(selector).click(),
        type: (selector, text) => page.locator(selector).fill(text),
        key: (name) => page.keyboard.press(name),
        shot: () => page.screenshot(),
      },
      stop: () => browser.close(),
    };
  },
};
