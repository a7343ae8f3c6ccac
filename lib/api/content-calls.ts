import { z } from "zod";
import { FAMILY_IDS, MAX_TITLE, PAGE_SIZE } from "@/lib/constants";
import { RESOURCE_KINDS } from "@/lib/downloads/resources";
import {
  emptyIsAbsent,
  idInput,
  listInput,
  titleInput,
  typedListInput,
  wholeNumber,
} from "@/lib/http/params";
import { COMBINED, GALLERIES } from "@/lib/links/section-lists";
import * as answers from "./call-answers";

type Part = { type: number; label: string };

/** A list with several types, one of which is the example. */
const typedList = (size: number, parts: readonly Part[]) => ({
  input: z.object(typedListInput(size, parts.map(({ type, label }) => `${type} ${label}`).join("，"))),
  example: { type: parts[0]?.type ?? 0, limit: 1 },
});
const list = (size: number) => ({ input: z.object(listInput(size)), example: { limit: 1 } });
const POST = { method: "POST" } as const;

/**
 * Calls that only read content, with input and answer. Only these are cached (server/response-cache.ts), by their parsed input,
 * as their answers are the same for everybody until the content changes. This is also their order in the API document; the
 * `example` of a detail is the first item of the named list.
 */
export const CONTENT_CALLS = {
  "/api/Product/getCategory": {
    group: "product",
    method: "GET",
    title: "产品分类树",
    input: z.object({}),
    answer: answers.categoryTree,
    example: {},
  },
  "/api/Product/getList": {
    group: "product",
    ...POST,
    title: "产品列表与标题搜索",
    input: z.object({
      ...typedListInput(PAGE_SIZE.products, "产品分类的编号，含其下各级"),
      title: titleInput(MAX_TITLE),
    }),
    answer: answers.productPage,
    example: { type: FAMILY_IDS[0], limit: 1 },
  },
  "/api/Product/getDetail": {
    group: "product",
    ...POST,
    title: "产品详情",
    input: idInput("产品的编号"),
    answer: answers.productDetail,
    example: "/api/Product/getList",
  },
  "/api/Resources/getList": {
    group: "product",
    ...POST,
    title: "资料列表",
    note: "与资料下载页面相同：各产品的数据页、图纸与寄存器表在前，其次是产品目录数据与证书。size 是大小的上限。",
    input: z.object({
      ...typedListInput(PAGE_SIZE.downloads, "产品分类的编号，含其下各级"),
      product: z.preprocess(emptyIsAbsent, wholeNumber().optional()).describe("产品的编号；不填为全部"),
      kind: z
        .preprocess(emptyIsAbsent, z.enum(RESOURCE_KINDS).optional())
        .describe(
          "种类：datasheet 数据页，drawing 图纸，registers 寄存器表，catalogue 产品目录数据，certificate 证书；不填为全部",
        ),
    }),
    answer: answers.resourcePage,
    example: { limit: 1 },
  },
  "/api/Typeinfo/getDetail": {
    group: "product",
    ...POST,
    title: "产品分类介绍",
    input: idInput("产品分类的编号"),
    answer: answers.typeInfo,
    example: "/api/Product/getCategory",
  },
  "/api/Resolve/getList": {
    group: "solution",
    ...POST,
    title: "解决方案列表",
    ...typedList(PAGE_SIZE.solutions, COMBINED.solutions.parts),
    answer: answers.cardPage,
  },
  "/api/Resolve/getDetail": {
    group: "solution",
    ...POST,
    title: "解决方案详情",
    input: idInput("解决方案的编号"),
    answer: answers.solutionDetail,
    example: "/api/Resolve/getList",
  },
  "/api/Example/getList": {
    group: "solution",
    ...POST,
    title: "工程案例列表",
    ...typedList(PAGE_SIZE.cases, COMBINED.cases.parts),
    answer: answers.cardPage,
  },
  "/api/News/getList": {
    group: "news",
    ...POST,
    title: "新闻列表",
    ...typedList(PAGE_SIZE.news, COMBINED.news.parts),
    answer: answers.newsPage,
  },
  "/api/News/getDetail": {
    group: "news",
    ...POST,
    title: "新闻正文",
    input: idInput("新闻的编号"),
    answer: answers.newsDetail,
    example: "/api/News/getList",
  },
  "/api/Banner/getList": {
    group: "company",
    ...POST,
    title: "轮播图列表",
    ...list(PAGE_SIZE.banners),
    answer: answers.galleryPage,
  },
  "/api/Factory/getList": {
    group: "company",
    ...POST,
    title: `${GALLERIES.factory.label}图片列表`,
    ...list(PAGE_SIZE.factory),
    answer: answers.galleryPage,
  },
  "/api/Leader/getList": {
    group: "company",
    ...POST,
    title: `${GALLERIES.leaders.label}图片列表`,
    ...list(PAGE_SIZE.leaders),
    answer: answers.galleryPage,
  },
  "/api/Honor/getList": {
    group: "company",
    ...POST,
    title: `${COMBINED.honours.label}列表`,
    ...typedList(PAGE_SIZE.honours, COMBINED.honours.parts),
    answer: answers.honourPage,
  },
} as const;

export type ContentPath = keyof typeof CONTENT_CALLS;
export type ContentInput<Path extends ContentPath> = z.infer<(typeof CONTENT_CALLS)[Path]["input"]>;

export const isContentPath = (path: string): path is ContentPath => Object.hasOwn(CONTENT_CALLS, path);
