import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";

beforeAll(() => void testContentStore());

/** Publishes so many news with this title and text. */
const publish = (from: number, count: number, title: string, text: string) =>
  sharedStore()
    .prepare(
      `INSERT INTO news (id, type, title, maincontent) SELECT value, 21, ? || ' ' || value, ? FROM json_each(?)`,
    )
    .run(title, text, JSON.stringify(Array.from({ length: count }, (_, nth) => from + nth)));

/** Asked until the change is in the index. */
const newsWith = (searched: string) =>
  expect.poll(async () => (await searchSite({ searched, page: 1, limit: 5 })).counts.news, {
    timeout: 50_000,
  });

test.each(["480V 电容器", "30kvar 7%", "电容器", "APF"])(
  "the number of products found for %s is that of the hits in the list",
  async (searched) => {
    const { hits, counts } = await searchSite({ searched, kind: "products", page: 1, limit: 1000 });
    expect(hits).toHaveLength(counts.products);
  },
);

test("news with a word in their titles and news with it in their texts alone are counted together", async () => {
  publish(900_001, 3, "夔牛", "");
  publish(900_011, 2, "公告", "夔牛");
  await newsWith("夔牛").toBe(5);
});

test("of more than a thousand hits of a kind a thousand are counted", async () => {
  publish(910_001, 998, "貔貅", "");
  publish(920_001, 1, "公告", "貔貅");
  await newsWith("貔貅").toBe(999);
  publish(930_001, 2, "貔貅", "");
  await newsWith("貔貅").toBe(1000);
});
