import { existsSync } from "node:fs";
import { chromium, defineConfig } from "@playwright/test";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";
/** Specs that need no browser. */
const SERVER = "server/**/*.spec.ts";
/** Specs in other browsers than the newest Chromium (docs/browsers.md). */
const ENGINES = "engines/**/*.spec.ts";
const own = existsSync(chromium.executablePath());

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A browser that hangs on a busy machine gets one more try; the report names it.
  retries: 1,
  timeout: 60_000,
  outputDir: "test-results/e2e",
  use: {
    // Set by the global setup, which starts the built site.
    baseURL: process.env.BASE_URL,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    trace: "on-first-retry",
    launchOptions: {
      executablePath: own ? undefined : DEBIAN_CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: [SERVER, ENGINES],
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: [SERVER, ENGINES],
      // What a phone may do otherwise than a desktop: touch, layout, menu, filters, form. `@phone` runs on both.
      grep: /@phone/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: "server", testMatch: SERVER },
    { name: "engines", testMatch: ENGINES },
  ],
});
