import { completeProduct, one } from "./content";
import { hrefs, named, readPage } from "./read-page";
import { expect, test } from "./site";

test("each drawing of a product is a picture with a description, and opens as a separate file", async ({
  request,
  store,
}) => {
  const { id } = completeProduct(store);
  const page = await readPage(request, `/newdetail/${id}`);
  const drawings = [...page.querySelectorAll(`img[src^="/drawings/${id}/"]`)];
  expect(drawings.length).toBeGreaterThan(2);
  for (const drawing of drawings) {
    expect(drawing.getAttribute("alt")).toMatch(/[\u4e00-\u9fff].*。/);
    const answer = await request.get(drawing.getAttribute("src") ?? "");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
    ]);
    expect(await answer.text()).toMatch(/<svg [^>]*viewBox=/);
  }
  const outline = `/drawings/${id}/outline.svg`;
  expect(hrefs(page, /^打开.*外形尺寸/)).toContain(outline);
  expect(await (await request.get(outline)).text()).toMatch(/<title[^>]*>[^<]*外形尺寸/);
});

// The file name is tested in server/drawings.spec.ts.
test("a drawing has a DXF of its product, linked beside its picture and among the documents", async ({
  request,
  store,
}) => {
  const { id } = completeProduct(store);
  const model = one<string>(store, "SELECT model FROM products WHERE id = ?", id);
  const page = await readPage(request, `/newdetail/${id}`);
  for (const part of ["外形与安装尺寸", "资料"]) {
    const [region] = named(page, "section", part);
    const [href = ""] = hrefs(region ?? page, /DXF.*外形(?:尺寸|图)|外形(?:尺寸|图).*DXF/);
    expect(href, part).toBe(`/drawings/${id}/outline.dxf`);
  }
  const file = await (await request.get(`/drawings/${id}/outline.dxf`)).text();
  expect(file).toContain("AC1021");
  expect(file).toContain("轮廓-OUTLINE");
  expect(file).toContain(model);
  expect(file.endsWith("0\r\nEOF\r\n")).toBe(true);
});

test("an unknown drawing or product is not found", async ({ request, store }) => {
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
