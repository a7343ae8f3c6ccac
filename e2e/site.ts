import { test as base, expect, type Locator, type Page } from "@playwright/test";
import Database from "better-sqlite3";

type Options = {
  /** What a test expects to go wrong, as patterns over "kind: text"; anything else fails it. */
  expectedFaults: RegExp[];
  /** Whether the test acts before the page's scripts have come, as an impatient visitor does. */
  actsEarly: boolean;
};

type Fixtures = {
  /** The store under the running site. */
  store: Database.Database;
};

function watch(page: Page, faults: string[]) {
  page.on("console", (message) => {
    // Content-Security-Policy violations are told here too.
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser cancels what a page still loads when the visitor goes on.
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
 * Notes the word by which a page says that all its parts work (components/layout/hydration-signal.tsx), and keeps the browser's
 * own clockwork, which `page.clock` replaces.
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

/** Scripts are loaded after the page (lib/html/deferred-scripts.ts): waits until they have taken over. */
export async function isHydrated(page: Page) {
  await page.waitForFunction(() => {
    const deferred = document.querySelector("script[data-deferred]")?.getAttribute("data-deferred");
    const heard = window as Heard;
    if (!deferred || !heard.loaded) return true;
    // The frame may say so before the parts of the page, whose scripts come after it.
    const loaded = new Set(heard.loaded());
    const hasAll = deferred.split(" ").every((source) => loaded.has(new URL(source, location.href).href));
    return hasAll && heard.isHydrated;
  });
  // Once for each page: what has come last takes over in the next idle moment.
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
/** Presses that a page still moving under the pointer would lose between down and up. */
const POINTED = ["check", "click", "dblclick", "hover", "setChecked", "tap", "uncheck"];
type Act = (...given: unknown[]) => Promise<unknown>;

/** Pages on which a test acts as a patient visitor does, and whether their scripts are waited for. */
const patient = new WeakMap<Page, { hasScript: boolean }>();
let isHooked = false;

/** A test that only reads a page waits for nothing. */
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
  // Locators of one worker share a prototype: it is hooked once, and asks which page it is for.
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator & Record<string, Act>;
  for (const name of ACTIONS) {
    const act = locators[name] as Act;
    Object.assign(locators, {
      async [name](this: Locator, ...given: unknown[]) {
        const waits = patient.get(this.page());
        if (waits?.hasScript) await isHydrated(this.page());
        // Playwright would scroll after it has seen the target at rest, and what comes into view then gets its own
        // height (`content-visibility`): scrolled to beforehand, it is seen at rest where it is pressed.
        if (waits && POINTED.includes(name)) await this.scrollIntoViewIfNeeded();
        return act.apply(this, given);
      },
    });
  }
}

/** The store under the running site, for a spec to read and change. */
function openTestStore(): Database.Database {
  const file = process.env.DATABASE_FILE;
  if (!file) throw new Error("The global setup names the store in DATABASE_FILE.");
  return new Database(file, { timeout: 5000 });
}

/** Playwright's test, which also fails when anything goes wrong behind the page's back. */
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

  // A connection that is kept may be closed by the server in the moment in which a test asks again, after seconds of other
  // work: a browser then asks once more by itself, and this does not.
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
