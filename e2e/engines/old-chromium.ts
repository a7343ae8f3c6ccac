import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { oldChromium } from "@/scripts/engines.mjs";
import { freePort } from "@/e2e/start-site";
import { answers, startProcess } from "./start-process";
import type { Engine, Visitor } from "./visitor";

/** As it serves pages where nothing of a desktop is installed. */
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

/** The middle of the first that is seen: Playwright's own locators need a newer browser. */
const placeOf = (page: Page, selector: string) =>
  page.evaluate((given) => {
    const shown = [...document.querySelectorAll(given)].find((one) => one.getClientRects().length > 0);
    if (!shown) throw new Error(`${given} is not shown`);
    shown.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = shown.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);

/** The same once it rests there. */
async function restingPlace(page: Page, selector: string) {
  for (let last = await placeOf(page, selector); ;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const place = await placeOf(page, selector);
    if (place.x === last.x && place.y === last.y) return place;
    last = place;
  }
}

const visitorOf = (page: Page): Visitor => ({
  open: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
  resize: (size) => page.setViewportSize(size),
  ask: (question, given) => page.evaluate(question as never, given),
  press: async (selector) => {
    const { x, y } = await restingPlace(page, selector);
    await page.mouse.click(x, y);
  },
  type: async (selector, text) => {
    const { x, y } = await restingPlace(page, selector);
    await page.mouse.click(x, y, { clickCount: 3 });
    await page.keyboard.type(text);
  },
  key: (name) => page.keyboard.press(name),
  shot: () => page.screenshot(),
});

/** An old Chromium, of which Playwright still speaks the protocol. */
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
