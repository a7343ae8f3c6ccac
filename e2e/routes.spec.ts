import { firstOfEachKind, KINDS, ROUTES } from "./routes";
import { expect, test } from "./site";
import { limitFor, visitEach } from "./visit";

// A larger size cached by an earlier page is used instead of the preloaded one; one address does not exist.
test.use({ expectedFaults: [/preloaded using link preload but not used|404/] });

const WHOLE =
  "complete, accessible, easy to hit, without a jump, as wide as the screen, legible in large letters and on paper";

/** The pages checked with all colours, sizes and the site frame, which other kinds share. */
const WHOLLY = ["home", "products"];

for (const [name, pathsOf] of Object.entries(KINDS))
  test(`the fullest page of ${name}: ${WHOLE}`, async ({ page, store }) => {
    expect(
      await visitEach(page, pathsOf(store).slice(0, 1), WHOLLY.includes(name) ? "desktop" : "desktopOfKind"),
    ).toEqual([]);
  });

test(
  "the fullest page of each kind on a phone: complete, easy to tap, as wide as the screen, legible with large fonts",
  { tag: "@phone-only" },
  async ({ page, store }) => {
    const paths = firstOfEachKind(store);
    test.setTimeout(limitFor(paths));
    expect(await visitEach(page, paths, "phone")).toEqual([]);
  },
);

for (const [name, pathsOf] of Object.entries(ROUTES)) {
  test(`every page of ${name}: ${WHOLE}`, { tag: ["@phone", "@all"] }, async ({ page, isMobile, store }) => {
    const paths = pathsOf(store);
    test.setTimeout(limitFor(paths));
    expect(await visitEach(page, paths, isMobile ? "phone" : "desktop")).toEqual([]);
  });

  test(
    `every page of ${name}: accessible on a phone`,
    { tag: ["@phone-only", "@all"] },
    async ({ page, store }) => {
      const paths = pathsOf(store);
      test.setTimeout(limitFor(paths));
      expect(await visitEach(page, paths, "closerOnPhone")).toEqual([]);
    },
  );
}

test.describe("without JavaScript", () => {
  // Disabled scripts are reported as blocked by the policy.
  test.use({ javaScriptEnabled: false, expectedFaults: [/preloaded using|404|\.js csp$/] });

  for (const { name, pathsOf, tag } of [
    { name: "the fullest page of each kind", pathsOf: firstOfEachKind, tag: [] },
    ...Object.entries(ROUTES).map(([name, pathsOf]) => ({
      name: `every page of ${name}`,
      pathsOf,
      tag: ["@all"],
    })),
  ])
    test(`${name}: the same pages`, { tag }, async ({ page, store }) => {
      const paths = pathsOf(store);
      test.setTimeout(limitFor(paths));
      expect(await visitEach(page, paths, "withoutScripts")).toEqual([]);
    });
});
