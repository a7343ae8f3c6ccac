import type { Locator, Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { firstId } from "./content";
import { expect, test } from "./site";

const GUIDE = "/styleguide";
/** Longer than the delay of any carousel. */
const LONG_MS = 30_000;

const banner = (page: Page) => page.getByRole("group", { name: "横幅示例" });

/** The current slide according to the dots. */
const shown = (page: Page) =>
  banner(page).getByRole("button", { name: /^第/ }).and(page.locator("[aria-current=true]"));

/** Dispatches the events of a horizontal swipe over the box. */
async function swipe(page: Page, box: Locator, by: number) {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const at = { x: x + width / 2 - by / 2, y: y + height / 3 };
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: at.x + part * by, y: at.y }));
  for (const [step, point] of steps.entries())
    await finger.send("Input.dispatchTouchEvent", {
      type: step === 0 ? "touchStart" : "touchMove",
      touchPoints: [point],
    });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("the carousel", () => {
  test("advances by itself after its delay and is stopped by its button, the first in the tab order", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(GUIDE);
    await banner(page).scrollIntoViewIfNeeded();
    await expect(banner(page)).toHaveAttribute("data-ready", "true");
    await page.clock.fastForward(LONG_MS);
    await expect(shown(page)).not.toHaveAccessibleName("第 1 张");
    const first = banner(page).getByRole("button").first();
    await expect(first).toHaveAccessibleName("停止轮播");
    await first.click();
    await expect(first).toHaveAccessibleName("开始轮播");
    const before = await shown(page).getAttribute("aria-label");
    await page.mouse.move(0, 0);
    await page.clock.fastForward(LONG_MS);
    await expect(shown(page)).toHaveAccessibleName(before ?? "");
  });

  test("advances by one more on a click during a transition", async ({ page }) => {
    await page.goto(GUIDE);
    await banner(page).getByRole("button", { name: "停止轮播" }).click();
    await banner(page).getByRole("button", { name: "第 1 张" }).click();
    await expect(shown(page)).toHaveAccessibleName("第 1 张");
    await banner(page)
      .getByRole("button", { name: "下一张" })
      .evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await expect(shown(page)).toHaveAccessibleName("第 3 张");
    await expect(banner(page).locator(".swiper-slide:not([inert])")).toHaveCount(1);
  });

  test("stops for good when it gets keyboard focus", { tag: "@all" }, async ({ page }) => {
    await page.goto(GUIDE);
    await banner(page).scrollIntoViewIfNeeded();
    await expect(banner(page)).toHaveAttribute("data-ready", "true");
    await page.locator("#lightbox a").last().focus();
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("button", { name: "开始轮播" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(banner(page).getByRole("button", { name: "停止轮播" })).toBeFocused();
  });

  test(
    "goes to a slide, to the next and back; hidden slides are not focusable",
    { tag: ["@phone", "@all"] },
    async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(GUIDE);
      await banner(page).getByRole("button", { name: "第 3 张" }).click();
      await expect(shown(page)).toHaveAccessibleName("第 3 张");
      if (isMobile) {
        await swipe(page, banner(page), -300);
        await expect(shown(page)).toHaveAccessibleName("第 4 张");
      } else {
        await banner(page).getByRole("button", { name: "下一张" }).click();
        await banner(page).getByRole("button", { name: "下一张" }).click();
        await expect(shown(page)).toHaveAccessibleName("第 1 张");
        await banner(page).getByRole("button", { name: "上一张" }).click();
        await expect(shown(page)).toHaveAccessibleName("第 4 张");
      }
      await expect(banner(page).locator(".swiper-slide:not([inert])")).toHaveCount(1);
    },
  );

  test("starts paused for visitors who prefer reduced motion", { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(GUIDE);
    await banner(page).scrollIntoViewIfNeeded();
    await expect(banner(page).getByRole("button").first()).toHaveAccessibleName("开始轮播");
    await page.clock.fastForward(LONG_MS);
    await expect(shown(page)).toHaveAccessibleName("第 1 张");
  });
});

/** The durations of all animations on the page in milliseconds, longest first. */
const motion = (page: Page) =>
  page.evaluate(() => {
    const ms = (times: string) => Math.max(...times.split(",").map((time) => Number.parseFloat(time) * 1000));
    const transitions = [...document.querySelectorAll("body *")].map((item) =>
      ms(getComputedStyle(item).transitionDuration),
    );
    const running = document.getAnimations().filter((move) => move.playState === "running");
    return { slowest: Math.max(...transitions), running: running.length };
  });

/** Follows a link. @returns whether the browser made a view transition */
async function leadsOver(page: Page) {
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) =>
      Object.assign(window, { ledOver: (event as PageRevealEvent).viewTransition !== null }),
    ),
  );
  await page.goto("/index");
  await page.getByRole("contentinfo").getByRole("link", { name: "个人信息处理说明" }).click();
  await expect(page).toHaveURL("/privacy");
  // The URL changes before the page is shown.
  const ledOver = await page.waitForFunction(() => {
    const { ledOver } = window as Window & { ledOver?: boolean };
    return ledOver === undefined ? false : { ledOver };
  });
  return ((await ledOver.jsonValue()) as { ledOver: boolean }).ledOver;
}

test(
  "navigation has no page transition, which would delay the first paint",
  { tag: "@all" },
  async ({ page }) => {
    expect(await leadsOver(page)).toBe(false);
  },
);

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [what, address] of [
    ["the home page", () => "/index"],
    ["the platform's page", () => "/yunplat"],
    ["a product's page", (store: Database) => `/newdetail/${firstId(store, "products")}`],
    ["the page of cases", () => "/casePage"],
  ] as const)
    test(`nothing on ${what} moves by itself or is animated`, { tag: "@all" }, async ({ page, store }) => {
      await page.goto(address(store));
      const carousel = page.locator("[aria-roledescription=轮播]").first();
      if (await carousel.count()) {
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel).toHaveAttribute("data-ready", "true");
        await expect(carousel).toHaveAttribute("data-playing", "false");
      }
      const { slowest, running } = await motion(page);
      expect(slowest).toBeLessThanOrEqual(1);
      expect(running).toBe(0);
    });
});
