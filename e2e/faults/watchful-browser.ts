import { chromium, type Page } from "@playwright/test";
import { CLOBBERED } from "@/e2e/hostile/html";
import config from "@/playwright.config";

/** A blank origin, on which pieces are shown without the site and without a policy. */
export const BARE = "http://bare.test";
const PLAYERS = ["https://player.bilibili.com", "https://v.qq.com"];
const EMPTY = { contentType: "text/html; charset=utf-8", body: "" };

declare global {
  interface Window {
    /** Performs possible actions of a visitor, and reports overwritten names of the page. */
    __provoke: () => void;
  }
}

/** Runs in every frame before its content. */
function notice(names: string[]) {
  const tell = (what: string, which: unknown) => console.info(`noticed:${what}:${String(which)}`);
  Object.assign(window, { __ran: (id: unknown) => tell("ran", id) });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell("policy", `${effectiveDirective} ${blockedURI}`),
  );
  const plain = ["http:", "https:", "mailto:", "tel:"];
  const isProgram = (address: string | null | undefined) =>
    typeof address === "string" &&
    URL.canParse(address, document.baseURI) &&
    !plain.includes(new URL(address, document.baseURI).protocol);
  const isTaken = (value: unknown) =>
    value instanceof HTMLFormElement ||
    value instanceof HTMLImageElement ||
    value instanceof HTMLAnchorElement ||
    (value instanceof HTMLCollection && value[0] instanceof HTMLAnchorElement);
  window.__provoke = () => {
    for (const element of document.querySelectorAll("*")) {
      for (const { name } of element.attributes)
        if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()));
      const { href } = element as HTMLAnchorElement | SVGAElement;
      const form = (element as HTMLButtonElement).form;
      const opened = [
        typeof href === "object" ? href.animVal : href,
        element.getAttribute("formaction"),
        form instanceof HTMLFormElement ? form.getAttribute("action") : undefined,
      ];
      if (opened.some(isProgram))
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    }
    const isLost = (name: string) => [document, window].some((owner) => isTaken(Reflect.get(owner, name)));
    if (names.some(isLost)) tell("ran", window.name);
  };
}

/** The number of the piece that requested an address. */
const pieceOf = (address: string) => Number(/\/(\d+)(?=[/?#]|$)/.exec(address)?.[1] ?? NaN);

/** A browser that records everything that a page does by itself. */
export async function openWatchfulBrowser(site: string) {
  const browser = await chromium.launch(config.use?.launchOptions);
  const context = await browser.newContext();
  const ran = new Set<number>();
  const odd: string[] = [];
  // tsx adds a helper to functions, which browsers do not have.
  await context.addInitScript("globalThis.__name = (work) => work");
  await context.addInitScript(notice, CLOBBERED);
  await context.route("**/*", (route) => {
    const address = route.request().url();
    const { origin } = new URL(address);
    if (origin === BARE) return route.fulfill(EMPTY);
    if (origin === site) return route.continue();
    if (PLAYERS.includes(origin)) return route.fulfill(EMPTY);
    if (Number.isNaN(pieceOf(address))) odd.push(address);
    else ran.add(pieceOf(address));
    return route.abort();
  });
  context.on("console", (message) => {
    const [, what, which] = /^noticed:(\w+):(.*)$/s.exec(message.text()) ?? [];
    if (what === "ran") ran.add(Number(which));
    if (what === "policy") odd.push(which ?? "");
  });
  context.on("dialog", (dialog) => {
    odd.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const page = await context.newPage();
  context.on("page", (opened: Page) => void opened.close());
  return { page, ran, odd, close: () => browser.close() };
}
