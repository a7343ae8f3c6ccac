import { test as base, expect, type Page, type Response } from "@playwright/test";
import Database from "better-sqlite3";

type Options = {
  /** What a test expects to go wrong, as patterns over "kind: text"; anything else fails it. */
  expectedFaults: RegExp[];
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

/**
 * Scripts are loaded after the page (server/deferred-scripts.ts): waits until they have taken over, also on the page to
 * which they lead.
 */
export async function isAlive(page: Page) {
  await page.waitForFunction(
    () =>
      !document.querySelector("script[data-deferred]") ||
      (document.body && Object.keys(document.body).some((key) => key.startsWith("__reactFiber"))),
  );
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

  page: async ({ page, expectedFaults, javaScriptEnabled }, run) => {
    const faults: string[] = [];
    watch(page, faults);
    for (const go of ["goto", "reload", "goBack", "goForward"] as const) {
      const original = page[go].bind(page) as (...where: unknown[]) => Promise<Response | null>;
      page[go] = async (...where: unknown[]) => {
        const answer = await original(...where);
        if (javaScriptEnabled !== false) await isAlive(page);
        return answer;
      };
    }
    await run(page);
    const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)));
    expect(unexpected, "nothing goes wrong behind the page's back").toEqual([]);
  },

  store: async ({}, run) => {
    const store = openTestStore();
    await run(store);
    store.close();
  },
});

export { expect };
