import { readFile } from "node:fs/promises";
import { completeProduct, one } from "./content";
import { expect, test } from "./site";

test("each drawing of a product is a picture that loads and says what it shows, and opens as a file of its own", async ({
  page,
  store,
}) => {
  const { id } = completeProduct(store);
  await page.goto(`/newdetail/${id}#wiring`);
  const drawings = page.locator(`img[src^="/drawings/${id}/"]`);
  expect(await drawings.count()).toBeGreaterThan(2);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(drawing).toHaveAttribute("alt", /[\u4e00-\u9fff].*。/);
  }
  await page.getByRole("link", { name: /^打开.*外形尺寸/ }).click();
  await expect(page).toHaveURL(`/drawings/${id}/outline.svg`);
  expect(await page.locator("svg > title").textContent()).toContain("外形尺寸");
});

test("a drawing downloads as DXF under the name of its product, beside its picture and among the documents", async ({
  page,
  store,
}) => {
  const { id } = completeProduct(store);
  const model = one(store, "SELECT model FROM products WHERE id = ?", id);
  await page.goto(`/newdetail/${id}`);
  for (const part of ["外形与安装尺寸", "资料"]) {
    const link = page
      .getByRole("region", { name: part, exact: true })
      .getByRole("link", { name: /DXF.*外形尺寸|外形尺寸.*DXF/ });
    const [download] = await Promise.all([page.waitForEvent("download"), link.first().click()]);
    expect(download.suggestedFilename()).toBe(`${model}-outline.dxf`);
    const file = await readFile(await download.path(), "utf8");
    expect(file).toContain("AC1021");
    expect(file).toContain("轮廓-OUTLINE");
    expect(file).toContain(model);
    expect(file.endsWith("0\r\nEOF\r\n")).toBe(true);
  }
});

test("there is no drawing of an unknown name or product", async ({ request, store }) => {
  const { id } = completeProduct(store);
  for (const path of [
    `${id}/outline-9.svg`,
    `${id}/outline-9.dxf`,
    `${id}/outline.png`,
    `${id}/outline.dxf.svg`,
    "1/outline.svg",
    "1/outline.dxf",
    `${id}/..%2Foutline.svg`,
  ]) {
    const answer = await request.get(`/drawings/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain("页面不存在");
  }
});
