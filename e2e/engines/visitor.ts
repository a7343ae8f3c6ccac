import { setTimeout as pause } from "node:timers/promises";

/** One browser window; the interface that all drivers implement. */
export type Visitor = {
  open: (address: string) => Promise<void>;
  /** The inner size of the window. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Runs a function in the page; arguments and result must be serialisable. */
  ask: <Given, Answered>(question: (given: Given) => Answered, given: Given) => Promise<Answered>;
  press: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  key: (name: "ArrowDown" | "Enter" | "Escape") => Promise<void>;
  /** A picture of the window, as PNG. */
  shot: () => Promise<Uint8Array>;
};

export type Engine = { name: string; start: () => Promise<{ visitor: Visitor; stop: () => Promise<void> }> };

/** Time-out, long enough for a slow machine. */
const PATIENCE_MS = 60_000;

/** Polls until the condition in the page equals `wanted`. */
export async function until<Given>(
  visitor: Pick<Visitor, "ask">,
  what: string,
  question: (given: Given) => unknown,
  given: Given,
  wanted = true,
) {
  const end = Date.now() + PATIENCE_MS;
  // During navigation there is no document.
  const isSo = () =>
    visitor.ask(question, given).then(
      (answer) => Boolean(answer) === wanted,
      () => false,
    );
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS} ms`);
    await pause(50);
  }
}

/** Waits until the page is hydrated or, where scripts do not run, complete. */
const untilHydrated = (visitor: Visitor) =>
  until(
    visitor,
    "the page is alive",
    () => {
      if (!("scripts" in document.documentElement.dataset)) return document.readyState === "complete";
      const deferred = document.querySelector<HTMLElement>("script[data-deferred]")?.dataset.deferred ?? "";
      const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
      const hasAll = deferred.split(" ").every((source) => loaded.has(new URL(source, location.href).href));
      return hasAll && document.querySelector("header [role=combobox]") !== null;
    },
    undefined,
  );

/** Opens a page and waits for its scripts. */
export async function visit(visitor: Visitor, address: string) {
  await visitor.open(address);
  await untilHydrated(visitor);
}

/** Whether an element exists and is visible. */
export const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === "visible";
  });

export const untilShown = (visitor: Visitor, selector: string) =>
  until(visitor, `${selector} is shown`, isShown, selector);

export const untilGone = (visitor: Visitor, selector: string) =>
  until(visitor, `${selector} is gone`, isShown, selector, false);

export const untilText = (visitor: Visitor, selector: string, text: string) =>
  until(
    visitor,
    `${selector} says ${text}`,
    ([where, what]) => document.querySelector(where)?.textContent?.includes(what),
    [selector, text] as const,
  );

/** Waits until an action has changed the text of a part. */
export async function untilChanged(visitor: Visitor, selector: string, work: () => Promise<void>) {
  const textOf = (given: string) => document.querySelector(given)?.textContent;
  const before = await visitor.ask(textOf, selector);
  await work();
  await until(
    visitor,
    `${selector} says something else`,
    ([where, was]) => document.querySelector(where)?.textContent !== was,
    [selector, before] as const,
  );
}

export const untilAt = (visitor: Visitor, part: string) =>
  until(visitor, `the address has ${part}`, (given) => location.href.includes(given), part);

/** Whether nothing moves: a click on a moving element misses it. */
const isAtRest = () =>
  document.getAnimations().every(({ playState, timeline, effect }) => {
    const isPassing = timeline === document.timeline && effect?.getTiming().iterations !== Infinity;
    return playState !== "running" || !isPassing;
  });

/**
 * The centre of the first visible match, and whether a click there reaches it: a late picture or an open panel can
 * lie over it. The drivers' own clicks refuse links without a line box, or need a newer browser.
 */
function placeOf(selector: string) {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0,
  );
  if (!shown) throw new Error(`${selector} is not shown`);
  shown.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = shown.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isReached = hit !== null && (shown.contains(hit) || hit.closest("label")?.contains(shown) === true);
  return { x, y, isReached };
}

/** The point to click, once it does not move and nothing lies over it. */
export async function restingPlace(visitor: Pick<Visitor, "ask">, selector: string) {
  await until(visitor, "the page rests", isAtRest, undefined);
  const end = Date.now() + PATIENCE_MS;
  for (let last = await visitor.ask(placeOf, selector); ;) {
    await pause(50);
    const place = await visitor.ask(placeOf, selector);
    if (place.isReached && place.x === last.x && place.y === last.y) return place;
    if (Date.now() > end) throw new Error(`${selector} cannot be clicked: something lies over it`);
    last = place;
  }
}
