import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's browser without windows: a third less of the processor than the one with them. */
const DEBIAN = "/usr/bin/chromium-headless-shell";
const own = chromium.executablePath();

/** The browser of tests and benchmarks: Playwright's own, or else Debian's (`chromium-headless-shell`). */
export const CHROMIUM = existsSync(own) ? own : DEBIAN;
