import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import pictures from "@/db/content/pictures.json" with { type: "json" };
import { describe as summary, pageMetadata } from "./page-metadata";

const facts = { title: "甲", description: "乙", path: "/contact" };

test("a page without a picture is shared with the default picture", () => {
  const [image] = [pageMetadata(facts).openGraph?.images].flat();
  const { url } = image as { url: string };
  expect(existsSync(`public${new URL(url).pathname}`)).toBe(true);
});

test("a page with a picture is shared with a large card of it", () => {
  const [path = "", { width, height } = { width: 0, height: 0 }] = Object.entries(pictures)[0] ?? [];
  const { openGraph, twitter } = pageMetadata({ ...facts, image: path });
  expect(openGraph?.images).toEqual([{ url: `http://localhost:3000${path}`, width, height, alt: "甲" }]);
  expect(twitter).toEqual({ card: "summary_large_image", images: [`http://localhost:3000${path}`] });
});

test("the canonical address is absolute, and noindex is only set where intended", () => {
  expect(pageMetadata(facts).alternates?.canonical).toBe("http://localhost:3000/contact");
  expect(pageMetadata(facts).robots).toBeUndefined();
  expect(pageMetadata({ ...facts, noindex: true }).robots).toEqual({ index: false, follow: true });
});

test("a description is plain text with the length of a search result", () => {
  expect(summary("<p>一 <b>二</b></p>")).toBe("一 二");
  expect([...summary(`<p>${"长".repeat(500)}</p>`)].length).toBe(120);
});
