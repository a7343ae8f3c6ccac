import type { Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };
type Watched = Window & { takeShifts?: () => Shift[] };

/** From here on, pages record layout shifts without user input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : String(node),
        );
        shifts.push({ value: entry.value, moved: moved.map((html) => html.slice(0, 120)) });
      }
    };
    type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (window as Watched).takeShifts = () => {
      keep(observer.takeRecords());
      return shifts;
    };
  });

/**
 * Goes down the page as a reader does, until every picture has come. Names those that have not. Nothing is waited for
 * without a limit: a browser on a busy machine may owe a page its frames.
 */
export const readToEnd = (page: Page) =>
  page.evaluate(async () => {
    const [FRAMES_MS, PICTURE_MS] = [1000, 5000];
    const within = (ms: number, event: Promise<unknown>) =>
      Promise.race([event, new Promise((resolve) => setTimeout(resolve, ms))]);
    const frames = () =>
      within(
        FRAMES_MS,
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    // Not decode(), which may never end for a picture that another takes the place of.
    const hasCome = (picture: HTMLImageElement) =>
      new Promise<void>((resolve) => {
        if (picture.complete) return resolve();
        for (const end of ["load", "error"]) picture.addEventListener(end, () => resolve(), { once: true });
      });
    // Once for each: what stays on the screen would be waited for again at every step.
    const waited = new Map<HTMLImageElement, Promise<unknown>>();
    const arrival = (picture: HTMLImageElement) => {
      const known = waited.get(picture) ?? within(PICTURE_MS, hasCome(picture));
      waited.set(picture, known);
      return known;
    };
    const arrived = (pictures: HTMLImageElement[]) => Promise.all(pictures.map(arrival));
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    const isInView = (picture: HTMLImageElement) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    for (let last = -1; scrollY > last;) {
      last = scrollY;
      await frames();
      await arrived(pictures.filter(isInView));
      scrollBy({ top: innerHeight, behavior: "instant" });
    }
    // Slides that wait beside the screen, and what was asked for too late.
    for (const picture of pictures) picture.loading = "eager";
    waited.clear();
    await arrived(pictures);
    await frames();
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

/** The layout shifts so far; the sum of the values is the page's CLS. */
export async function shiftsOf(page: Page): Promise<{ score: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => (window as Watched).takeShifts?.() ?? []);
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** Reads the page to its end: pictures that have not come, and what has moved by itself. */
export async function jumps(page: Page): Promise<string[]> {
  const missing = await readToEnd(page);
  const { shifts } = await shiftsOf(page);
  return [
    ...missing.map((src) => `${src} has not come`),
    ...shifts.map(({ value, moved }) => `moved by ${value}: ${moved.join(" ")}`),
  ];
}
