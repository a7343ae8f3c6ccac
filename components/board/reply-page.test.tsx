import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReplyPage } from "./reply-page";

const NONE = { items: [], total: 0 };
const question = {
  ...{ id: 7, title: "电抗率怎么选", content: "现场有变频器", createtime: "2026-11-20 09:00:00" },
  ...{ product_id: 0, model: "", state: "public" as const, reason: "" },
};
const shown = (total: number, page = 1) =>
  renderToStaticMarkup(
    <ReplyPage
      username="王工"
      result={undefined}
      page={{ page, limit: 100 }}
      questions={{ items: [question], total }}
      {...{ toMe: NONE, notes: NONE, replies: NONE, followed: NONE }}
    />,
  );

test("a member with more than a hundred questions is led to the older ones", () => {
  expect(shown(101)).toContain('href="/Reply?page=2"');
  expect(shown(101, 2)).toContain('href="/Reply"');
  expect(shown(101, 2)).toContain("电抗率怎么选");
});

test("a member with few is shown no pages", () => {
  expect(shown(100)).not.toContain("page=2");
});

test("an excerpt of a text has no list or code marks", () => {
  const content = "现场有变频器\n\n- 变压器 1000 kVA\n- 电容器 450 V\n\n```\n01 03\n```";
  const page = renderToStaticMarkup(
    <ReplyPage
      username="王工"
      result={undefined}
      page={{ page: 1, limit: 100 }}
      questions={{ items: [{ ...question, content }], total: 1 }}
      {...{ toMe: NONE, notes: NONE, replies: NONE, followed: NONE }}
    />,
  );
  expect(page).toContain("现场有变频器 · 变压器 1000 kVA · 电容器 450 V 01 03<");
});
