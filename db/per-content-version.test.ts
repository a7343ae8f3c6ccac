import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { getTypeInfo } from "./queries/categories/categories";
import { sharedStore } from "./connection";
import { listNews } from "./queries/articles/news";
import { getProduct } from "./queries/products/product-details";
import { listProducts } from "./queries/products/products";
import { storeWithProducts } from "@/db/testing/products";
import { builtInBackground, perContentVersion } from "./per-content-version";

beforeEach(() => storeWithProducts([{ id: 101, title: "电容器", type: 201 }]));

const change = (statement: string) => sharedStore().exec(statement);

test("results are cached per input until content changes", () => {
  let read = 0;
  const double = perContentVersion(
    ({ value }: { value: number }) => {
      read++;
      return value * 2;
    },
    { keyOf: ({ value }) => value },
  );
  expect([double({ value: 2 }), double({ value: 2 }), double({ value: 3 })]).toEqual([4, 4, 6]);
  expect(read).toBe(2);
  change("UPDATE products SET title = '电抗器'");
  expect(double({ value: 2 })).toBe(4);
  expect(read).toBe(3);
});

test("the cache keeps no more than its limit", () => {
  let read = 0;
  const same = perContentVersion(
    (value: number) => {
      read++;
      return value;
    },
    { most: 2 },
  );
  for (const value of [1, 2, 3, 4, 1]) same(value);
  expect(read).toBe(5);
});

test("a failed computation is tried again", () => {
  let works = false;
  const read = perContentVersion((value: number) => {
    if (!works) throw new Error("locked");
    return value;
  });
  expect(() => read(1)).toThrow("locked");
  works = true;
  expect(read(1)).toBe(1);
});

test("details, lists, counts and introductions show an editor's change at once", () => {
  expect(getProduct(101)?.title).toBe("电容器");
  expect(listProducts({ type: 33, page: 1, limit: 12 })).toMatchObject({ total: 1 });
  expect(getTypeInfo(33)).toBeUndefined();
  expect(listNews({ page: 1, limit: 12 }).total).toBe(0);
  change("UPDATE products SET title = '电抗器'; INSERT INTO typeinfos (id, title) VALUES (33, '无功补偿')");
  change("INSERT INTO news (id, type, title) VALUES (1, 19, '新闻')");
  expect(getProduct(101)?.title).toBe("电抗器");
  expect(listProducts({ type: 33, page: 1, limit: 12 }).items[0]?.title).toBe("电抗器");
  expect(getTypeInfo(33)?.title).toBe("无功补偿");
  expect(listNews({ page: 1, limit: 12 })).toMatchObject({ total: 1, items: [{ id: 1 }] });
  change("DELETE FROM products");
  expect(getProduct(101)).toBeUndefined();
  expect(listProducts({ type: 33, page: 1, limit: 12 })).toEqual({ items: [], total: 0 });
});

test("a background build that is fast returns the new result, a slow one the previous result", async () => {
  let taking = Promise.resolve();
  let finish = () => {};
  let built = 0;
  const { recent: read } = builtInBackground("slow", async () => {
    const value = ++built;
    await taking;
    return value;
  });
  expect(await read()).toBe(1);
  change("UPDATE products SET title = '电抗器'");
  expect(await read()).toBe(2);
  taking = new Promise<void>((resolve) => (finish = resolve));
  change("UPDATE products SET title = '电容器'");
  const both = [read(), read()];
  expect(await Promise.all(both)).toEqual([2, 2]);
  finish();
  await expect.poll(read).toBe(3);
  expect(built).toBe(3);
});

test("a change during a build is not missed", async () => {
  let built = 0;
  const { recent: read } = builtInBackground("changed", async () => {
    const value = ++built;
    await sleep(50);
    return value;
  });
  const first = read();
  await sleep(10);
  change("UPDATE products SET title = '电抗器'");
  expect([await first, await read(), built]).toEqual([2, 2, 2]);
});
