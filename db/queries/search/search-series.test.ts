import { beforeAll, expect, test } from "vitest";
import { find, first } from "@/db/testing/search";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";

beforeAll(() => void testContentStore());

test("series are above the products of the first page, and not among them on any page", async () => {
  const { series, total, listed, counts } = await find("谐波");
  expect(counts.families).toBeGreaterThan(1);
  expect(listed).toBe(total - counts.families);
  const own = await searchSite({ searched: "谐波", kind: "families", ...first });
  expect([own.series, own.listed]).toEqual([[], counts.families]);
  expect(series.map(({ id }) => id)).toEqual(own.hits.map(({ id }) => id).slice(0, series.length));
  expect(series.length).toBeGreaterThan(1);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(listed / 10) }, (_, nth) =>
      searchSite({ searched: "谐波", page: nth + 1, limit: 10 }),
    ),
  );
  const hits = pages.flatMap((page) => page.hits.map(({ kind, id }) => `${kind} ${id}`));
  expect(new Set(hits).size).toBe(listed);
  expect(hits.filter((hit) => hit.startsWith("families"))).toEqual([]);
  expect(pages.slice(1).flatMap((page) => page.series)).toEqual([]);
});

test("series on the subject of a word are ranked with those that have it in their name", async () => {
  const { series } = await find("谐波");
  const names = series.map(({ name }) => name);
  expect(names).toContain("有源电力滤波器APF");
  // Its name has the word, and says more besides.
  expect(names.indexOf("谐波抑制")).toBeLessThan(names.indexOf("有源电力滤波器APF"));
  const unnamed = names.filter((name) => !name.includes("谐波"));
  expect(unnamed[0]).toBe("有源电力滤波器APF");
});

test("products on the subject of a word are ranked with those that have it in their title, before mere mentions", async () => {
  const { hits, places } = await find("谐波");
  const isTitled = hits.map(({ title }) => title.some(({ isHit }) => isHit));
  const models = hits.map(({ model }) => model);
  // By their categories, and the last of them by its title.
  for (const about of ["LH-APF-M", "LH-APF-W", "LH-APF-G", "LH-GXL", "LH-GXZ", "LH-GXT"]) {
    expect(models, about).toContain(about);
    expect(models.indexOf(about), about).toBeLessThan(isTitled.lastIndexOf(true));
  }
  expect(places.map(({ href }) => href)).toContain("/tools/harmonics");
});
