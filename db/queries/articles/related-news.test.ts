import { beforeEach, expect, test } from "vitest";
import { db } from "@/db/client";
import { news } from "@/db/schema";
import { emptyStore } from "@/db/testing/store";
import { NEWS_TYPE } from "@/lib/constants";
import { SITE } from "@/lib/site";
import { relatedNews } from "./related-news";

beforeEach(() => void emptyStore());

type Fields = Partial<typeof news.$inferInsert>;
const article = (id: number, title: string, fields: Fields = {}) => ({
  ...{ id, type: NEWS_TYPE.company, title, createtime: `2026-01-${String(id).padStart(2, "0")} 09:00:00` },
  ...fields,
});
const add = (...articles: (typeof news.$inferInsert)[]) => void db().insert(news).values(articles).run();
const idsFor = async (asked: ReturnType<typeof article>, products: { id: number; model: string }[] = []) =>
  (await relatedNews({ subject: "", ...asked }, products)).map(({ id }) => id);

test("beside an article are those of its subject, of company and industry, newest first", async () => {
  const drill = article(1, "触电与初期火灾演练", { subject: "safety" });
  add(
    drill,
    article(2, "实操比武", { subject: "safety" }),
    article(3, "剩余电流监测", { subject: "safety", type: NEWS_TYPE.industry }),
    article(4, "电价调整", { subject: "policy", type: NEWS_TYPE.industry }),
    article(5, "新春开工"),
  );
  expect(await idsFor(drill)).toEqual([3, 2]);
});

test("a phrase of the title or several products in common relate articles of other subjects, after those of the same", async () => {
  const asked = article(1, "混合补偿模块批量供货", { subject: "reactive-power" });
  const products = [
    { id: 70, model: "LH-A" },
    { id: 71, model: "LH-B" },
  ];
  add(
    asked,
    article(2, "混合补偿怎么分", { subject: "distribution" }),
    article(3, "电费", { subject: "reactive-power" }),
    article(4, "数据中心", { maincontent: "LH-A与LH-B" }),
    article(5, "一处提到", { maincontent: "LH-A" }),
    article(6, "台区", { subject: "reactive-power", maincontent: "LH-A" }),
  );
  expect(await idsFor(asked, products)).toEqual([6, 3, 4, 2]);
});

test("the maker's name or short words alone do not relate articles, nor an article to itself", async () => {
  const asked = article(1, `${SITE.brand}完成试验`);
  add(asked, article(2, `${SITE.brand}参加展会`), article(3, "型式试验完成"));
  expect(await idsFor(asked)).toEqual([]);
});

test("at most four are shown", async () => {
  const many = Array.from({ length: 9 }, (_, at) => article(at + 1, `第${at}篇`, { subject: "policy" }));
  add(...many);
  expect(await idsFor(many[0]!)).toEqual([9, 8, 7, 6]);
});
