import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { listNews } from "@/db/queries/articles/news";
import { emptyStore } from "@/db/testing/store";

const ROWS = 1730;

beforeEach(() => {
  const insert = emptyStore().prepare(
    "INSERT INTO news (id, type, title, sort, createtime) VALUES (?, ?, ?, ?, ?)",
  );
  for (let id = 1; id <= ROWS; id++)
    insert.run(id, id % 3 ? 19 : 21, `新闻${id}`, id % 5 ? 0 : 1, `2026-0${1 + (id % 9)}-01 08:00:00`);
});

/** All ids in the order of the contract. */
const ordered = (type: string) =>
  sharedStore()
    .prepare(`SELECT id FROM news WHERE ${type} ORDER BY sort DESC, createtime DESC, id DESC`)
    .pluck()
    .all();

const idsOf = (page: number, limit: number, type?: number) =>
  listNews({ page, limit, type }).items.map(({ id }) => id);

test("pages read forwards, backwards and at random have every row once, in order", () => {
  const all = ordered("1");
  const pages = Array.from({ length: Math.ceil(ROWS / 12) }, (_, at) => at + 1);
  const mixed = pages.map((page) => ((page * 61) % pages.length) + 1);
  for (const walk of [[...pages].reverse(), pages, mixed]) {
    sharedStore().exec("UPDATE content_version SET version = version + 1");
    for (const page of walk) expect(idsOf(page, 12)).toEqual(all.slice((page - 1) * 12, page * 12));
  }
});

test("a type has its own pages", () => {
  const all = ordered("type = 21");
  for (const page of [1, 9, 40, 49])
    expect(idsOf(page, 12, 21)).toEqual(all.slice((page - 1) * 12, page * 12));
  expect(listNews({ page: 1, limit: 12, type: 21 }).total).toBe(all.length);
  expect(listNews({ page: 1, limit: 12, type: 5 })).toEqual({ items: [], total: 0 });
});

test("a page past the end is empty and has the total", () => {
  expect(listNews({ page: 1_000_000, limit: 100 })).toEqual({ items: [], total: ROWS });
});

test("a deep page shows a change of content at once", () => {
  expect(idsOf(100, 12)).toEqual(ordered("1").slice(1188, 1200));
  sharedStore().exec("DELETE FROM news WHERE id IN (5, 10, 15)");
  expect(idsOf(100, 12)).toEqual(ordered("1").slice(1188, 1200));
  expect(listNews({ page: 1, limit: 12 }).total).toBe(ROWS - 3);
});
