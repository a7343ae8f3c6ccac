import { KINDS, ROUTES } from "./routes";
import { expect, test } from "./site";
import { limitFor, visitEach } from "./visit";

// A larger size that an earlier page has brought is shown instead of the preloaded one; one address is nobody's.
test.use({ expectedFaults: [/preloaded using link preload but not used|404/] });

const GATE = Object.entries(KINDS).map(([name, pathsOf]) => ({
  name,
  pathsOf,
  /** What a phone, or a browser without scripts, makes of a kind is seen on its first page. */
  first: (store: Parameters<typeof pathsOf>[0]) => pathsOf(store).slice(0, 1),
  tag: [] as string[],
  onDesktop: "desktopOfKind" as const,
}));
const EVERY = Object.entries(ROUTES).map(([name, pathsOf]) => ({
  name: `every page of ${name}`,
  pathsOf,
  first: pathsOf,
  tag: ["@all"],
  onDesktop: "desktop" as const,
}));

for (const { name, pathsOf, first, tag, onDesktop } of [...GATE, ...EVERY])
  test(
    `${name}: complete, accessible, easy to hit, without a jump, as wide as the screen, legible in large letters and on paper`,
    { tag: ["@phone", ...tag] },
    async ({ page, isMobile, store }) => {
      const paths = (isMobile ? first : pathsOf)(store);
      test.setTimeout(limitFor(paths));
      expect(await visitEach(page, paths, isMobile ? "phone" : onDesktop)).toEqual([]);
    },
  );

for (const { name, pathsOf } of EVERY)
  test(`${name}: accessible on a phone`, { tag: ["@phone-only", "@all"] }, async ({ page, store }) => {
    const paths = pathsOf(store);
    test.setTimeout(limitFor(paths));
    expect(await visitEach(page, paths, "closerOnPhone")).toEqual([]);
  });

test.describe("without JavaScript", () => {
  // Scripts that are switched off count as blocked by a policy.
  test.use({ javaScriptEnabled: false, expectedFaults: [/preloaded using|404|\.js csp$/] });

  for (const { name, first, tag } of [...GATE, ...EVERY])
    test(`${name}: the same pages`, { tag }, async ({ page, store }) => {
      const paths = first(store);
      test.setTimeout(limitFor(paths));
      expect(await visitEach(page, paths, "withoutScripts")).toEqual([]);
    });
});
