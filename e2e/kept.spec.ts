import { JSDOM } from "jsdom";
import { firstId } from "./content";
import { expect, isHydrated, test } from "./site";

test("a solution's texts and diagram are sent once, and hydration leaves them as served", async ({
  page,
  store,
}) => {
  const path = `/cm_detail/${firstId(store, "solutions")}`;
  const html = await (await page.request.get(path)).text();
  const served = [...new JSDOM(html).window.document.querySelectorAll("[data-kept]")];
  await page.goto(path);
  await isHydrated(page);
  const shown = page.locator("[data-kept]");
  expect(await shown.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual(
    served.map(({ textContent }) => textContent),
  );
  for (const once of ["用文字读这张图", "schema.org/", 'id=\\"part-1'])
    expect(html.slice(html.lastIndexOf("</main>")), once).not.toContain(once);
});
