import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import type { Post } from "@/db/queries/board/thread";
import { CLOSED_PAGES } from "@/lib/links/closed-pages";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { PostPage } from "./post-page";
import { SpeakPage } from "./speak-page";

const settings = testSettings();

const SMS = {
  ...{ SMS_ACCESS_KEY_ID: "id", SMS_ACCESS_KEY_SECRET: "secret" },
  ...{ SMS_SIGN_NAME: "澜衡电气", SMS_TEMPLATE_CODE: "SMS_0001" },
};
beforeEach(() => {
  for (const name of Object.keys(settings)) delete settings[name];
});

const PRODUCT = { id: 7, model: "LH-A", title: "控制器" };
const POST: Post = {
  ...{ id: 5, kind: "speak", title: "电容柜旁边有变频器", content: "正文", username: "王工" },
  ...{ createtime: "2026-11-24 12:00:00", product_id: 7, model: "LH-A", replies: 0, answered: 0 },
  ...{ links: [], isSeed: true },
};

/** The targets of a page's buttons, by their labels. */
function buttons(page: React.ReactElement) {
  const html = renderToStaticMarkup(page);
  const found = html.matchAll(/<a [^>]*href="(\/(?:contact|Posted)[^"]*)"[^>]*>(.*?)<\/a>/g);
  return Object.fromEntries(
    [...found].map(([, href = "", words = ""]) => [
      words.replace(/<[^>]*>/g, ""),
      decodeURIComponent(href.replaceAll("&amp;", "&")),
    ]),
  );
}
const list = (product?: typeof PRODUCT) => (
  <SpeakPage
    choice={{ kind: "speak", searched: "" }}
    page={1}
    found={{ items: [], total: 0 }}
    families={[]}
    product={product}
    isWaiting={false}
  />
);
const shown = (post: Post) => <PostPage post={post} replies={[]} models={new Map()} near={[]} />;

test("where members can sign in, links to ask or answer open the board's form, for the product or question", () => {
  Object.assign(settings, SMS);
  expect(buttons(list(PRODUCT))).toEqual({
    提问: "/Posted?product=7",
    写手记: "/Posted?kind=note&product=7",
  });
  expect(buttons(shown(POST))).toEqual({ 继续提问: "/Posted?product=7" });
  expect(buttons(shown({ ...POST, isSeed: false }))).toEqual({ 回答这个问题: "/Posted?speak=5" });
});

test("where nobody can sign in, they open the contact form with the subject, and the list promises no answers of members", () => {
  expect(buttons(list())).toEqual({ 在线咨询: "/contact" });
  expect(buttons(list(PRODUCT))).toEqual({ 在线咨询: "/contact?product=7" });
  const html = renderToStaticMarkup(list());
  for (const promise of [PAGE_TEXTS.questions.members, CLOSED_PAGES.posted.text])
    expect(html).not.toContain(promise);
  expect(buttons(shown(POST))).toEqual({ 在线咨询: `/contact?about=${POST.title}&product=7` });
  expect(buttons(shown({ ...POST, isSeed: false }))).toEqual({ 在线咨询: `/contact?about=${POST.title}` });
});
