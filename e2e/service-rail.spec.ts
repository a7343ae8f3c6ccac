import { encode } from "uqr";
import { expect, test } from "./site";

const GUIDE = "/styleguide";

test.describe("the service rail", () => {
  test("shows the QR codes of the service rail, which is beside the content", async ({ page }) => {
    await page.goto(GUIDE);
    const rail = page.getByRole("navigation", { name: "快捷服务", exact: true });
    await rail.getByRole("button", { name: "本页二维码" }).click();
    const code = page.getByRole("img", { name: "本页地址的二维码" });
    await expect(code.locator("path")).toBeAttached();
    const { data } = encode(page.url(), { ecc: "M", border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    // Each run of dark modules starts at an absolute position, or at a distance from the previous one.
    const path = (await code.locator("path").getAttribute("d")) ?? "";
    let [end, y] = [0, 0];
    const drawn = [...path.matchAll(/([Mm])(\d+) (\d+)h(\d+)/g)].flatMap(([, move, across, down, run]) => {
      const x = Number(across) + (move === "m" ? end : 0);
      y = Number(down) + (move === "m" ? y : 0);
      end = x + Number(run);
      return Array.from({ length: Number(run) }, (_, at) => `${x + at} ${y}`);
    });
    expect(drawn).toEqual(dark);
    expect(await code.getAttribute("viewBox")).toBe(`0 -0.5 ${data.length} ${data.length}`);
    await page.keyboard.press("Escape");
    for (const width of [768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const left = (await rail.boundingBox())?.x ?? 0;
      const content = await page.locator("#cards ul").first().boundingBox();
      expect(left, `at ${width} px`).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
    }
  });

  test(
    "labels a button of the service rail on hover and focus until Escape",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto(GUIDE);
      const rail = page.getByRole("navigation", { name: "快捷服务", exact: true });
      const consult = rail.getByRole("link", { name: "在线咨询" });
      const hotline = rail.getByRole("link", { name: /^销售热线/ });
      const opacity = (item: typeof consult) =>
        item.locator("span").evaluate((name) => getComputedStyle(name).opacity);
      await consult.hover();
      await expect.poll(() => opacity(consult)).toBe("1");
      // The pointer can reach the name itself.
      await consult.locator("span").hover();
      await expect.poll(() => opacity(consult)).toBe("1");
      await page.keyboard.press("Escape");
      await expect.poll(() => opacity(consult)).toBe("0");
      await expect(consult).toHaveAccessibleName("在线咨询");
      await hotline.hover();
      await expect.poll(() => opacity(hotline)).toBe("1");
      await page.mouse.move(20, 700);
      await expect.poll(() => opacity(hotline)).toBe("0");

      await rail.getByRole("link", { name: "询价单" }).focus();
      await page.keyboard.press("Tab");
      await expect.poll(() => opacity(hotline)).toBe("1");
      await page.keyboard.press("Escape");
      await expect.poll(() => opacity(hotline)).toBe("0");
      await expect(hotline).toBeFocused();
    },
  );
});
