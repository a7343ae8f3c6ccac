import { expect, test } from "./site";

// Touch shows no intent before the tap.
test("a page that a visitor is about to open is prefetched before the click", async ({ page, request }) => {
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  // Playwright cannot access prerendered pages: what waits until they are shown is tested by vitest (inline scripts).
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Preload.enable");
  const fetched: string[] = [];
  devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await page.goto("/about");
  await page.getByRole("link", { name: "新闻中心" }).first().hover();
  await expect.poll(() => fetched).toEqual(["/newsPage"]);
});
