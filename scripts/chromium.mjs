import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const own = chromium.executablePath();

/**
 * Debian's browser package for tests: the headless one, which needs a third less CPU; before a release the full one,
 * which also has a bfcache.
 * @param {boolean} isWhole
 */
export const chromiumPackage = (isWhole) => (isWhole ? "chromium" : "chromium-headless-shell");

/**
 * The browser for tests and benchmarks: Playwright's, or else Debian's.
 * @param {boolean} isWhole
 */
export const chromiumPath = (isWhole) => (existsSync(own) ? own : `/usr/bin/${chromiumPackage(isWhole)}`);
