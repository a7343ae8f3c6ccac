import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Hero } from "./hero";

const picture = { src: "" };

test("each banner says its title and one sentence, and has one link; the page has one first heading", () => {
  const html = renderToStaticMarkup(
    <Hero
      heading="让每一度电更平衡"
      slides={[
        {
          id: 1,
          title: "甲：乙",
          picture,
          text: { sentence: "一句话。", label: "看方案", href: "/cm_city", side: "left" },
        },
        { id: 2, title: "乙", picture, text: null },
      ]}
    />,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain("一句话。");
  expect(
    html.match(/<span class="[^"]*part[^"]*">甲：<\/span><span class="[^"]*part[^"]*">乙<\/span>/),
  ).not.toBeNull();
  expect(html).toMatch(/<a [^>]*href="\/cm_city"[^>]*><span>看方案/);
});
