import { expect, test } from "./site";

// By touch no intent shows before the press.
test("a page that a visitor is about to open is prefetched before the click", async ({ page, request }) => {
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  // Playwright cannot look into a prerendered page: what waits until it is shown, the vitest files of its inline scripts say.
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
