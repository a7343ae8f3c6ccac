import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/chromium.mjs";

/** Specs that need no browser. */
const SERVER = "server/**/*.spec.ts";
/** Specs in other browsers than the newest Chromium (docs/browsers.md). */
const ENGINES = "engines/**/*.spec.ts";
/** Specs of the editors' desk, each over a project and a site of its own. */
const DESK = "desk/**/*.spec.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A browser that hangs on a busy machine gets one more try; the report names it.
  retries: 1,
  // Ten times what is usual of all but a few: a machine may have other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results/e2e",
  use: {
    // Set by the global setup, which starts the built site.
    baseURL: process.env.BASE_URL,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromiumPath(process.env.TEST_ALL === "1"),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A test's first page keeps the process of its empty one: starting another costs as much as the page.
        "--renderer-process-limit=1",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: [SERVER, ENGINES, DESK],
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: [SERVER, ENGINES, DESK],
      // What a phone may do otherwise than a desktop: touch, layout, menu, filters, form. `@phone` runs on both,
      // `@phone-all` on a desktop in the gate and on both before a release.
      grep: process.env.TEST_ALL === "1" ? /@phone/ : /@phone(?!-all)/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: "server", testMatch: SERVER },
    { name: "engines", testMatch: ENGINES },
    // One at a time: while a desk compares the whole site, it takes a processor by itself.
    {
      name: "desk",
      testMatch: DESK,
      use: { viewport: { width: 1440, height: 900 } },
      workers: 1,
    },
  ],
});
