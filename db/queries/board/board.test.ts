import { expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import { hasUnanswered, listOpenedPosts, listPosts } from "./board";

const asked = { kind: "speak", page: 1, limit: 10 } as const;

function store() {
  const made = emptyStore();
  const write = (sql: string) => made.exec(sql);
  write(
    "INSERT INTO members (id, phone, username, createtime, seen, notice) VALUES (1, '13800138000', '王工', '2026-01-01', '2026-01-01', '1')",
  );
  write(`INSERT INTO posts (id, kind, title, content, member, username, createtime, token, state) VALUES
    (100001, 'speak', '电容柜过热', '柜门打不开', 1, '王工', '2026-01-02T00:00:00Z', 'a', 'public'),
    (100002, 'speak', '仪表不通', '三只表', 1, '王工', '2026-01-03T00:00:00Z', 'b', 'public')`);
  write(`INSERT INTO replies (id, post, content, member, username, createtime, token, state, staff) VALUES
    (1, 100001, '先查风机。再查滤网。', 1, '王工', '2026-01-04T00:00:00Z', 'c', 'public', 0),
    (2, 100001, '原因是 LH-Fan 停转：', 1, '王工', '2026-01-05T00:00:00Z', 'd', 'public', 1),
    (3, 100002, '隐藏的答案', 1, '王工', '2026-01-05T00:00:00Z', 'e', 'hidden', 1)`);
}

test("the page finds a question by its text and public answers, and shows the beginning of the first answer; the API searches titles only", () => {
  store();
  const found = (title: string) => listOpenedPosts({ ...asked, title }).items.map(({ id }) => id);
  expect(found("过热")).toEqual([100001]);
  expect(found("柜门")).toEqual([100001]);
  expect(found("ＬＨ-fan")).toEqual([100001]);
  expect(found("隐藏")).toEqual([]);
  expect(listPosts({ ...asked, title: "柜门" }).total).toBe(0);
  expect(listOpenedPosts(asked).items.map(({ opening }) => opening)).toEqual(["", "原因是 LH-Fan 停转……"]);
  expect(Object.keys(listPosts(asked).items[0] ?? {})).not.toContain("opening");
  expect(hasUnanswered()).toBe(true);
});
