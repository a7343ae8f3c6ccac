/** A visitor with one window of one browser; what all browsers' drivers can do. */
export type Visitor = {
  open: (address: string) => Promise<void>;
  /** The inner size of the window. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Runs a function in the page; what it needs and gives is plain data. */
  ask: <Given, Told>(question: (given: Given) => Told, given: Given) => Promise<Told>;
  press: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  key: (name: "ArrowDown" | "Enter" | "Escape") => Promise<void>;
  /** A picture of the window, as PNG. */
  shot: () => Promise<Uint8Array>;
};

export type Engine = { name: string; start: () => Promise<{ visitor: Visitor; stop: () => Promise<void> }> };

const PATIENCE_MS = 15_000;

/** Asks again and again until the page says what is hoped for. */
export async function until<Given>(
  visitor: Visitor,
  what: string,
  question: (given: Given) => unknown,
  given: Given,
) {
  const end = Date.now() + PATIENCE_MS;
  // Between two pages there is none to ask.
  const isSo = () => visitor.ask(question, given).then(Boolean, () => false);
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until the scripts of all the page's parts have taken over, or have said that they cannot. */
const untilAlive = (visitor: Visitor) =>
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
  await untilAlive(visitor);
}

/** Whether something is in the page and seen. */
export const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === "visible";
  });

export const untilShown = (visitor: Visitor, selector: string) =>
  until(visitor, `${selector} is shown`, isShown, selector);

export const untilGone = (visitor: Visitor, selector: string) =>
  until(
    visitor,
    `${selector} is gone`,
    (given: string) =>
      [...document.querySelectorAll(given)].every((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width === 0 || height === 0 || getComputedStyle(one).visibility !== "visible";
      }),
    selector,
  );
