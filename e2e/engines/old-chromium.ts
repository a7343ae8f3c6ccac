import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { oldChromium } from "@/scripts/engines.mjs";
import { freePort } from "@/scripts/free-port";
import { answers, startProcess } from "./start-process";
import { type Engine, restingPlace, type Visitor } from "./visitor";

/** Options for a machine without a desktop. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--no-zygote",
  "--single-process",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--disable-background-networking",
  "--lang=zh-CN",
];

function visitorOf(page: Page): Visitor {
  const ask: Visitor["ask"] = (question, given) => page.evaluate(question as never, given);
  const click = async (selector: string, clickCount: number) => {
    const { x, y } = await restingPlace({ ask }, selector);
    await page.mouse.click(x, y, { clickCount });
  };
  return {
    ask,
    open: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
    resize: (size) => page.setViewportSize(size),
    press: (selector) => click(selector, 1),
    type: async (selector, text) => {
      await click(selector, 3);
      await page.keyboard.type(text);
    },
    key: (name) => page.keyboard.press(name),
    shot: () => page.screenshot(),
  };
}

/** An old Chromium whose protocol Playwright still supports. */
export const oldChromiumEngine = (version: 109 | 92): Engine => ({
  name: `Chromium ${version}`,
  start: async () => {
    const { executable, libraries } = oldChromium(version);
    const [port, profile] = [await freePort(), mkdtempSync(path.join(tmpdir(), "lanheng-chromium-"))];
    const url = `http://127.0.0.1:${port}`;
    const started = await startProcess(
      executable,
      [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"],
      { LD_LIBRARY_PATH: libraries },
      answers(`${url}/json/version`),
    );
    const browser = await chromium.connectOverCDP(url);
    const page = await browser.contexts()[0]!.newPage();
    return {
      visitor: visitorOf(page),
      stop: async () => {
        await browser.close().catch(() => undefined);
        await started.stop();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
});
