import { expect, test } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

test("addresses are escaped, and carry when they changed where that is known", () => {
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

test("an index lists sitemaps", () => {
  expect(sitemapIndexXml([{ address: "https://a.example/sitemap/pages.xml", changed: undefined }])).toContain(
    "<sitemap><loc>https://a.example/sitemap/pages.xml</loc></sitemap>",
  );
});
