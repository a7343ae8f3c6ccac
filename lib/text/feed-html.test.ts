import { expect, test } from "vitest";
import { feedHtml } from "./feed-html";

test("a feed reader gets the text with absolute addresses, and nothing that only works on the page", () => {
  const html =
    '<p>见<a href="/newdetail/1001">产品</a>与<a href="https://a.example/x">标准</a></p>' +
    '<img src="/media/x.webp" alt="柜体"><iframe src="https://player.bilibili.com/player.html"></iframe>' +
    "<table><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>";
  expect(feedHtml(html, "https://site.example")).toBe(
    '<p>见<a href="https://site.example/newdetail/1001">产品</a>与<a href="https://a.example/x">标准</a></p>' +
      '<img src="https://site.example/media/x.webp" alt="柜体" />' +
      "<table><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>",
  );
});
