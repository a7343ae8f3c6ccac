import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureOf, picturePath } from "@/lib/pictures";
import { Picture } from "./picture";

const known = picturePath("products/lh-zcs-1") ?? "";
const { width, height, alt } = pictureOf(known) ?? {};

test("a picture of the project comes in both formats and keeps its place while it loads", () => {
  const html = renderToStaticMarkup(<Picture image={known} sizes="20rem" />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+-320\.avif 320w/i);
  expect(html).toContain(`width="${width}" height="${height}"`);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain(`alt="${alt}"`);
});

test("a picture offers no files smaller than `least` or larger than `most`", () => {
  const html = renderToStaticMarkup(<Picture image={known} least={640} most={640} />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^",]+-640\.avif 640w"/i);
});

test("a picture has one file for browsers without AVIF, with no list to choose from: a small one where it is small everywhere", () => {
  const small = known.replace(/\.webp$/, "-640.webp");
  for (const [most, file] of [
    [undefined, known],
    [320, small],
  ] as const) {
    const html = renderToStaticMarkup(<Picture image={known} {...(most && { most })} />);
    expect(html).toMatch(new RegExp(`<img [^>]*src="${file}"`));
    expect(html).not.toMatch(/<img [^>]*(?:srcSet|sizes)=/i);
  }
});

test("phones get the detail made for them, in both formats and with its own dimensions", () => {
  const part = picturePath("products/lh-zcs-2") ?? "";
  const html = renderToStaticMarkup(<Picture image={known} part={part} />);
  const stem = part.replace(/\.webp$/, "");
  expect(html).toMatch(
    new RegExp(`^<picture[^>]*><source type="image/avif" srcSet="${stem}-320[^>]+ media="\\(max-width: 767`),
  );
  expect(html.match(/<source[^>]+height=/g)).toHaveLength(2);
  expect(html).toContain(`src="${known}"`);
});

test("the priority picture of a page is not lazy", () => {
  const html = renderToStaticMarkup(<Picture image={known} priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain("lazy");
});

test("a picture of another site is a plain img", () => {
  const html = renderToStaticMarkup(<Picture image="https://img.example.com/a.png" alt="外部图片" />);
  expect(html).toMatch(/^<img [^>]*src="https:\/\/img\.example\.com\/a\.png"/);
});

test("a missing picture is a placeholder with the alt text", () => {
  expect(renderToStaticMarkup(<Picture image="" alt="暂缺" />)).toContain('role="img" aria-label="暂缺"');
});
