import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const own = chromium.executablePath();

/**
 * Debian's package with the browser of the tests: without windows, for a third less of the processor; before a release
 * the whole one, which also keeps pages for going back.
 * @param {boolean} isWhole
 */
export const chromiumPackage = (isWhole) => (isWhole ? "chromium" : "chromium-headless-shell");

/**
 * The browser of tests and benchmarks: Playwright's own, or else Debian's.
 * @param {boolean} isWhole
 */
export const chromiumPath = (isWhole) => (existsSync(own) ? own : `/usr/bin/${chromiumPackage(isWhole)}`);
