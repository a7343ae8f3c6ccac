import { test as base, expect, type Locator, type Page } from "@playwright/test";
import Database from "better-sqlite3";

type Options = {
  /** Faults that a test expects, as patterns for "kind: text"; any other fails it. */
  expectedFaults: RegExp[];
  /** Whether the test acts before the scripts have loaded, like an impatient visitor. */
  actsEarly: boolean;
};

type Fixtures = {
  /** The database of the running site. */
  store: Database.Database;
};

function watch(page: Page, faults: string[]) {
  page.on("console", (message) => {
    // Content-Security-Policy violations are reported here, too.
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser cancels the loads of a page when the visitor leaves it.
    if (reason !== "net::ERR_ABORTED") faults.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`answer: ${response.status()} ${response.url()}`);
  });
}

type Heard = {
  isHydrated?: boolean;
  isSettled?: boolean;
  loaded?: () => string[];
  nextIdle?: () => Promise<unknown>;
};

/**
 * Records the signal that all parts of a page are hydrated (components/layout/hydration-signal.tsx), and keeps the
 * browser's own timers, which `page.clock` replaces.
 */
const hearHydrated = (page: Page) =>
  page.context().addInitScript(() => {
    const entries = performance.getEntriesByType.bind(performance);
    const onIdle = requestIdleCallback.bind(window);
    const heard: Heard = {
      isHydrated: false,
      loaded: () => entries("resource").map(({ name }) => name),
      nextIdle: () => new Promise((resolve) => onIdle(resolve, { timeout: 500 })),
    };
    Object.assign(window, heard);
    addEventListener("hydrated", () => Object.assign(window, { isHydrated: true }), { once: true });
  });

/** Waits until the page is hydrated, as scripts are loaded after it (lib/html/deferred-scripts.ts). */
export async function isHydrated(page: Page) {
  await page.waitForFunction(() => {
    const deferred = document.querySelector("script[data-deferred]")?.getAttribute("data-deferred");
    const heard = window as Heard;
    if (!deferred || !heard.loaded) return true;
    // The frame may be hydrated before the parts of the page, whose scripts load later.
    const loaded = new Set(heard.loaded());
    const hasAll = deferred.split(" ").every((source) => loaded.has(new URL(source, location.href).href));
    return hasAll && heard.isHydrated;
  });
  // Once per page: the last part is hydrated in the next idle period.
  await page.evaluate(async () => {
    const heard = window as Heard;
    if (heard.isSettled) return;
    for (let count = 0; count < 2; count++) await heard.nextIdle?.();
    heard.isSettled = true;
  });
}

const ACTIONS = [
  ...([
    "check",
    "click",
    "dblclick",
    "dispatchEvent",
    "fill",
    "focus",
    "hover",
    "press",
    "setChecked",
  ] as const),
  ...(["pressSequentially", "selectOption", "tap", "uncheck"] as const),
];
/** Actions that would miss if the page moved between pointer down and up. */
const POINTED = ["check", "click", "dblclick", "hover", "setChecked", "tap", "uncheck"];
type Act = (...given: unknown[]) => Promise<unknown>;

/** Pages on which actions wait, and whether they wait for scripts. */
const patient = new WeakMap<Page, { hasScript: boolean }>();
let isHooked = false;

/** Makes actions wait for scripts; a test that only reads a page does not wait. */
function waitBeforeActions(page: Page, hasScript: boolean) {
  patient.set(page, { hasScript });
  for (const device of [page.keyboard, page.mouse, page.touchscreen])
    for (const name of ["press", "type", "down", "move", "click", "wheel", "tap"])
      if (hasScript && name in device) {
        const methods = device as unknown as Record<string, Act>;
        const act = methods[name]?.bind(device);
        methods[name] = async (...given) => {
          await isHydrated(page);
          return act?.(...given);
        };
      }
  if (isHooked) return;
  isHooked = true;
  // The locators of a worker share a prototype: it is patched once, and looks up its page.
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator & Record<string, Act>;
  for (const name of ACTIONS) {
    const act = locators[name] as Act;
    Object.assign(locators, {
      async [name](this: Locator, ...given: unknown[]) {
        const waits = patient.get(this.page());
        if (waits?.hasScript) await isHydrated(this.page());
        // Playwright scrolls after checking that the target is stable; sections that come into view then change their
        // height (`content-visibility`). Scrolling first makes the check apply to the final position.
        if (waits && POINTED.includes(name)) await this.scrollIntoViewIfNeeded();
        return act.apply(this, given);
      },
    });
  }
}

/** The database of the running site, for specs to read and change. */
function openTestStore(): Database.Database {
  const file = process.env.DATABASE_FILE;
  if (!file) throw new Error("The global setup names the store in DATABASE_FILE.");
  return new Database(file, { timeout: 5000 });
}

/** Playwright's test, which also fails at console errors, failed requests and policy violations. */
export const test = base.extend<Options & Fixtures>({
  expectedFaults: [[], { option: true }],

  actsEarly: [false, { option: true }],

  page: async ({ page, expectedFaults, actsEarly, javaScriptEnabled }, run) => {
    const faults: string[] = [];
    watch(page, faults);
    const hasScript = javaScriptEnabled !== false;
    if (hasScript) await hearHydrated(page);
    if (!actsEarly) waitBeforeActions(page, hasScript);
    await run(page);
    const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)));
    expect(unexpected, "nothing goes wrong behind the page's back").toEqual([]);
  },

  // The server may close a kept-alive connection just when a test makes its next request, after seconds of other work.
  // Browsers then retry by themselves, but this client does not.
  request: async ({ playwright }, run) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: "close" } });
    await run(request);
    await request.dispose();
  },

  store: async ({}, run) => {
    const store = openTestStore();
    await run(store);
    store.close();
  },
});

export { expect };
