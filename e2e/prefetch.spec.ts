import { expect, test } from "./site";

// By touch no intent shows before the press.
test("a page that a visitor is about to open is fetched before the click", async ({ page, request }) => {
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  // Playwright knows no page that is laid out ahead; whether it does nothing then is asked of its scripts' own tests.
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
