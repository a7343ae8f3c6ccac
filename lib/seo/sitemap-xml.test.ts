import { expect, test } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

test("addresses are escaped, with the date of their change if it is known", () => {
  const xml = sitemapXml([
    { address: "https://a.example/x?sid=1&kid=2", changed: "2026-01-02T03:04:05+08:00" },
    { address: "https://a.example/about", changed: undefined },
  ]);
  expect(xml).toContain(
    "<url><loc>https://a.example/x?sid=1&amp;kid=2</loc><lastmod>2026-01-02T03:04:05+08:00</lastmod></url>",
  );
  expect(xml).toContain("<url><loc>https://a.example/about</loc></url>");
  expect(xml).toMatch(/^<\?xml [^>]*\?>\n<urlset xmlns=/);
});

test("an address has its pictures", () => {
  const pictures = ["https://a.example/media/1.webp", "https://a.example/media/2.webp?a=1&b=2"];
  const xml = sitemapXml([{ address: "https://a.example/newdetail/1", changed: undefined, pictures }]);
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(xml).toContain(
    "<loc>https://a.example/newdetail/1</loc>" +
      "<image:image><image:loc>https://a.example/media/1.webp</image:loc></image:image>" +
      "<image:image><image:loc>https://a.example/media/2.webp?a=1&amp;b=2</image:loc></image:image></url>",
  );
});

test("a sitemap index lists sitemaps", () => {
  expect(sitemapIndexXml([{ address: "https://a.example/sitemap/pages.xml", changed: undefined }])).toContain(
    "<sitemap><loc>https://a.example/sitemap/pages.xml</loc></sitemap>",
  );
});
