import { z } from "zod";
import { MAX_SUGGESTIONS } from "@/lib/constants";
import { RESOURCE_KINDS } from "@/lib/downloads/resources";
import { SUGGESTED_KINDS } from "@/lib/links/search-address";
import { createtime, html, id, image, images, pageOf, title, whole, words } from "./answer-parts";

// What the calls answer as `data` (CONTRACT §1), in the API's own spellings. The descriptions are for /openapi.json
// and /developers.

export const category = z.object({
  id,
  name: words("名称"),
  pid: whole("上级分类的编号，第一级为 0"),
});

export const categoryTree = z.array(
  category.extend({
    lists: z
      .array(category.extend({ listss: z.array(category).describe("第三级") }))
      .describe("第二级；没有下级时为空"),
  }),
);

export const typeInfo = z.object({
  id,
  title,
  description: words("简介"),
  measure: words("测量"),
  metering: words("计量"),
  display: words("显示"),
  communicatetype: words("通信方式"),
  optional: words("可选功能"),
  suit: words("适用场合"),
  maincontent: html("选型说明"),
  image,
});

export const productItem = z.object({ id, title, image, basicfunction: words("基本功能") });
export const productPage = pageOf(productItem);

export const productDetail = z.object({
  id,
  type: whole("所属分类的编号"),
  typename: words("所属分类的名称"),
  title,
  image: words("第一张图片"),
  images,
  displaymode: words("显示方式"),
  basicfunction: words("基本功能"),
  optionalfunction: words("可选功能"),
  shapesize: words("外形尺寸"),
  openingsize: words("开孔尺寸"),
  Installationmethod: words("安装方式"),
  deepin: words("安装深度"),
  applicationscope: words("适用范围"),
  maincontent: html("产品概述"),
  wirecontent: html("接线方式；没有则为空"),
});

export const resourcePage = pageOf(
  z.object({
    id: words("资料的编号，不重复"),
    title: words("名称，含格式"),
    kind: z.enum(RESOURCE_KINDS).describe("种类"),
    product_id: whole("产品的编号；不属于产品则为 0"),
    model: words("产品的型号；没有则为空"),
    size: z.int().nonnegative().nullable().describe("大小的上限，KB；不知道则为空"),
    date: words("版本的日期；没有则为空"),
    url: words("地址：本站路径，或 http(s) 开头的完整地址"),
  }),
);

/** A solution or case in a list. */
export const card = z.object({ id, title, image });
export const cardPage = pageOf(card);
export const solutionDetail = z.object({ id, title, image, images, maincontent: html("正文") });

export const newsItem = z.object({ id, title, image, createtime });
export const newsPage = pageOf(newsItem);
export const newsDetail = z.object({ id, title, maincontent: html("正文"), createtime, image });

export const picture = z.object({ id, image, title });
export const galleryPage = pageOf(picture);
export const honour = z.object({ id, image, tilte: words("标题（字段名如此拼写）") });
export const honourPage = pageOf(honour);

export const suggestion = z.object({
  kind: z
    .enum(["pages", ...SUGGESTED_KINDS])
    .describe(
      "种类：pages 按名称找到的页面，products 产品，families 产品系列，solutions 解决方案，news 新闻",
    ),
  text: words("显示的文字：产品为型号与名称，其他为标题或页面的名称"),
  url: words("页面的地址：本站路径"),
  note: words("按参数找到的产品才有：符合的参数，或缺哪一项").optional(),
  image: words("按参数找到的产品才有：小图的地址").optional(),
  avif: words("同一张图的 AVIF，更小").optional(),
});
export const suggestions = z
  .array(suggestion)
  .max(MAX_SUGGESTIONS)
  .describe("搜索建议，按种类排列；没有时为空");

export const user = z.object({ username: words("用户名；没有这位用户时为空") });

export const health = z.literal("ok").describe("正常");
export const readiness = z.object({
  status: health,
  backup_age_seconds: z
    .number()
    .min(0)
    .nullable()
    .describe("最近一次核对过的备份距今的秒数；没有备份为 null"),
  damaged_logs: whole("数据库旁边保留的损坏日志数，每一个都带走过改动"),
});
