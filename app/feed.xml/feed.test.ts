import { JSDOM } from "jsdom";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/db/client";
import { news } from "@/db/schema";
import { emptyStore } from "@/db/testing/store";
import { NEWS_TYPE } from "@/lib/constants";
import { GET } from "./route";

beforeEach(() => void emptyStore());

async function readFeed() {
  const answer = GET();
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const { window } = new JSDOM(await answer.text(), { contentType: "application/xml" });
  const text = (of: ParentNode, name: string) => of.querySelector(name)?.textContent;
  return { feed: window.document.documentElement, text };
}

test("a reader gets the whole text of the news, newest first, with ids, dates, author and the way back", async () => {
  const type = NEWS_TYPE.company;
  db()
    .insert(news)
    .values([
      {
        id: 1,
        type,
        title: "甲 <b>&",
        maincontent: '<p>一 &lt; 二</p><p><a href="/contact">联系</a></p>',
        createtime: "2026-01-01 08:00:00",
        sort: 9,
      },
      {
        id: 2,
        type,
        title: "乙",
        image: "/media/x.webp",
        createtime: "2026-01-02 08:00:00",
        updatetime: "2026-03-01 09:00:00",
      },
    ])
    .run();
  const { feed, text } = await readFeed();
  expect(text(feed, "feed > id")).toBe("http://localhost:3000/feed.xml");
  expect(text(feed, "feed > updated")).toBe("2026-03-01T09:00:00+08:00");
  expect(text(feed, "feed > author > name")).toBe("澜衡电气有限公司");
  expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute("href")).toBe(
    "http://localhost:3000/feed.xml",
  );
  const [first, second] = feed.querySelectorAll("entry");
  if (!first || !second) throw new Error("two entries");
  expect([text(first, "id"), text(first, "published")]).toEqual([
    "http://localhost:3000/detail/2",
    "2026-01-02T08:00:00+08:00",
  ]);
  expect(text(first, "content")).toContain('<img src="http://localhost:3000/media/x.webp"');
  expect(text(second, "title")).toBe("甲 <b>&");
  expect(text(second, "content")).toBe(
    '<p>一 &lt; 二</p><p><a href="http://localhost:3000/contact">联系</a></p>',
  );
});

test("without news it is still a valid feed", async () => {
  const { feed, text } = await readFeed();
  expect([feed.querySelectorAll("entry").length, text(feed, "feed > updated")]).toEqual([
    0,
    "1970-01-01T00:00:00Z",
  ]);
});
