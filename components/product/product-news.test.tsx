import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductNews } from "./product-news";

const item = (id: number, title: string) => ({ id, title, image: "", createtime: "2026-01-01 08:00:00" });
const shown = (...[knowledge, news]: ReturnType<typeof item>[][]) =>
  renderToStaticMarkup(<ProductNews knowledge={knowledge ?? []} news={news ?? []} />).replace(
    /<wbr\/>|<\/?span[^>]*>/g,
    "",
  );

test("a product's page leads to what is worth knowing of it, apart from the company's news", () => {
  const html = shown([item(3113, "7%还是14%")], [item(3018, "批量供货")]);
  expect(html).toMatch(/id="knowledge".*相关知识.*更多行业资讯.*href="\/detail\/3113">7%还是14%/s);
  expect(html).toMatch(/id="news".*相关新闻.*更多公司资讯.*href="\/detail\/3018">批量供货/s);
});

test("a part that nothing stands in is left out", () => {
  expect(shown([item(1, "甲")])).not.toContain("相关新闻");
  expect(shown()).toBe("");
});
