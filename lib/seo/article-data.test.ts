import { expect, test } from "vitest";
import { articleData } from "./article-data";
import { timeFactor } from "./time-factor";

const facts = { title: "甲", description: "乙", path: "/detail/1", image: "/media/x.webp" };
const times = { createtime: "2026-01-02 08:00:00", changed: "2026-03-01 09:00:00" };

test("search engines get the dates of publication and change of news, Baidu in its own format", () => {
  expect(articleData({ kind: "NewsArticle", ...facts, ...times })).toMatchObject({
    datePublished: "2026-01-02T08:00:00+08:00",
    dateModified: "2026-03-01T09:00:00+08:00",
  });
  expect(timeFactor({ ...facts, ...times })).toEqual({
    "@context": "https://ziyuan.baidu.com/contexts/cambrian.jsonld",
    "@id": "http://localhost:3000/detail/1",
    title: "甲",
    description: "乙",
    pubDate: "2026-01-02T08:00:00",
    upDate: "2026-03-01T09:00:00",
  });
});

test("an article without a date has none in its data", () => {
  expect(Object.keys(articleData({ kind: "Article", ...facts }))).not.toContain("datePublished");
});
