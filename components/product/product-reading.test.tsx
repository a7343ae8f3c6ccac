import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { ProductReading, readingParts } from "./product-reading";

const settings = testSettings();
beforeEach(() => {
  for (const name of Object.keys(settings)) delete settings[name];
});

const item = (id: number, title: string) => ({ id, title, image: "", createtime: "2026-01-01 08:00:00" });
const shown = (...[knowledge = [], news = []]: ReturnType<typeof item>[][]) =>
  renderToStaticMarkup(
    <ProductReading product={7} questions={[]} knowledge={knowledge} news={news} />,
  ).replace(/<wbr\/>|<\/?span[^>]*>/g, "");

test("a product links to articles about it, and separately to company news", () => {
  const html = shown([item(3113, "7%还是14%")], [item(3018, "批量供货")]);
  expect(html).toMatch(/id="knowledge".*相关知识.*更多行业资讯.*href="\/detail\/3113">7%还是14%/s);
  expect(html).toMatch(/id="news".*相关新闻.*更多公司资讯.*href="\/detail\/3018">批量供货/s);
});

test("of many articles the first two are shown, so that the columns are of similar height", () => {
  const html = shown([item(1, "甲"), item(2, "乙"), item(3, "丙"), item(4, "丁")]);
  expect(html.match(/href="\/detail\/\d"/g)).toHaveLength(2);
  expect(html).toContain("2 篇");
});

test("an empty part is left out, and out of the page's navigation too", () => {
  expect(shown([item(1, "甲")])).not.toContain("相关新闻");
  expect(readingParts({ questions: [], knowledge: [item(1, "甲")], news: [] })).toEqual([
    { id: "knowledge", title: "知识" },
  ]);
});

test("a product without questions and articles has one line that invites to ask", () => {
  expect(shown()).toContain("还没有人提问");
  expect(shown()).not.toMatch(/<h[23]/);
  expect(shown([item(1, "甲")])).not.toContain("还没有人提问");
});

test("that line links to the board, where visitors can sign in", () => {
  Object.assign(settings, {
    ...{ SMS_ACCESS_KEY_ID: "id", SMS_ACCESS_KEY_SECRET: "secret" },
    ...{ SMS_SIGN_NAME: "澜衡电气", SMS_TEMPLATE_CODE: "SMS_0001" },
  });
  expect(shown()).toContain('href="/Posted?product=7"');
});

test("and to the contact form about the product, where nobody can", () => {
  expect(shown()).toContain('href="/contact?product=7"');
  expect(shown()).not.toContain("/Posted");
});
