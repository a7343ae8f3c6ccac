import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleGrid } from "./article-grid";

const item = (fields: object) => ({
  ...{ id: 1, title: "7%还是14%", image: "", createtime: "2026-01-01 08:00:00" },
  ...{ excerpt: "三步选定电抗率。", keyPart: "<table><tbody><tr><td>189\u00a0Hz</td></tr></tbody></table>" },
  ...fields,
});
const shown = (fields = {}) => renderToStaticMarkup(<ArticleGrid items={[item(fields)]} headingLevel={2} />);

test("an industry card is read in place: its first paragraph, and its table under 要点; nothing is to be pressed but that", () => {
  const html = shown();
  expect(html).toContain(">三步选定电抗率。</p>");
  expect(html).toMatch(/<details[^>]*><summary>要点.*<td>189\u00a0Hz<\/td>.*<\/details>/s);
  expect(html).not.toContain("<a ");
});

test("an article without a table or a list has no 要点", () => {
  expect(shown({ keyPart: "" })).not.toContain("<details");
});
