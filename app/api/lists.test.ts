import { beforeEach, describe, expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import { POST as banners } from "./Banner/getList/route";
import { POST as cases } from "./Example/getList/route";
import { POST as factory } from "./Factory/getList/route";
import { POST as honours } from "./Honor/getList/route";
import { POST as leaders } from "./Leader/getList/route";
import { POST as news } from "./News/getList/route";
import { POST as products } from "./Product/getList/route";
import { POST as solutions } from "./Resolve/getList/route";
import { call } from "./test-call";

const typed = { news: "type", cases: "type", solutions: "type", honours: "type" } as const;

/** Name of the table, handler, default limit, keys of an item, one of its types. */
const LISTS = [
  ["products", products, 12, ["id", "title", "image", "basicfunction"], 33],
  ["solutions", solutions, 12, ["id", "title", "image"], 17],
  ["cases", cases, 12, ["id", "title", "image"], 27],
  ["news", news, 12, ["id", "title", "image", "createtime"], 19],
  ["honours", honours, 8, ["id", "image", "tilte"], 55],
  ["banners", banners, 14, ["id", "image", "title"], undefined],
  ["factory", factory, 12, ["id", "image", "title"], undefined],
  ["leaders", leaders, 12, ["id", "image", "title"], undefined],
] as const;

type ListData = {
  data: Record<string, unknown>[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
};

function fill(table: string, rows: { id: number; sort?: number; createtime?: string; type?: number }[]) {
  const store = emptyStore();
  const title = table === "honours" ? "tilte" : "title";
  const hasType = table in typed || table === "products";
  store.exec("INSERT INTO categories (id, pid, name) VALUES (33, 0, '电容'), (35, 0, '谐波')");
  for (const { id, sort = 0, createtime = "2026-01-01 08:00:00", type } of rows) {
    const typeOf = type ?? LISTS.find(([name]) => name === table)?.[4];
    const columns = `id, ${title}, sort, createtime${hasType ? ", type" : ""}`;
    store
      .prepare(`INSERT INTO ${table} (${columns}) VALUES (?, ?, ?, ?${hasType ? ", ?" : ""})`)
      .run(id, `标题${id}`, sort, createtime, ...(hasType ? [typeOf] : []));
  }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

describe.each(LISTS)("%s", (table, handler, size, keys, type) => {
  const list = async (fields: Record<string, string> = {}) => (await call(handler, fields)).body;
  const data = async (fields: Record<string, string> = {}) => (await list(fields)).data as ListData;
  const ids = async (fields: Record<string, string> = {}) => (await data(fields)).data.map(({ id }) => id);

  beforeEach(() => fill(table, many(30)));

  test("answers items of exactly the contract's fields, and the figures of the page", async () => {
    const answer = await call(handler, {});
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(["code", "msg", "data"]);
    expect(answer.body).toMatchObject({ code: 1, msg: "" });
    const { data: items, ...figures } = answer.body.data as ListData;
    expect(Object.keys(answer.body.data)).toEqual(["data", "total", "per_page", "current_page", "last_page"]);
    expect(figures).toEqual({ total: 30, per_page: size, current_page: 1, last_page: Math.ceil(30 / size) });
    expect(items).toHaveLength(size);
    for (const item of items) expect(Object.keys(item).sort()).toEqual([...keys].sort());
  });

  test("empty page and limit count as absent; no body at all too", async () => {
    expect(await data({ page: "", limit: "" })).toMatchObject({ per_page: size, current_page: 1 });
    expect((await call(handler)).body).toMatchObject({ code: 1 });
  });

  test("pages neither repeat nor skip, whatever the limit", async () => {
    const seen = [];
    for (let page = 1; page <= 5; page++) seen.push(...(await ids({ page: String(page), limit: "7" })));
    expect(seen).toEqual(
      many(30)
        .map(({ id }) => id)
        .reverse(),
    );
    expect(await ids({ limit: "100" })).toHaveLength(30);
    expect(await ids({ limit: "1", page: "30" })).toEqual([1]);
  });

  test.each(["31", "1000000000", "9007199254740991", "99999999999999999999999"])(
    "page %s is past the end: an empty success with the right total",
    async (page) => {
      expect(await list({ page })).toMatchObject({ code: 1, data: { data: [], total: 30 } });
    },
  );

  test.each(["0", "-1", "1.5", "abc", "1e3", "+1", " 1", "１", "0x1", "null", "NaN"])(
    "page %j is refused",
    async (page) => {
      expect(await list({ page })).toEqual({ code: 0, msg: "参数错误", data: null });
    },
  );

  test.each(["0", "-1", "101", "1.5", "abc", "1e1", "999999999999999999999"])(
    "limit %j is refused",
    async (limit) => {
      expect(await list({ limit })).toEqual({ code: 0, msg: "参数错误", data: null });
    },
  );

  test("order is the editors' sort, then newest, then id, all descending", async () => {
    fill(table, [
      { id: 1, sort: 5 },
      { id: 2, createtime: "2026-03-01 08:00:00" },
      { id: 3, createtime: "2026-02-01 08:00:00" },
      { id: 4, createtime: "2026-02-01 08:00:00" },
      { id: 5, sort: -1, createtime: "2027-01-01 08:00:00" },
    ]);
    expect(await ids()).toEqual([1, 2, 4, 3, 5]);
    expect(await ids({ limit: "2", page: "2" })).toEqual([4, 3]);
  });

  if (type === undefined) {
    test("has no types: whatever is sent as one is ignored", async () => {
      expect(await data({ type: "abc" })).toMatchObject({ total: 30 });
    });
  } else {
    test("type chooses; empty or absent is all, one that nothing has is empty, no number is refused", async () => {
      fill(table, [...many(3), { id: 9, type: type + 2 }]);
      expect(await ids({ type: String(type) })).toEqual([3, 2, 1]);
      expect(await ids({ type: "" })).toEqual([9, 3, 2, 1]);
      for (const none of ["0", "999", "99999999999999999999"])
        expect(await data({ type: none })).toMatchObject({ data: [], total: 0, last_page: 1 });
      for (const wrong of ["abc", "1.5", "-1", `${type},1`])
        expect(await list({ type: wrong })).toEqual({ code: 0, msg: "参数错误", data: null });
    });
  }
});

test("news carry the China time of the store as it is", async () => {
  fill("news", [{ id: 1, createtime: "2026-11-20 09:30:00" }]);
  const { data } = (await call(news, {})).body.data as ListData;
  expect(data[0]).toMatchObject({ createtime: "2026-11-20 09:30:00" });
});
