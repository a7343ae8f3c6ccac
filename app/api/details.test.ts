import { beforeEach, describe, expect, test } from "vitest";
import { storeWithProducts } from "@/db/testing/products";
import { POST as news } from "./News/getDetail/route";
import { GET as categories } from "./Product/getCategory/route";
import { POST as product } from "./Product/getDetail/route";
import { POST as solution } from "./Resolve/getDetail/route";
import { call } from "./test-call";
import { POST as typeinfo } from "./Typeinfo/getDetail/route";

beforeEach(() => {
  const store = storeWithProducts([{ id: 7, title: "智能电容器", type: 301 }]);
  store.exec(`
    INSERT INTO news (id, type, title, image, maincontent, createtime)
      VALUES (7, 19, '新闻', '/media/n.webp', '<p>正文</p>', '2026-11-20 09:00:00');
    INSERT INTO solutions (id, type, title, image, images, maincontent)
      VALUES (7, 17, '智慧城市', '/media/s.webp', '/media/1.webp,/media/2.webp,/media/3.webp', '<p>方案</p>');
    INSERT INTO typeinfos (id, title, measure) VALUES (33, '电容补偿', '电压');
    INSERT INTO typeinfos (id, title) VALUES (301, '共补');
  `);
});

const PRODUCT_KEYS = [
  "id type typename title image images displaymode basicfunction optionalfunction shapesize openingsize",
  "Installationmethod deepin applicationscope maincontent wirecontent",
];
const keysOf = (text: string) => text.split(" ").sort();

describe.each([
  [
    "news",
    news,
    7,
    keysOf("id title maincontent createtime image"),
    { title: "新闻", createtime: "2026-11-20 09:00:00" },
  ],
  [
    "solution",
    solution,
    7,
    keysOf("id title image images maincontent"),
    { images: "/media/1.webp,/media/2.webp,/media/3.webp" },
  ],
  [
    "product",
    product,
    7,
    keysOf(PRODUCT_KEYS.join(" ")),
    { type: 301, typename: "共补", image: "/media/7-a.webp", images: "/media/7-a.webp, /media/7-b.webp" },
  ],
  [
    "type information",
    typeinfo,
    33,
    keysOf("id title description measure metering display communicatetype optional suit maincontent image"),
    { title: "电容补偿", measure: "电压" },
  ],
] as const)("%s", (_name, handler, id, keys, part) => {
  test("answers exactly the contract's fields", async () => {
    const { status, body } = await call(handler, { id: String(id) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 1, msg: "", data: { id, ...part } });
    expect(Object.keys(body.data).sort()).toEqual(keys);
  });

  test("takes the id as a JSON number too, and ignores what it does not know", async () => {
    const headers = { "content-type": "application/json" };
    expect((await call(handler, JSON.stringify({ id, more: [1] }), { headers })).body.code).toBe(1);
  });

  test.each(["0", "999", "99999999999999999999"])("id %s is of nothing", async (none) => {
    expect((await call(handler, { id: none })).body).toEqual({ code: 0, msg: "内容不存在", data: null });
  });

  test.each<Record<string, string>>([
    {},
    { id: "" },
    { id: "abc" },
    { id: "-1" },
    { id: "7.0" },
    { id: "7 " },
    { id: "7e0" },
    { id: "7,8" },
  ])("%j is refused", async (fields: Record<string, string>) => {
    expect((await call(handler, fields)).body).toEqual({ code: 0, msg: "参数错误", data: null });
  });
});

test("the category tree has three levels, empty lists where nothing is below, the editors' order", async () => {
  const { body } = await call(categories, undefined, { method: "GET" });
  expect(body).toEqual({
    code: 1,
    msg: "",
    data: [
      {
        id: 33,
        name: "电容补偿",
        pid: 0,
        lists: [{ id: 201, name: "智能电容", pid: 33, listss: [{ id: 301, name: "共补", pid: 201 }] }],
      },
      { id: 35, name: "谐波抑制", pid: 0, lists: [{ id: 202, name: "有源滤波", pid: 35, listss: [] }] },
    ],
  });
});

test("the category tree follows the store at once", async () => {
  const store = storeWithProducts([]);
  await call(categories, undefined, { method: "GET" });
  store.exec("INSERT INTO categories (id, pid, name, sort) VALUES (49, 0, '智能电表', 99)");
  const { body } = await call(categories, undefined, { method: "GET" });
  expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual([49, 33, 35]);
});
